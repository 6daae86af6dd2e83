import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { createMenuTiming, type MenuTiming } from './menu-timing.ts'
import { WIDE_SCREEN } from './wide-screen.ts'
import { whenIdle } from './when-idle.ts'

type MenuPanel = typeof import('./menu-panel.tsx').MenuPanel

/** A row of items of which some open menus. */
export interface MenuBar {
  readonly ref: RefObject<HTMLDivElement | null>
  /** Path of the item whose menu is open, or null. */
  readonly open: string | null
  readonly timing: MenuTiming
  /** Null until its chunk is there; until then items are plain links. */
  readonly Panel: MenuPanel | null
  /** Fetches the panels: somebody is about to need them. */
  readonly load: () => void
  /** Set when a menu that opens is to take the focus. */
  readonly takesFocus: RefObject<boolean>
}

/** Which menu of a bar is open, from the pointer, the keyboard and the route (R22). */
export function useMenuBar(): MenuBar {
  const [wanted, setWanted] = useState<string | null>(null)
  const [timing] = useState(() => createMenuTiming(setWanted))
  const [panel, setPanel] = useState<{ MenuPanel: MenuPanel } | null>(null)
  const ref = useRef<HTMLDivElement>(null)
  const takesFocus = useRef(false)
  const open = panel ? wanted : null

  const load = useCallback(() => {
    // A chunk lost on the way leaves the items what they were: links. The next touch tries again.
    import('./menu-panel.tsx').then(setPanel, () => undefined)
  }, [])

  useEffect(() => (matchMedia(WIDE_SCREEN).matches ? whenIdle(load) : undefined), [load])

  const { key } = useLocation()
  useEffect(() => timing.dismiss(), [timing, key])

  // Before the menu is painted: Escape may be pressed the moment that it is seen.
  useLayoutEffect(() => {
    if (open === null) return
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !ref.current?.contains(target)) timing.dismiss()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const item = ref.current?.querySelector('[data-open]')
      const inPanel = item?.querySelector('.menu-panel')?.contains(document.activeElement)
      if (inPanel) item?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
      timing.dismiss()
    }
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [open, timing])

  return { ref, open, timing, Panel: panel?.MenuPanel ?? null, load, takesFocus }
}
