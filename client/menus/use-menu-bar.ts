import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { createMenuTiming, type MenuTiming } from './menu-timing.ts'

/** A row of items of which some open menus. */
export interface MenuBar {
  /** Path of the item whose menu is open, or null. */
  readonly open: string | null
  /** True when the open menu is to take the focus. */
  readonly takesFocus: boolean
  readonly timing: MenuTiming
  /** Opens a menu at once; `takesFocus` for those who came by the arrow key. */
  readonly show: (item: string, takesFocus: boolean) => void
}

/** Which menu of a bar is open, from the pointer and the keyboard. */
export function useMenuBar(): MenuBar {
  const [open, setOpen] = useState<string | null>(null)
  const [focusIn, setFocusIn] = useState<string | null>(null)
  const [timing] = useState(() =>
    createMenuTiming((next) => {
      setOpen(next)
      setFocusIn(null)
    }),
  )
  const show = useCallback(
    (item: string, takesFocus: boolean) => {
      timing.show(item)
      setFocusIn(takesFocus ? item : null)
    },
    [timing],
  )

  // A page that the browser keeps for the way back is found again with its menus shut.
  useEffect(() => {
    addEventListener('pagehide', timing.dismiss)
    return () => removeEventListener('pagehide', timing.dismiss)
  }, [timing])

  // Before the menu is painted: Escape may be pressed the moment that it is seen.
  useLayoutEffect(() => (open === null ? undefined : closeFromOutside(timing)), [open, timing])

  return {
    open,
    takesFocus: open !== null && focusIn === open,
    timing,
    show,
  }
}

/** Shuts the open menu on Escape, which gives the focus back, and on a press elsewhere. The result stops it. */
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
