import { cleanLine } from '#domain/text/clean-text.ts'
import { business } from '#domain/business/business.ts'
import { FIRST_STATUS, isClosed } from '#domain/lead/lifecycle.ts'
import { formatCents } from '#domain/lead/money.ts'
import { currentQuote } from '#domain/lead/quote.ts'
import { leadState } from '#domain/lead/replay.ts'
import { openProposal } from '#domain/lead/window-proposal.ts'
import { formatAppointment } from '#domain/time/appointment.ts'
import { dialableDigits } from '#domain/phone/phone.ts'
import { firstName } from '#domain/text/first-name.ts'
import { pageLanguage } from '#domain/submission/visitor-language.ts'
import { arrivalSmsText } from '#copy/server/arrival.ts'
import type { LeadEvent } from '#domain/lead/events.ts'
import type { Lead } from '#server/db/tables/lead.ts'
import { STATUS_MESSAGES } from '#copy/server/board-status.ts'
import { PAYMENT_MESSAGES } from '#copy/server/payment.ts'
import { receiptNumber } from '#server/leads/facts/lead-texts.ts'
import { STAFF_TEXTS } from '#copy/server/staff-texts.ts'
import type { OpenedLead } from './opened-lead.ts'

/**
 * Returns the link for a text message from the staff member's phone, in the visitor's language and
 * with the link of the status page. iPhones need the ampersand in `?&body=`, other phones
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
  const language = pageLanguage(lead.source_url)
  const { eta } = leadState(events)
  const name = firstName(cleanLine(sender?.name ?? business.name))
  const { sms } = STATUS_MESSAGES[language][sender === null ? FIRST_STATUS : lead.status]
  const text =
    eta === null
      ? sms(name, business.name, statusPageUrl)
      : arrivalSmsText(eta, language, statusPageUrl)
  return smsTo(lead, text)
}

const smsTo = ({ phone }: Lead, text: string): string | null => {
  const digits = dialableDigits(phone)
  return digits === null ? null : `sms:${digits}?&body=${encodeURIComponent(text)}`
}

/** Returns whom a staff member's text names, with the link that only shows the status page. */
const senderOf = ({ viewer, statusPageUrl }: OpenedLead) => ({
  name: firstName(cleanLine(viewer.name)),
  shop: business.name,
  link: statusPageUrl,
})

/**
 * Returns the link for a text about the quote: the consent to text messages does not cover one
 * that the server sends. `null` where there is nothing to agree to, or no number to text to.
 */
export function quoteSmsHref(opened: OpenedLead): string | null {
  const { lead, detail } = opened
  const quote = currentQuote(detail.events)
  if (quote === null || quote.agreedAt !== null || isClosed(lead.status)) return null
  const texts = STAFF_TEXTS[pageLanguage(lead.source_url)]
  return smsTo(lead, texts.quote(senderOf(opened), formatCents(quote.totalCents)))
}

/**
 * Returns the link for a text with the receipt, for who gave no email address or asks for it: the
 * consent to text messages does not cover one that the server sends. `null` before a payment.
 */
export function receiptSmsHref(opened: OpenedLead): string | null {
  const { lead } = opened
  const { paidCents, method } = lead.payment
  if (!paidCents) return null
  const language = pageLanguage(lead.source_url)
  const amount = formatCents(paidCents)
  const paid =
    method === null ? amount : `${amount} (${PAYMENT_MESSAGES[language].methods[method]})`
  return smsTo(lead, STAFF_TEXTS[language].receipt(senderOf(opened), paid, receiptNumber(lead.id)))
}

/** Returns the link for a text about times that staff proposed, or about the one that they set. */
export function timeSmsHref(opened: OpenedLead): string | null {
  const { lead, detail, now } = opened
  const language = pageLanguage(lead.source_url)
  const texts = STAFF_TEXTS[language]
  const proposal = openProposal(detail.events, lead.status, now)
  if (proposal?.by === 'staff') {
    const times = proposal.windows.map((window) => formatAppointment(window, language))
    return smsTo(lead, texts.proposed(senderOf(opened), times.join('; ')))
  }
  const last = detail.events.findLast(({ kind }) => kind.startsWith('window_'))
  const isAhead = Date.parse(lead.appointment_start ?? '') > now
  if (last?.kind !== 'window_moved' || last.staffMemberId === null || !isAhead) return null
  return smsTo(lead, texts.moved(senderOf(opened), formatAppointment(lead, language)))
}
