import { comparableDigits, isCompletePhone } from '#domain/phone/phone.ts'
import { SPANISH_SERVICES } from '#domain/services/spanish-names.ts'
import type { Submission } from '#domain/submission/fields.ts'

/**
 * Keeps the text within the 2,704 bytes that an entry of a PostgreSQL index may have, at up to four
 * bytes for each character. The notes come last, because they are the longest.
 */
const SEARCH_TEXT_LENGTH = 620
const MAX_WORDS = 6
/** Digits of a complete phone number, and of one without its area code. */
const PHONE_DIGITS = 10
const LOCAL_PHONE_DIGITS = 7

const normalize = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, SEARCH_TEXT_LENGTH)

/**
 * Returns the text of a submission that a search looks through, in lower case, without accents, one
 * line.
 */
export const searchText = ({
  name,
  phone,
  service,
  address,
  vehicle_info: vehicle,
  notes,
}: Pick<Submission, 'name' | 'phone' | 'service' | 'address' | 'vehicle_info' | 'notes'>): string =>
  normalize(
    [
      name,
      comparableDigits(phone),
      service,
      SPANISH_SERVICES[service],
      address,
      vehicle?.year,
      vehicle?.make,
      vehicle?.model,
      notes,
    ].join(' '),
  ).toWellFormed()

export interface SearchQuery {
  /** Beginning of the phone number's digits; `null` if the query is none. */
  readonly phone: string | null
  /** Patterns of LIKE with the escape character `\`; a lead fits if all of them do. */
  readonly patterns: readonly string[]
}

/** Parses a search text: a phone number in any notation, or words in any order. */
export function parseSearch(text: string): SearchQuery {
  const isWords = /[\p{L}@]/u.test(text) && !isCompletePhone(text)
  const digits = isWords ? '' : (comparableDigits(text) ?? '')
  const isPhone = digits.length >= LOCAL_PHONE_DIGITS
  const words = (isPhone ? digits : normalize(text)).split(' ').filter(Boolean).slice(0, MAX_WORDS)
  return {
    phone: digits.length < PHONE_DIGITS ? null : digits,
    patterns: words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`),
  }
}
