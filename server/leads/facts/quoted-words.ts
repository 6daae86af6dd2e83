/** What the customer wrote, as notices repeat it: short, and without what a stranger must not read. */

import { cleanLine, truncate } from '#domain/text/clean-text.ts'

const MAX_CHARACTERS = 140
const HIDDEN = '…'

/** A code after the word that names it: `gate 4711#`, `el código es 0042`. */
const CODE =
  /((?:\bcodes?|\bpin|\bgate|\bkeypad|\blockbox|\bbuzzer|\bc[oó]digo|\bport[oó]n|\bclave|\btimbre)[^\p{L}\p{N}]{0,4}(?:(?:is|es|box|number|n[uú]mero)[^\p{L}\p{N}]{1,3})?)[#*]?\d[\d*# -]*/giu
/** A phone number, a house number or a code: three digits and more. */
const NUMBER = /\(?\d(?:[\d ().-]*\d)?[#*]?/g

const shown = (text: string): string => truncate(cleanLine(text), MAX_CHARACTERS)

/** For the assignee, who may know everything but reads a code on its own page only. */
export const withoutCodes = (text: string): string => shown(text).replace(CODE, `$1${HIDDEN}`)

/** For everybody who is asked to take the lead: no phone number, house number or code either. */
export const withoutNumbers = (text: string): string =>
  withoutCodes(text).replace(NUMBER, (number) =>
    number.replaceAll(/\D/g, '').length >= 3 ? HIDDEN : number,
  )
