import { showCookieBanner } from './cookie-banner.ts'
import { recordEarlyTaps } from './early-taps.ts'
import { watchLogoState } from './logo-state.ts'
import { showPhoneNumber, type ShownPhone } from './phone-number.ts'
import { suggestSpanish } from './suggest-spanish.ts'

declare const PAID_SEARCH_PHONE: ShownPhone

document.documentElement.classList.add('js')
// In the head, because on a slow connection a form can be tapped before the page has fully arrived.
recordEarlyTaps()
showPhoneNumber(PAID_SEARCH_PHONE)
showCookieBanner()
suggestSpanish()
watchLogoState()
