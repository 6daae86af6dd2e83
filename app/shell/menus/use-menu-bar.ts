import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { createMenuTiming, type MenuTiming } from './menu-timing.ts'

/** Tracks which menu of a bar is open, from pointer and keyboard events. */
export function useMenuBar() {
  const [open, setOpen] = useState<string | null>(null)
  const [focusIn, setFocusIn] = useState<string | null>(null)
  const [timing] = useState(() =>
    createMenuTiming((next) => {
      setOpen(next)
      setFocusIn(null)
    }),
  )
  /** Opens a menu at once; `takesFocus` after the down arrow key. */
  const show = useCallback(
    (item: string, takesFocus: boolean) => {
      timing.show(item)
      setFocusIn(takesFocus ? item : null)
    },
    [timing],
  )

  // Menus are closed when the page is restored from the back/forward cache. Not when it is hidden:
  // see app/form/toasts/use-countdown.ts.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => void (persisted && timing.dismiss())
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [timing])

  // Before the paint, because Escape may be pressed as soon as the menu is visible.
  useLayoutEffect(() => (open === null ? undefined : closeFromOutside(timing)), [open, timing])

  return {
    /** Path of the item whose menu is open, or `null`. */
    open,
    /** True if the open menu takes the focus. */
    takesFocus: open !== null && focusIn === open,
    timing,
    show,
  }
}

export type MenuBar = ReturnType<typeof useMenuBar>

/**
 * Closes the open menu on Escape, which restores the focus, and on a press elsewhere. Returns a
 * function that stops listening.
 */
function closeFromOutside(timing: MenuTiming): () => void {
  const onPointerDown = ({ target }: PointerEvent) => {
    if (target instanceof Element && !target.closest('.menu-item[data-open]')) timing.dismiss()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    const focused = document.activeElement
    const item = focused?.closest('.menu-panel') ? focused.closest('.menu-item') : null
    item?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    timing.dismiss()
  }
  document.addEventListener('pointerdown', onPointerDown)
  document.addEventListener('keydown', onKeyDown)
  return () => {
    document.removeEventListener('pointerdown', onPointerDown)
    document.removeEventListener('keydown', onKeyDown)
  }
}
