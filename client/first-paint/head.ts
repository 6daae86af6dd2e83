import { showCookieBanner } from './cookie-banner.ts'
import { keepLanding } from './keep-landing.ts'
import { watchLogoState } from './logo-state.ts'
import { showPhoneNumber, type ShownPhone } from './phone-number.ts'
import { suggestSpanish } from './suggest-spanish.ts'

declare const PAID_SEARCH_PHONE: ShownPhone

document.documentElement.classList.add('js')
showPhoneNumber(PAID_SEARCH_PHONE, keepLanding())
showCookieBanner()
suggestSpanish()
watchLogoState()
