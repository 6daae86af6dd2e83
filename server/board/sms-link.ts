import { business } from '#domain/business.ts'
import { leadState } from '#domain/lead/replay.ts'
import { phoneDigits } from '#domain/phone.ts'
import { firstName } from '#domain/status-page.ts'
import { pageLanguage } from '#domain/visitor-language.ts'
import { arrivalText } from '#server/alarm/messages/arrival-text.ts'
import { toSingleLine } from '#server/leads/display-text.ts'
import type { LeadEvent } from '#domain/lead/events.ts'
import type { Lead } from '#server/store/lead.ts'
import { STATUS_MESSAGES } from '#copy/server/board-status.ts'

/**
 * Returns the link for a text message from the staff member's phone, in the visitor's language and
 * with the link of the status page (R130). iPhones need the ampersand in `?&body=`, other phones
 * the question mark.
 * @param sender the staff member; `null` for the staff mailbox
 * @param statusPageUrl https://…/r/TOKEN
 */
export function smsHref(
  lead: Lead,
  sender: { readonly name: string } | null,
  events: readonly LeadEvent[],
  statusPageUrl: string,
): string {
  const language = pageLanguage(lead.source_url)
  const { eta } = leadState(events)
  const name = firstName(toSingleLine(sender?.name ?? business.name))
  const { sms } = STATUS_MESSAGES[language][sender === null ? 'pending' : lead.status]
  const text =
    eta === null
      ? sms(name, business.name, statusPageUrl)
      : arrivalText(eta, language, statusPageUrl)
  return `sms:${phoneDigits(lead.phone)}?&body=${encodeURIComponent(text)}`
}
