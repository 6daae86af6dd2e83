/**
 * Formats and validates phone numbers of the North American Numbering Plan (R34, R35) and selects
 * the number that a visitor sees.
 */
import type { business } from './business.ts'

/**
 * Removes everything but digits. Digits of Arabic, Persian and full-width keyboards are converted
 * to 0-9, because removing them would empty the field while the visitor types.
 */
export function phoneDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) =>
      // In all three blocks the last four bits are the digit's value.
      String(digit.charCodeAt(0) & 15),
    )
    .replace(/\D/g, '')
}

/**
 * Returns the digits without the country code 1, equal for all ways to write one number; `null`
 * without digits.
 */
export const comparableDigits = (text: string): string | null =>
  phoneDigits(text).replace(/^1(?=\d{10})/, '') || null

const PLUS_SIGN = /^[\s(]*[+\uff0b]/
/** A digit followed by `x`, `ext` or `#`. */
const EXTENSION = /\d[^a-z\d]*(?:e?xt?|#)/i
/** Beginning of a foreign number or an extension, before its second or third character is typed. */
const UNFINISHED_PREFIX = /^\s*[+\uff0b0]\s*$|\d[^a-z\d]*e$/i

/**
 * Returns whether this is a number that the form's display format cannot hold: a
 * foreign one (`+` other than +1, or 00) or one with an extension.
 */
export function isUnsupportedPhone(text: string): boolean {
  const digits = phoneDigits(text)
  const isForeign = PLUS_SIGN.test(text) ? /^[^1]/.test(digits) : digits.startsWith('00')
  return isForeign || EXTENSION.test(text)
}

const isKeptAsTyped = (text: string): boolean =>
  isUnsupportedPhone(text) || UNFINISHED_PREFIX.test(text)

/**
 * Formats a phone number for display: up to ten digits as
 * `(XXX) XXX-XXXX`, eleven that start with 1 as `+1 (XXX) XXX-XXXX`.
 * Digits beyond a complete number are appended after a space, because dropping
 * them would silently change the number. An unsupported number is returned
 * unchanged, because the format would garble it.
 */
export function formatPhone(text: string): string {
  if (isKeptAsTyped(text)) return text
  const digits = phoneDigits(text)
  const hasCountryCode = digits.length > 10 && digits.startsWith('1')
  const national = hasCountryCode ? digits.slice(1) : digits
  const [area, exchange, lineNumber, rest] = [
    national.slice(0, 3),
    national.slice(3, 6),
    national.slice(6, 10),
    national.slice(10),
  ]
  let formatted = hasCountryCode ? '+1 ' : ''
  if (area) formatted += `(${area}`
  if (exchange) formatted += `) ${exchange}`
  if (lineNumber) formatted += `-${lineNumber}`
  if (rest) formatted += ` ${rest}`
  return formatted
}

/**
 * Reformats a field during typing. The caret stays between the same two digits; in unsupported text
 * it does not move.
 * @param text the field's raw value after the edit
 * @param caret offset in UTF-16 units, 0 to text.length
 * @param side the neighboring digit that the caret keeps: behind the one on its left, or, after a
 *   forward deletion, before the one on its right. Otherwise the next Delete would only remove a
 *   bracket that reformatting inserts again.
 */
export function reformatPhone(
  text: string,
  caret: number,
  side: 'behind' | 'before' = 'behind',
): { text: string; caret: number } {
  const formatted = formatPhone(text)
  if (isKeptAsTyped(text)) return { text, caret }
  const digitsBefore = phoneDigits(text.slice(0, caret)).length
  if (side === 'before') return { text: formatted, caret: offsetOfDigit(formatted, digitsBefore) }
  return {
    text: formatted,
    caret: digitsBefore === 0 ? 0 : offsetOfDigit(formatted, digitsBefore - 1) + 1,
  }
}

/** Returns the offset of the digit with this index, or the end of the text. */
function offsetOfDigit(formatted: string, index: number): number {
  return [...formatted.matchAll(/\d/g)][index]?.index ?? formatted.length
}

/** Returns whether these are ten digits, or eleven that start with 1. */
export function isCompletePhone(text: string): boolean {
  const digits = phoneDigits(text)
  return digits.length === 10 || (digits.length === 11 && digits.startsWith('1'))
}

/** Returns the number in E.164 (ITU-T), for any spelling that `isCompletePhone` accepts. */
export const e164 = (phone: string): string => `+1${phoneDigits(phone).slice(-10)}`

/** Returns the address of a call link: `tel:` and digits only. */
export function telHref(phone: string): string {
  return `tel:${phoneDigits(phone)}`
}

/** Kind of phone number that a visitor sees. */
export type PhoneNumberKind = keyof typeof business.phones

/**
 * Returns the kind of number for a campaign. Paid search means exactly utm_source `google` with
 * utm_medium `cpc`.
 */
export function phoneNumberKind(campaign: {
  source?: string | null
  medium?: string | null
}): PhoneNumberKind {
  return campaign.source === 'google' && campaign.medium === 'cpc' ? 'paidSearch' : 'default'
}
