/** The business's phone numbers with their sources. */

import type { Business } from '#domain/business/schema/schema.ts'
import type { Language } from '#domain/text/language.ts'
import { comparableDigits, e164 } from './phone.ts'

export interface BusinessNumber {
  /** E.164. */
  readonly number: string
  /** Where people find it: the source of its leads. */
  readonly source: string
  /** In which it answers. */
  readonly language: Language
}

/** Source of a number that the table does not have, such as one that was just bought. */
const UNKNOWN_SOURCE = 'phone'

/**
 * Lists the business's numbers: those of the table, and the two that the pages show where the table
 * does not have them.
 */
export function businessNumbers({
  numbers = [],
  phones,
}: Pick<Business, 'numbers' | 'phones'>): readonly BusinessNumber[] {
  const listed = numbers.map(({ number, source, language }) => ({
    number: e164(number),
    source,
    language: language === 'es' ? ('es' as const) : ('en' as const),
  }))
  const shown = [
    { number: e164(phones.default), source: 'website', language: 'en' as const },
    { number: e164(phones.paidSearch), source: 'google-ads', language: 'en' as const },
  ]
  const all: BusinessNumber[] = [...listed]
  for (const one of shown) if (!all.some(({ number }) => number === one.number)) all.push(one)
  return all
}

/** Returns whether a number is one of the business's own, however it is written. */
export const isBusinessNumber = (
  business: Pick<Business, 'numbers' | 'phones'>,
  number: string,
): boolean => {
  const digits = comparableDigits(number)
  return businessNumbers(business).some((own) => comparableDigits(own.number) === digits)
}

/** Finds the number that was called or texted; an unknown one is in English. */
export function findBusinessNumber(
  business: Pick<Business, 'numbers' | 'phones'>,
  called: string,
): BusinessNumber {
  const digits = comparableDigits(called)
  return (
    businessNumbers(business).find(({ number }) => comparableDigits(number) === digits) ?? {
      number: called,
      source: UNKNOWN_SOURCE,
      language: 'en',
    }
  )
}
