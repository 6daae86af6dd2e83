import { watchLogos } from './logo-state.ts'
import { applyPhoneLine } from './phone-line.ts'

declare const PAID_SEARCH_DIGITS: string

document.documentElement.classList.add('js')
applyPhoneLine(PAID_SEARCH_DIGITS)
watchLogos()
