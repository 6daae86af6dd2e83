/**
 * Reads, formats and validates phone numbers of the North American Numbering Plan, and
 * selects the number that a visitor sees. All ways in use it: page, form without scripts, API,
 * board, commands and links.
 */

import type { business } from '#domain/business/business.ts'
import { asciiDigits, cleanLine, visibleText } from '#domain/text/clean-text.ts'

/** Returns the digits of every script as 0-9, and nothing else. */
export function phoneDigits(text: string): string {
  return asciiDigits(text).replace(/\D/g, '')
}

/**
 * What some networks write between country code and number of a mobile phone, and others do not: 1 in
 * Mexico, 9 in Argentina.
 */
const MOBILE_PREFIX = /^(52(?=1\d{10}$)|54(?=9\d{10}$))\d/

/**
 * Returns the digits without the country code 1, equal for all ways to write one number; `null`
 * without digits.
 */
export const comparableDigits = (text: string): string | null =>
  phoneDigits(text)
    .replace(/^1(?=\d{10})/, '')
    .replace(MOBILE_PREFIX, '$1') || null

/** A plus sign before the first digit, with or without words before it: `tel:+65`, `(+44)`. */
const PLUS_SIGN = /^\D*[+\uff0b\ufe62\u2795]/
/** Prefixes of a call abroad: 00 in most countries, 011 in North America. */
const CALL_PREFIX = /^(?:00|011)/
/** Runs of digits, of letters, and number signs: what tells an extension. */
const wordsOf = (text: string): readonly string[] =>
  asciiDigits(visibleText(text)).match(/\d+|[a-z]+|#/gi) ?? []
const isNumber = (word: string | undefined): boolean => word !== undefined && /^\d/.test(word)

/** Digits followed by `x`, `ext` or `#`, and by the extension's own digits. */
const hasExtension = (text: string): boolean =>
  wordsOf(text).some(
    (word, at, words) =>
      /^(?:e?x|#)/i.test(word) && isNumber(words[at - 1]) && words.slice(at + 1).some(isNumber),
  )

/** Beginning of a foreign number or of an extension, before its next character is typed. */
function isUnfinished(plain: string): boolean {
  if (!/\d/.test(plain)) return PLUS_SIGN.test(plain)
  const words = wordsOf(plain)
  const next = words[words.map(isNumber).lastIndexOf(true) + 1]
  return ['0', '01'].includes(plain.trim()) || (next !== undefined && /^[ex#]/i.test(next))
}

/**
 * What a text is as a phone number. `complete`: ten digits, or eleven that start with 1. `foreign`
 * and `extension` are refused with a sentence of their own, even with the right count of digits:
 * `+65 8123 4567` would be the American number of a stranger.
 */
export type PhoneKind = 'complete' | 'incomplete' | 'foreign' | 'extension'

/** Longer texts are no number. */
const MAX_LENGTH = 1000

/** Returns what a typed text is as a phone number. */
export function phoneKind(text: string): PhoneKind {
  if (text.length > MAX_LENGTH) return 'incomplete'
  const plain = asciiDigits(visibleText(text))
  const digits = phoneDigits(plain)
  const isComplete = digits.length === 10 || (digits.length === 11 && digits.startsWith('1'))
  if (PLUS_SIGN.test(plain) && /^[^1]/.test(digits)) return 'foreign'
  // Ten digits are valid, whatever they begin with.
  if (/^(?:00|011)[2-9]/.test(digits) && digits.length !== 10) return 'foreign'
  if (hasExtension(plain)) return 'extension'
  return isComplete ? 'complete' : 'incomplete'
}

/** Returns whether these are ten digits, or eleven that start with 1, of no foreign number. */
export const isCompletePhone = (text: string): boolean => phoneKind(text) === 'complete'

/**
 * A number that can exist: area code and exchange begin with 2 to 9, the area code has no 9 in the
 * middle, and neither is a service code such as 911 (NANPA, https://www.nanpa.com).
 */
const POSSIBLE_NUMBER = /^(?!\d11)[2-9][0-8]\d(?!\d11)[2-9]\d{6}$/

/**
 * Returns whether a number is complete and can exist. An impossible one is accepted, because a
 * request with a wrong number is worth more than none, but the page asks, staff are told, and no
 * link calls it.
 */
export function isPossiblePhone(text: string): boolean {
  return isCompletePhone(text) && POSSIBLE_NUMBER.test(phoneDigits(text).slice(-10))
}

/**
 * Cleans a typed number for storage: without invisible characters and words before it, digits as
 * 0-9, otherwise as typed.
 */
export function cleanPhone(text: string): string {
  const plain = asciiDigits(cleanLine(visibleText(text)))
  const at = plain.search(/[\d+(]/)
  return at === -1 ? plain : plain.slice(at)
}

const isKeptAsTyped = (text: string): boolean => {
  if (text.length > MAX_LENGTH) return true
  const plain = asciiDigits(visibleText(text))
  const kind = phoneKind(plain)
  return (
    kind === 'foreign' ||
    kind === 'extension' ||
    CALL_PREFIX.test(phoneDigits(plain)) ||
    isUnfinished(plain)
  )
}

/**
 * Formats a phone number for display: up to ten digits as
 * `(XXX) XXX-XXXX`, eleven that start with 1 as `+1 (XXX) XXX-XXXX`.
 * Digits beyond a complete number are appended after a space, because dropping
 * them would silently change the number. A foreign number or one with an extension
 * is returned unchanged, because the format would garble it.
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
 * Reformats a field during typing. The caret stays between the same two digits; in text that
 * is kept as typed it does not move.
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

/** Returns the number in E.164 (ITU-T), for any spelling that `isCompletePhone` accepts. */
export const e164 = (phone: string): string => `+1${phoneDigits(phone).slice(-10)}`

/**
 * Returns the number of a staff member or account in E.164: a possible number of North America, or
 * a foreign one with its plus sign; `null` for any other text.
 */
export function internationalNumber(text: string): string | null {
  if (isPossiblePhone(text)) return e164(text)
  const digits = phoneDigits(text)
  const isForeign = phoneKind(text) === 'foreign' && !hasExtension(text) && PLUS_SIGN.test(text)
  return isForeign && /^[2-9]\d{6,14}$/.test(digits) ? `+${digits}` : null
}

/**
 * Returns the address of a call link: `tel:` and digits only.
 * @param phone a number of the business
 */
export function telHref(phone: string): string {
  return `tel:${phoneDigits(phone)}`
}

/** A foreign number as carriers write a caller's (E.164); typed ones are refused, or have spaces. */
const FOREIGN_CALLER = /^\+[2-9]\d{6,14}$/

/**
 * Returns what a link to a stored number calls: its digits, after a plus sign those of a caller
 * from abroad; `null` for a number that cannot be called as it was typed.
 */
export function dialableDigits(phone: string): string | null {
  if (isPossiblePhone(phone)) return phoneDigits(phone)
  return FOREIGN_CALLER.test(phone) ? phone : null
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

/** Returns a link to a typed number; `null` if it cannot be called as it was typed. */
export function linkTo(scheme: 'tel' | 'sms', phone: string): string | null {
  const digits = dialableDigits(phone)
  return digits === null ? null : `${scheme}:${digits}`
}
