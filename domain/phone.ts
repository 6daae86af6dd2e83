/**
 * Phone numbers of the North American Numbering Plan: digits, display form,
 * completeness (R34, R35) and which of our two lines to show (R4).
 */
import type { business } from './business.ts'

/**
 * Everything but 0-9 removed (R5, R34). The digits of Arabic, Persian and
 * full-width keyboards count as what they are: dropping them would leave the
 * field empty under somebody's fingers.
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
 * The display form of whatever digits the text holds (R34): up to ten as
 * `(XXX) XXX-XXXX`, eleven that start with 1 as `+1 (XXX) XXX-XXXX`.
 * Digits beyond a complete number stay visible behind a space: cutting them
 * off silently would change the number somebody meant.
 */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text)
  const hasCountryCode = digits.length > 10 && digits.startsWith('1')
  const national = hasCountryCode ? digits.slice(1) : digits
  const [area, exchange, line, rest] = [
    national.slice(0, 3),
    national.slice(3, 6),
    national.slice(6, 10),
    national.slice(10),
  ]
  let formatted = hasCountryCode ? '+1 ' : ''
  if (area) formatted += `(${area}`
  if (exchange) formatted += `) ${exchange}`
  if (line) formatted += `-${line}`
  if (rest) formatted += ` ${rest}`
  return formatted
}

/**
 * Reformats a field while somebody types in it. The caret stays between the
 * two digits it stood between, so it never jumps (R34).
 * @param text the field's raw value after the edit
 * @param caret offset in UTF-16 units, 0 to text.length
 * @param side which of the two digits it stands at: behind the one to its left,
 *   or, after a deletion forwards, before the one to its right. Otherwise the
 *   next Delete would only meet the bracket that comes back at once.
 */
export function reformatPhone(
  text: string,
  caret: number,
  side: 'behind' | 'before' = 'behind',
): { text: string; caret: number } {
  const formatted = formatPhone(text)
  const digitsBefore = phoneDigits(text.slice(0, caret)).length
  if (side === 'before') return { text: formatted, caret: offsetOfDigit(formatted, digitsBefore) }
  return {
    text: formatted,
    caret: digitsBefore === 0 ? 0 : offsetOfDigit(formatted, digitsBefore - 1) + 1,
  }
}

/** Where the digit of this index stands; the end where there is none. */
function offsetOfDigit(formatted: string, index: number): number {
  return [...formatted.matchAll(/\d/g)][index]?.index ?? formatted.length
}

/** True for ten digits, or eleven that start with 1 (R38). */
export function isCompletePhone(text: string): boolean {
  const digits = phoneDigits(text)
  return digits.length === 10 || (digits.length === 11 && digits.startsWith('1'))
}

/** Address of a call link: `tel:` and digits only (R5). */
export function telHref(phone: string): string {
  return `tel:${phoneDigits(phone)}`
}

/** Which of the two numbers a visitor sees (R4). */
export type PhoneLine = keyof typeof business.phones

/** Paid search means exactly utm_source `google` with utm_medium `cpc` (R4). */
export function phoneLine(campaign: { source?: string | null; medium?: string | null }): PhoneLine {
  return campaign.source === 'google' && campaign.medium === 'cpc' ? 'paidSearch' : 'default'
}
