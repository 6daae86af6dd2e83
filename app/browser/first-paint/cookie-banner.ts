import { storedValue } from './stored-value.ts'

const page = document.documentElement

/**
 * Local storage key of the answer. Where the server has written tags into the page, it is
 * the answer about them, because an earlier "Accept All" was none.
 */
const key = page.dataset['tags'] ? 'tagConsent' : 'cookieConsent'

/**
 * Decides before the first paint whether to show the cookie banner, so that it never covers content
 * that the visitor is about to tap. Checks again after another tab or the previous page has
 * answered. Handles the buttons of the banner from the first paint on: each accepts, except the one
 * that declines.
 */
export function showCookieBanner(): void {
  const update = () => page.toggleAttribute('data-asks-consent', storedValue(key) === null)
  update()
  for (const type of ['storage', 'pageshow']) addEventListener(type, update)
  document.addEventListener('prerenderingchange', update)
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button')
    if (!button) return
    if (button.closest('.cookie-banner')) answer(button.value || 'accepted')
    // On the privacy page, to change the answer.
    if (button.value === 'ask-consent') page.toggleAttribute('data-asks-consent', true)
  })
}

/** Stores the answer. Without storage the next page asks again. */
function answer(detail: string): void {
  page.removeAttribute('data-asks-consent')
  // The focused button is gone; the focus should not return to the top of the page.
  document.getElementById('content')?.focus({ preventScroll: true })
  try {
    localStorage.setItem(key, detail)
  } catch {
    // Storage is disabled or full.
  }
  dispatchEvent(new CustomEvent('consent', { detail }))
}
