/** Key in the history state: scroll position, CSS pixels. */
const SCROLL_STATE_KEY = 'place'

/** Events by which visitors scroll themselves; they cancel the restoration. */
const SCROLL_INTENT_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Saves the scroll position before navigation and restores it after a reload or on the way back.
 * Browsers restore pages from the back/forward cache; for a reloaded page they do not know the
 * height, because content below the first screen is laid out late.
 * @param layOutPage lays out the whole page; resolves when it has its final height
 * @param isNavigationPending whether another document is being loaded
 */
export function restoreScrollPosition(
  layOutPage: () => Promise<void>,
  isNavigationPending: () => boolean,
): void {
  // Read on scroll events: reading it during navigation would force a layout and delay the next
  // page.
  let position = 'scrolled' in document.documentElement.dataset ? scrollY : 0
  addEventListener('scroll', () => (position = scrollY), { passive: true })
  const savePosition = () => {
    const state: unknown = history.state
    if (scrollPositionOf(state) === position) return
    const before = typeof state === 'object' ? state : null
    history.replaceState({ ...before, [SCROLL_STATE_KEY]: position }, '')
  }
  // On `scrollend`, because `replaceState` during `pagehide` forces a layout and delays the next
  // page. During a navigation it would fire `navigateerror`, as if the visitor had canceled; then,
  // and in browsers without `scrollend`, `pagehide` saves it.
  addEventListener('scrollend', () => {
    if (!isNavigationPending()) savePosition()
  })
  addEventListener('pagehide', savePosition)
  const savedPosition = isBackNavigation() ? scrollPositionOf(history.state) : 0
  if (savedPosition === 0) return
  let hasScrolled = false
  const noteScroll = () => (hasScrolled = true)
  for (const name of SCROLL_INTENT_EVENTS)
    addEventListener(name, noteScroll, { once: true, passive: true })
  const restore = async (): Promise<void> => {
    await layOutPage()
    for (const name of SCROLL_INTENT_EVENTS) removeEventListener(name, noteScroll)
    if (!hasScrolled) scrollTo({ top: savedPosition, behavior: 'instant' })
  }
  void restore()
}

const scrollPositionOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && SCROLL_STATE_KEY in state
    ? Number(state[SCROLL_STATE_KEY]) || 0
    : 0

function isBackNavigation(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && ['back_forward', 'reload'].includes(entry.type)
}
