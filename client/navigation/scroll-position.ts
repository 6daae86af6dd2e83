/** Key in the history state: scroll position, CSS pixels. */
const SCROLL_STATE_KEY = 'place'

/** Events by which visitors scroll themselves; they cancel the restoration. */
const SCROLL_INTENT_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Saves the scroll position before navigation and restores it after a reload or on the way back.
 * Browsers restore pages from the back/forward cache; for a reloaded page they do not know the
 * height, because content below the first screen is laid out late.
 * @param whole lays out the whole page; resolves when it has its final height
 */
export function restoreScrollPosition(whole: () => Promise<void>): void {
  // Read on scroll events: reading it during navigation would force a layout and delay the next
  // page.
  let here = 'scrolled' in document.documentElement.dataset ? scrollY : 0
  addEventListener('scroll', () => (here = scrollY), { passive: true })
  const note = () => {
    const state: unknown = history.state
    if (scrollPositionOf(state) === here) return
    const before = typeof state === 'object' ? state : null
    history.replaceState({ ...before, [SCROLL_STATE_KEY]: here }, '')
  }
  // On `scrollend`, because `replaceState` during `pagehide` forces a layout and delays the next
  // page. `pagehide` is for browsers without `scrollend`.
  for (const name of ['scrollend', 'pagehide']) addEventListener(name, note)
  const place = isBackNavigation() ? scrollPositionOf(history.state) : 0
  if (place === 0) return
  let moved = false
  const move = () => (moved = true)
  for (const name of SCROLL_INTENT_EVENTS)
    addEventListener(name, move, { once: true, passive: true })
  const putBack = async (): Promise<void> => {
    await whole()
    for (const name of SCROLL_INTENT_EVENTS) removeEventListener(name, move)
    if (!moved) scrollTo({ top: place, behavior: 'instant' })
  }
  void putBack()
}

const scrollPositionOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && SCROLL_STATE_KEY in state
    ? Number(state[SCROLL_STATE_KEY]) || 0
    : 0

function isBackNavigation(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return (
    entry !== undefined &&
    'type' in entry &&
    ['back_forward', 'reload'].includes(String(entry.type))
  )
}
