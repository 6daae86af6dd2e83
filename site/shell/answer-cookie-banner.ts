import { acceptCookies } from '#client/first-paint/cookie-banner.ts'

/** The buttons of the cookie banner, which is on the page from its first paint on (boot/cookie-banner.ts). */
export function answerCookieBanner(page: Document = document): void {
  const banner = page.querySelector<HTMLElement>('.cookie-banner')
  if (!banner) return
  const accept = () => {
    acceptCookies()
    // The button that had the focus is gone; nobody should be sent back to the top for it.
    page.getElementById('content')?.focus({ preventScroll: true })
  }
  for (const button of banner.querySelectorAll('button')) {
    button.addEventListener('click', accept)
    // Somebody was quicker than this script (boot/early-taps.ts).
    if (button.dataset['tapped'] !== undefined) accept()
  }
  banner.dataset['alive'] = ''
}
