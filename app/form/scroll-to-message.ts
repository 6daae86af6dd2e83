/** Vertical range, pixels from the top of the screen. */
interface Span {
  readonly top: number
  readonly bottom: number
}

/**
 * Returns how far to scroll to make a message readable: its lower end, but never its beginning out
 * of view.
 * @param clear area that is not covered by header, bars or a toast
 */
export const scrollDistance = (message: Span, clear: Span): number =>
  Math.max(0, Math.min(message.bottom - clear.bottom, message.top - clear.top))

/**
 * Scrolls to the form's message about the submission under its button, where bars and a toast
 * may cover it. Does not scroll while the visitor reads elsewhere on the page.
 * @param isReload true for a message about what happened before the page was loaded again: it is
 *   shown wherever the page is, unless the visitor has used the page since
 */
export function scrollToMessage(form: HTMLFormElement, isReload: boolean): void {
  const element = form.querySelector<HTMLElement>('.form-status')
  const button = form.querySelector<HTMLElement>('button[type="submit"]')
  if (!element || !button) return
  const { top, bottom } = button.getBoundingClientRect()
  if (isReload && !isPageUsed()) button.scrollIntoView({ block: 'center', behavior: 'instant' })
  else if (bottom < 0 || top > innerHeight) return
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(element)
  const clear = {
    top: parseFloat(scrollMarginTop),
    bottom: innerHeight - parseFloat(scrollMarginBottom),
  }
  const shown = {
    top: element.getBoundingClientRect().top,
    bottom: form.getBoundingClientRect().bottom,
  }
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollBy({ top: scrollDistance(shown, clear), behavior: reducesMotion ? 'auto' : 'smooth' })
}

/** Browsers without this property count as used, so that nothing moves. */
const isPageUsed = (): boolean => navigator.userActivation?.hasBeenActive ?? true
