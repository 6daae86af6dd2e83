/** Milliseconds after which a navigation shows that it loads; for shorter ones it would only flash. */
export const SLOW_PAGE_MS = 300

/**
 * Shows and announces that the next page is loading (shell/frame.tsx) during a slow navigation.
 * Prefetched pages arrive earlier. Ends when the visitor returns to this page or cancels.
 */
export function showSlowNavigation(): void {
  const status = document.querySelector<HTMLElement>('[data-loading-text]')
  if (!status) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const hide = () => {
    clearTimeout(timer)
    status.textContent = ''
  }
  addEventListener('click', (event) => {
    if (!opensDocument(event)) return
    hide()
    timer = setTimeout(() => {
      status.textContent = status.dataset['loadingText'] ?? ''
    }, SLOW_PAGE_MS)
  })
  addEventListener('pageshow', hide)
  // Browsers with the Navigation API report canceled navigations; elsewhere it stays until the page
  // is requested again.
  if ('navigation' in window && window.navigation instanceof EventTarget)
    window.navigation.addEventListener('navigateerror', hide)
}

/** Returns whether a click opens a document of this site in this tab. */
function opensDocument(event: MouseEvent): boolean {
  const { target, button, defaultPrevented } = event
  if (defaultPrevented || button !== 0) return false
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target !== '') return false
  const isHere = link.pathname === location.pathname && link.search === location.search
  return !isHere || link.hash === ''
}
