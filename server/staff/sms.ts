import { business } from '#domain/business.ts'
import { phoneDigits } from '#domain/phone.ts'
import { firstName } from '#domain/receipt.ts'
import { pageLanguage } from '#domain/visitor-language.ts'
import { oneLine } from '#server/mail/clean.ts'
import type { Member } from '#server/store/staff/staff-store.ts'
import type { Lead } from '#server/store/store.ts'
import { statusOf } from './lead-view.ts'
import { BOARD_WORDS } from './words.ts'

/**
 * A text from the person's own phone, with the words ready in the visitor's
 * language and the receipt's link in them (R130). `?&body=` is what both
 * systems read: iPhones want the ampersand, others the question mark.
 * @param receipt https://…/r/TOKEN
 */
export function smsHref(lead: Lead, reader: Member, receipt: string): string {
  const { sms } = BOARD_WORDS[pageLanguage(lead.source_url)]
  const name = firstName(oneLine(reader.name))
  const status = statusOf(lead)
  const text =
    status === 'accepted' || status === 'en_route'
      ? sms[status](name, business.name, receipt)
      : sms.pending(business.name, receipt)
  return `sms:${phoneDigits(lead.phone)}?&body=${encodeURIComponent(text)}`
}
