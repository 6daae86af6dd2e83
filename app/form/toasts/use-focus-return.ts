import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

/** Restores the previous focus of a keyboard user, on request and when the list is removed. */
export function useFocusReturn(list: RefObject<HTMLElement | null>) {
  const before = useRef<HTMLElement | null>(null)
  const [isFocused, setFocused] = useState(false)
  const restoreFocus = useCallback(() => before.current?.focus({ preventScroll: true }), [])

  useLayoutEffect(() => {
    const element = list.current
    return () => {
      if (element?.contains(document.activeElement)) restoreFocus()
    }
  }, [list, restoreFocus])

  return {
    /** False after a press, which moves the focus too. */
    isFocused,
    restoreFocus,
    onFocus({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
      setFocused(target.matches(':focus-visible'))
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        before.current = relatedTarget
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
      if (relatedTarget && currentTarget.contains(relatedTarget)) return
      setFocused(false)
    },
  }
}
