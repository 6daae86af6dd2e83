/** Local storage key. */
const SUGGESTED_KEY = 'spanishSuggested'

/**
 * Suggests the Spanish site once to visitors whose browser prefers Spanish, on the first English
 * page (style in top-bar.css). Decided before the first paint, so that nothing moves. Without
 * storage nothing is suggested, because every page would repeat it; the language link is always
 * there.
 */
export function suggestSpanish(): void {
  const root = document.documentElement
  try {
    const wasSuggested = localStorage.getItem(SUGGESTED_KEY) !== null
    if (wasSuggested || root.lang !== 'en' || !/^es\b/i.test(navigator.languages[0] ?? '')) return
    localStorage.setItem(SUGGESTED_KEY, 'yes')
    root.dataset['suggestsSpanish'] = ''
  } catch {
    // Storage is disabled or full.
  }
}
