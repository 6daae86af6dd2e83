import { business } from '#domain/business.ts'
import { phoneDigits } from '#domain/phone.ts'
import { firstName } from '#domain/status-page.ts'
import { pageLanguage } from '#domain/visitor-language.ts'
import { toSingleLine } from '#server/lead/display-text.ts'
import type { StaffMemberSummary } from '#server/store/staff/staff-store.ts'
import type { Lead } from '#server/store/store.ts'
import { STATUS_WORDS } from './status-words.ts'

/**
 * Returns the link for a text message from the staff member's phone, in the visitor's language and
 * with the link of the status page (R130). iPhones need the ampersand in `?&body=`, other phones
 * the question mark.
 * @param statusPageUrl https://…/r/TOKEN
 */
export function smsHref(lead: Lead, reader: StaffMemberSummary, statusPageUrl: string): string {
  const { sms } = STATUS_WORDS[pageLanguage(lead.source_url)][lead.status]
  const text = sms(firstName(toSingleLine(reader.name)), business.name, statusPageUrl)
  return `sms:${phoneDigits(lead.phone)}?&body=${encodeURIComponent(text)}`
}
