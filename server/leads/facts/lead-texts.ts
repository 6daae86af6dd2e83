/** Texts about a lead that several pages for staff show. */

import { cleanLine, cleanProse } from '#domain/text/clean-text.ts'
import { business } from '#domain/business/business.ts'
import type { LeadStatus } from '#domain/lead/lifecycle.ts'
import { firstName } from '#domain/text/first-name.ts'
import { coordinatesInText, type LeadPlace, townOfLead } from '#domain/places/lead-town.ts'
import type { StoredAssignee } from '#server/db/tables/alarm-lead.ts'
import type { StaffMemberSummary } from '#server/db/tables/board-records.ts'
import type { BoardMessages } from '#copy/server/board-en.ts'
import { STATUS_MESSAGES } from '#copy/server/board-status.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { LEAD_FACT_MESSAGES } from '#copy/server/lead-facts.ts'
import type { LeadEvent } from '#domain/lead/events.ts'
import type { Language } from '#domain/text/language.ts'
import { PAYMENT_MESSAGES } from '#copy/server/payment.ts'
import { formatCents } from '#domain/lead/money.ts'
import type { LeadPayment } from '#domain/lead/payment.ts'

export const assigneeName = ({ name }: Pick<StoredAssignee, 'name'>): string =>
  name === null ? business.name : firstName(cleanLine(name))

/** Describes status and assignee from the viewer's point of view. */
export function statusText(
  { status, assignee }: { readonly status: LeadStatus; readonly assignee: StoredAssignee | null },
  viewer: StaffMemberSummary,
): string {
  const { state, mine = state, theirs } = STATUS_MESSAGES[viewer.language][status]
  if (assignee === null) return state
  return assignee.staffMemberId === viewer.id ? mine : (theirs?.(assigneeName(assignee)) ?? state)
}

/** Formats a waiting time in whole minutes below two hours, then whole hours, then days. */
export function durationText(ms: number, { minutes, hours, days }: BoardMessages): string {
  const count = Math.max(0, Math.floor(ms / MINUTE_MS))
  if (count < 120) return minutes(count)
  return count < 48 * 60 ? hours(Math.floor(count / 60)) : days(Math.floor(count / (24 * 60)))
}

/**
 * Returns street and town of a lead; of a shared location all digits.
 * @param town its town, for callers that know it already; '' if nothing names one
 */
export function shortAddress(lead: LeadPlace, town = townOfLead(lead)?.name ?? ''): string {
  const line = cleanLine(lead.address)
  const street = coordinatesInText(line) ? line : (line.split(',')[0]?.trim() ?? '')
  return town === '' || street.includes(town) ? cutCountry(line) : `${street}, ${town}`
}

export const cutCountry = (line: string): string => line.replace(/,? USA\b/, '')

/**
 * Returns the number that a receipt names: the end of the lead's id, whose beginning is a time that
 * requests of one minute share.
 */
export const receiptNumber = (leadId: string): string => leadId.slice(-8).toUpperCase()

/** Returns the text of a note, with the pictures of a text message. */
export function noteText(
  { payload }: LeadEvent<'note' | 'staff_note'>,
  language: Language,
): string {
  const pictures = 'pictures' in payload ? (payload.pictures ?? 0) : 0
  return [
    cleanProse(payload.text),
    pictures > 0 ? LEAD_FACT_MESSAGES[language].pictures(pictures) : '',
  ]
    .filter((line) => line !== '')
    .join('\n')
}

/** Formats what staff recorded about the price in one line; '' if nothing is recorded. */
export function paymentText(
  { agreedCents, paidCents, method, note }: LeadPayment,
  language: Language,
): string {
  const messages = PAYMENT_MESSAGES[language]
  return [
    agreedCents === null ? '' : messages.agreed(formatCents(agreedCents)),
    paidCents === null ? '' : messages.paid(formatCents(paidCents)),
    method === null ? '' : messages.methods[method],
    cleanLine(note ?? ''),
  ]
    .filter(Boolean)
    .join(', ')
}
