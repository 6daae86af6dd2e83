/** R151 */
const SUGGESTED_KEY = 'spanishSuggested'

/**
 * Whoever's phone is set to Spanish is asked once, on the first English page:
 * the link to the Spanish one then says so, in a line of its own (top-bar.css).
 * Decided before the first paint, so that nothing moves; where nothing can be
 * kept nobody is asked, or it would be on every page. The link is always there.
 */
export function suggestSpanish(): void {
  const root = document.documentElement
  try {
    const asked = localStorage.getItem(SUGGESTED_KEY) !== null
    if (asked || root.lang !== 'en' || !/^es\b/i.test(navigator.languages[0] ?? '')) return
    localStorage.setItem(SUGGESTED_KEY, 'yes')
    root.dataset['suggestsSpanish'] = ''
  } catch {
    // Storage is switched off, or full.
  }
}
