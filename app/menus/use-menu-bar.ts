import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { createMenuTiming, type MenuTiming } from './menu-timing.ts'
import { whenIdle } from './when-idle.ts'
import { WIDE_SCREEN } from './wide-screen.ts'

type MenuPanel = typeof import('./menu-panel.tsx').MenuPanel

/** A row of items of which some open menus. */
export interface MenuBar {
  /** Path of the item whose menu is open, or null. */
  readonly open: string | null
  /** True when the open menu is to take the focus. */
  readonly takesFocus: boolean
  readonly timing: MenuTiming
  /** Opens a menu at once; `takesFocus` for those who came by the arrow key. */
  readonly show: (item: string, takesFocus: boolean) => void
  /** Null until its chunk is there; until then items are plain links. */
  readonly Panel: MenuPanel | null
  /** Fetches the panels: somebody is about to need them. */
  readonly load: () => void
}

/** Which menu of a bar is open, from the pointer, the keyboard and the route (R22). */
export function useMenuBar(): MenuBar {
  const [wanted, setWanted] = useState<string | null>(null)
  const [focusIn, setFocusIn] = useState<string | null>(null)
  const [timing] = useState(() =>
    createMenuTiming((next) => {
      setWanted(next)
      setFocusIn(null)
    }),
  )
  const [panel, setPanel] = useState<{ MenuPanel: MenuPanel } | null>(null)
  const open = panel ? wanted : null

  const load = useCallback(() => {
    // A chunk lost on the way leaves the items what they were: links. The next touch tries again.
    import('./menu-panel.tsx').then(setPanel, () => undefined)
  }, [])

  const show = useCallback(
    (item: string, takesFocus: boolean) => {
      load()
      timing.show(item)
      setFocusIn(takesFocus ? item : null)
    },
    [load, timing],
  )

  useEffect(() => (matchMedia(WIDE_SCREEN).matches ? whenIdle(load) : undefined), [load])

  const { key } = useLocation()
  useEffect(() => timing.dismiss(), [timing, key])

  // Before the menu is painted: Escape may be pressed the moment that it is seen.
  useLayoutEffect(() => (open === null ? undefined : closeFromOutside(timing)), [open, timing])

  return {
    open,
    takesFocus: open !== null && focusIn === open,
    timing,
    show,
    Panel: panel?.MenuPanel ?? null,
    load,
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
