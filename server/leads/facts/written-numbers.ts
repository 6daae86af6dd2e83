/** What the customer wrote or staff corrected after the form was sent. */

import { eventsOf, type LeadEvent } from '#domain/lead/events.ts'
import {
  comparableDigits,
  dialableDigits,
  formatPhone,
  isCompletePhone,
} from '#domain/phone/phone.ts'
import type { Lead } from '#server/db/tables/lead.ts'

/** A phone number of ten digits within a text, with its usual separators. */
const NUMBER_IN_TEXT = /(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]{0,2}\d{3}[ .-]?\d{4}(?!\d)/g
const MAX_NUMBERS = 4

/** Lists the phone numbers in the customer's notes that are not the lead's own. */
export function writtenNumbers(
  { notes, phone }: Pick<Lead, 'notes' | 'phone'>,
  events: readonly LeadEvent[],
): readonly { readonly text: string; readonly href: string }[] {
  const texts = [notes ?? '', ...eventsOf(events, 'note').map(({ payload }) => payload.text)]
  const known = new Set([comparableDigits(phone)])
  return texts
    .flatMap((text) => text.match(NUMBER_IN_TEXT) ?? [])
    .filter((number) => {
      const digits = comparableDigits(number)
      if (!isCompletePhone(number) || known.has(digits)) return false
      known.add(digits)
      return true
    })
    .slice(0, MAX_NUMBERS)
    .flatMap((number) => {
      const digits = dialableDigits(number)
      return digits === null ? [] : [{ text: formatPhone(number), href: `tel:${digits}` }]
    })
}

/** Returns whether the address was corrected: the position of the device is then not the place. */
export const wasAddressCorrected = (events: readonly LeadEvent[]): boolean =>
  eventsOf(events, 'corrected').some(({ payload }) => payload.field === 'address')
