import { acceptCookies } from '#client/first-paint/cookie-banner.ts'

/** Handles the buttons of the cookie banner (first-paint/cookie-banner.ts). */
export function answerCookieBanner(): void {
  const banner = document.querySelector<HTMLElement>('.cookie-banner')
  if (!banner) return
  const accept = () => {
    acceptCookies()
    // The focused button is gone; the focus should not return to the top of the page.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  for (const button of banner.querySelectorAll('button')) {
    button.addEventListener('click', accept)
    // The button was tapped before this script loaded (first-paint/early-taps.ts).
    if (button.dataset['tapped'] !== undefined) accept()
  }
  banner.dataset['hydrated'] = ''
}
