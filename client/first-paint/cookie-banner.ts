import { storedValue } from './stored-value.ts'

/** Local storage key (R28, R52). */
const CONSENT_KEY = 'cookieConsent'
const ACCEPTED = 'accepted'

/**
 * Decides before the first paint whether to show the cookie banner, so that it never covers content
 * that the visitor is about to tap. Checks again after another tab or the previous page has
 * accepted. Handles both buttons of the banner, which accept, from the first paint on.
 */
export function showCookieBanner(): void {
  const update = () =>
    document.documentElement.toggleAttribute('data-asks-consent', storedValue(CONSENT_KEY) === null)
  update()
  for (const type of ['storage', 'pageshow']) addEventListener(type, update)
  document.addEventListener('prerenderingchange', update)
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.cookie-banner button')) acceptCookies()
  })
}

/** Accepts cookies. Without storage the next page asks again. */
function acceptCookies(): void {
  document.documentElement.removeAttribute('data-asks-consent')
  // The focused button is gone; the focus should not return to the top of the page.
  document.getElementById('content')?.focus({ preventScroll: true })
  try {
    localStorage.setItem(CONSENT_KEY, ACCEPTED)
  } catch {
    // Storage is disabled or full.
  }
}
