import { type RefObject, useEffect } from 'react'

/** Pixels from the top of the screen. */
interface Span {
  readonly top: number
  readonly bottom: number
}

/**
 * How far to scroll so that what has appeared can be read: its lower end first,
 * but never its beginning out of view.
 * @param clear what nothing covers, neither header nor bars nor a toast
 */
export const scrollDistance = (shown: Span, clear: Span): number =>
  Math.max(0, Math.min(shown.bottom - clear.bottom, shown.top - clear.top))

/**
 * What the form has to say about a request on its way (R41) stands under its
 * button, where bars and a toast lie over it: it is scrolled to. Somebody who
 * reads elsewhere on the page meanwhile is left there.
 * @param news changes when there is something new to see; null while there is nothing
 */
export function useScrollToMessage(
  form: RefObject<HTMLFormElement | null>,
  news: string | null,
): void {
  useEffect(() => {
    const element = form.current?.querySelector<HTMLElement>('.form-news')
    const button = form.current?.querySelector<HTMLElement>('button[type="submit"]')
    if (news === null || !element || !button) return
    const { top, bottom } = button.getBoundingClientRect()
    if (bottom < 0 || top > innerHeight) return
    const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(element)
    const clear = {
      top: parseFloat(scrollMarginTop),
      bottom: innerHeight - parseFloat(scrollMarginBottom),
    }
    const shown = {
      top: element.getBoundingClientRect().top,
      bottom: form.current?.getBoundingClientRect().bottom ?? 0,
    }
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollBy({ top: scrollDistance(shown, clear), behavior: isStill ? 'auto' : 'smooth' })
  }, [form, news])
}
