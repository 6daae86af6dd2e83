import { asciiDigits, cleanLine, cleanProse, visibleText } from '#domain/text/clean-text.ts'
import { cleanPhone } from '#domain/phone/phone.ts'
import { separateLines } from '#domain/submission/address/street-words.ts'

const CLEANERS = new Map<string, (text: string) => string>([
  ['phone', cleanPhone],
  // A joiner belongs to a name, but makes an email address another one.
  ['email', visibleText],
  ['vehicle_year', (text) => asciiDigits(visibleText(text))],
  ['address', (text) => separateLines(cleanLine(text))],
  ['notes', cleanProse],
])

/**
 * Cleans the text of a form's field for validation and storage, on the page and on the server. What
 * is seen stays as it was typed, except digits of other scripts in phone number and year.
 */
export const cleanField = (name: string, text: string): string =>
  (CLEANERS.get(name) ?? cleanLine)(text)
