import { showCookieBanner } from './cookie-banner.ts'
import { watchLogos } from './logo-state.ts'
import { applyPhoneLine, type ShownPhone } from './phone-line.ts'
import { suggestSpanish } from './suggest-spanish.ts'

declare const PAID_LINE: ShownPhone

document.documentElement.classList.add('js')
applyPhoneLine(PAID_LINE)
showCookieBanner()
suggestSpanish()
watchLogos()
