import { storedValue } from './stored-value.ts'

/** Local storage keys (R28, R52); with tags the answer about them counts (R213). */
const CONSENT_KEY = 'cookieConsent'
const TAG_CONSENT_KEY = 'tagConsent'

const page = document.documentElement
/** Tags of other companies, which the server has written into the page. */
const { tags } = page.dataset
const key = tags === undefined ? CONSENT_KEY : TAG_CONSENT_KEY

/** With Global Privacy Control, a header or a property, the browser has declined for the visitor. */
const isRefused =
  tags === 'off' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

const isAnswered = (): boolean => storedValue(key) !== null || (tags !== undefined && isRefused)

/**
 * Decides before the first paint whether to show the cookie banner, so that it never covers content
 * that the visitor is about to tap. Checks again after another tab or the previous page has
 * answered. Handles the buttons of the banner from the first paint on: each accepts, except the one
 * that declines.
 */
export function showCookieBanner(): void {
  const update = () => page.toggleAttribute('data-asks-consent', !isAnswered())
  update()
  for (const type of ['storage', 'pageshow']) addEventListener(type, update)
  document.addEventListener('prerenderingchange', update)
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button')
    if (!button) return
    if (button.closest('.cookie-banner')) answer(button.value || 'accepted')
    else if (button.value === 'ask-consent') page.toggleAttribute('data-asks-consent', true)
  })
}

/** Stores the answer. Without storage the next page asks again. */
function answer(value: string): void {
  page.removeAttribute('data-asks-consent')
  // The focused button is gone; the focus should not return to the top of the page.
  document.getElementById('content')?.focus({ preventScroll: true })
  try {
    localStorage.setItem(CONSENT_KEY, value)
    if (tags !== undefined) localStorage.setItem(TAG_CONSENT_KEY, value)
  } catch {
    // Storage is disabled or full.
  }
  dispatchEvent(new CustomEvent('consent', { detail: value }))
}
