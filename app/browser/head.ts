/** Inline script in the head of every page: what must be right at the first paint. */

import { showCookieBanner } from '#app/browser/first-paint/cookie-banner.ts'
import { keepLanding } from '#app/browser/first-paint/keep-landing.ts'
import { watchLogoState } from '#app/browser/first-paint/logo-state.ts'
import { showNight } from '#app/browser/first-paint/night.ts'
import { showPhoneNumber } from '#app/browser/first-paint/phone-number.ts'
import { suggestSpanish } from '#app/browser/first-paint/suggest-spanish.ts'

const root = document.documentElement
root.classList.add('js')
showNight()
// The browser scrolls a reloaded page, or one that is returned to, to where it was; for that it needs
// the page's whole height.
const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (entry && ['back_forward', 'reload'].includes(entry.type)) root.classList.add('laid')
const { paidPhone = '' } = root.dataset
const [href = '', text = ''] = paidPhone.split('|')
showPhoneNumber({ href, text }, keepLanding())
showCookieBanner()
suggestSpanish()
watchLogoState()
// For a touch before main.ts runs.
for (const name of ['pointerdown', 'keydown'])
  addEventListener(name, () => (root.dataset['touched'] = ''), { once: true, passive: true })
