import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * Whoever came into the list by the keyboard gets the focus back where it was:
 * when they ask for it, and when the list goes away under them.
 */
export function useFocusReturn(list: RefObject<HTMLElement | null>) {
  const before = useRef<HTMLElement | null>(null)
  const [isHere, setHere] = useState(false)
  const giveBack = () => before.current?.focus({ preventScroll: true })

  useLayoutEffect(() => {
    const element = list.current
    return () => {
      if (element?.contains(document.activeElement)) giveBack()
    }
  }, [list])

  return {
    /** Not for a press that gives the focus on its way. */
    isHere,
    giveBack,
    onFocus({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
      setHere(target.matches(':focus-visible'))
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        before.current = relatedTarget
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
      if (relatedTarget && currentTarget.contains(relatedTarget)) return
      setHere(false)
    },
  }
}
