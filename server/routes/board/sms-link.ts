import { FIRST_STATUS } from '#domain/lead/lifecycle.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { business } from '#domain/business/business.ts'
import { leadState } from '#domain/lead/replay.ts'
import { dialableDigits } from '#domain/phone/phone.ts'
import { firstName } from '#domain/lead/status-page.ts'
import { pageLanguage } from '#domain/submission/visitor-language.ts'
import { arrivalSmsText } from '#copy/server/arrival.ts'
import type { LeadEvent } from '#domain/lead/events.ts'
import type { Lead } from '#server/store/lead.ts'
import { STATUS_MESSAGES } from '#copy/server/board-status.ts'

/**
 * Returns the link for a text message from the staff member's phone, in the visitor's language and
 * with the link of the status page (R130). iPhones need the ampersand in `?&body=`, other phones
 * the question mark. `null` for a number that cannot be right.
 * @param sender the staff member; `null` for the staff mailbox
 * @param statusPageUrl https://…/r/TOKEN
 */
export function smsHref(
  lead: Lead,
  sender: { readonly name: string } | null,
  events: readonly LeadEvent[],
  statusPageUrl: string,
): string | null {
  const digits = dialableDigits(lead.phone)
  if (digits === null) return null
  const language = pageLanguage(lead.source_url)
  const { eta } = leadState(events)
  const name = firstName(cleanLine(sender?.name ?? business.name))
  const { sms } = STATUS_MESSAGES[language][sender === null ? FIRST_STATUS : lead.status]
  const text =
    eta === null
      ? sms(name, business.name, statusPageUrl)
      : arrivalSmsText(eta, language, statusPageUrl)
  return `sms:${digits}?&body=${encodeURIComponent(text)}`
}
