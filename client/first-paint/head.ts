import { showCookieBanner } from './cookie-banner.ts'
import { keepEarlyTaps } from './early-taps.ts'
import { watchLogos } from './logo-state.ts'
import { applyPhoneLine, type ShownPhone } from './phone-line.ts'
import { suggestSpanish } from './suggest-spanish.ts'

declare const PAID_LINE: ShownPhone

document.documentElement.classList.add('js')
// Here and not at the page's end: on a slow connection a form can be tapped before its page has come whole.
keepEarlyTaps()
applyPhoneLine(PAID_LINE)
showCookieBanner()
suggestSpanish()
watchLogos()
