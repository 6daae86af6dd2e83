/** R28, R52 */
const CONSENT_KEY = 'cookieConsent'
const ACCEPTED = 'accepted'

/**
 * Decides before the first paint whether the banner is there: what
 * covers a part of the page must not come while somebody is about to tap on
 * it. Looks again when another tab or the page before has accepted meanwhile.
 */
export function showCookieBanner(): void {
  const look = () => document.documentElement.toggleAttribute('data-asks-consent', !hasConsent())
  look()
  for (const type of ['storage', 'pageshow']) addEventListener(type, look)
  document.addEventListener('prerenderingchange', look)
}

/** True when this device has accepted before. */
function hasConsent(): boolean {
  try {
    return localStorage.getItem(CONSENT_KEY) !== null
  } catch {
    // Storage can be switched off altogether; then nobody has accepted yet.
    return false
  }
}

/** Both buttons of the banner accept. A browser that keeps nothing asks again on its next page. */
export function acceptCookies(): void {
  document.documentElement.removeAttribute('data-asks-consent')
  try {
    localStorage.setItem(CONSENT_KEY, ACCEPTED)
  } catch {
    // Switched off, or full.
  }
}
