/** Name in the history's state: how far down the visitor was, CSS pixels. */
const SCROLL_STATE_KEY = 'place'

/** Whoever does one of these goes where they like. */
const SCROLL_INTENT_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Notes where the visitor is as the page is left, and puts one that is loaded
 * anew on the way back or on a reload there again. The browser does so by
 * itself for a page that it has kept; of one that it loads it does not know how
 * long it will be, because what lies below the first screen is laid out late.
 * @param whole lays out all of the page; resolves when it has its height
 */
export function restoreScrollPosition(whole: () => Promise<void>): void {
  // Asked for as it changes: a page that is being left would have to lay itself out once more to answer, and the next one waits for that.
  let here = 'scrolled' in document.documentElement.dataset ? scrollY : 0
  addEventListener('scroll', () => (here = scrollY), { passive: true })
  const note = () => {
    const state: unknown = history.state
    if (scrollPositionOf(state) === here) return
    const before = typeof state === 'object' ? state : null
    history.replaceState({ ...before, [SCROLL_STATE_KEY]: here }, '')
  }
  // When scrolling ends: `replaceState` during `pagehide` lays the page out once more and delays the
  // next one. `pagehide` is for browsers without `scrollend`.
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
