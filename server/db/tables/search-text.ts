import { comparableDigits, isCompletePhone } from '#domain/phone/phone.ts'
import { spanishServices } from '#domain/services/services.ts'
import type { EventContent } from '#domain/lead/events.ts'
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

/** Ten digits with the separators that people write between them. */
const PHONE_NUMBER = /\+?\d(?:[ ().-]{0,2}\d){9,10}/g

/** Returns free text for a search, with the digits of the phone numbers in it. */
const withDigits = (text: string): string =>
  normalize([text, ...(text.match(PHONE_NUMBER) ?? []).map(comparableDigits)].join(' '))

interface SearchTexts {
  /** In the index; the same text cut off. */
  readonly search_text: string
  /** The whole text if that is longer; `null` otherwise. */
  readonly search_rest: string | null
}

type SearchedFields = Pick<
  Submission,
  'name' | 'phone' | 'email' | 'service' | 'address' | 'unit_number' | 'vehicle_info' | 'notes'
> & { readonly town: string | null }

/**
 * Returns the text of a submission that a search looks through: all that staff can read on its page,
 * in lower case, without accents, one line. Codes for gates are not in it.
 */
export function searchTexts(submission: SearchedFields): SearchTexts {
  const { name, phone, email, service, address, unit_number: unit, town, notes } = submission
  const { year, make, model } = submission.vehicle_info ?? {}
  const text = normalize(
    [
      name,
      comparableDigits(phone),
      service,
      spanishServices()[service],
      email,
      town,
      year,
      make,
      model,
      address,
      unit,
      withDigits(notes ?? ''),
    ]
      .filter(Boolean)
      .join(' '),
  ).toWellFormed()
  const indexed = text.slice(0, SEARCH_TEXT_LENGTH).toWellFormed()
  return { search_text: indexed, search_rest: indexed === text ? null : text }
}

/** Returns the text of an event that staff can read and a search finds; '' for none. */
export const eventSearchText = (event: EventContent): string =>
  withDigits(textsOf(event).filter(Boolean).join(' ')).toWellFormed()

function textsOf({ kind, payload }: EventContent): readonly (string | null | undefined)[] {
  if (kind === 'note' || kind === 'staff_note') return [payload.text]
  if (kind === 'quoted') return [payload.includes]
  // Not what it was before: that may be a stranger's number.
  if (kind === 'corrected') return [payload.after]
  if (kind === 'payment') return [payload.note]
  return payload && 'reason' in payload ? [payload.reason] : []
}

interface SearchQuery {
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
  const words = (isPhone ? digits : normalize(text).slice(0, SEARCH_TEXT_LENGTH))
    .split(' ')
    .filter(Boolean)
    .slice(0, MAX_WORDS)
  return {
    phone: digits.length < PHONE_DIGITS ? null : digits,
    patterns: words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`),
  }
}
