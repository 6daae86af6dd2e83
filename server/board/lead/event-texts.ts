/** What the page of a lead says about its recorded events. */

import { isCalledFalse, isVouchedFor } from '#domain/phone/attestation.ts'
import { sourceLabel } from '#copy/server/lead-titles.ts'
import { noteText, paymentText } from '#server/leads/facts/lead-texts.ts'
import { cleanLine, cleanProse } from '#domain/text/clean-text.ts'
import { formatAppointment } from '#domain/time/appointment.ts'
import { formatCents } from '#domain/lead/money.ts'
import { firstName } from '#domain/text/first-name.ts'
import type { Language } from '#domain/text/language.ts'
import { serviceName } from '#server/leads/facts/service-name.ts'
import { timeOf } from '#server/pages/times.ts'
import { VISITOR } from '#server/db/tables/actor.ts'
import type { LeadNotice } from '#server/db/tables/board-records.ts'
import { wasNumberChanged } from '#domain/lead/replay.ts'
import type { LeadEvent } from '#domain/lead/events.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { eventWords } from '#copy/server/notices.ts'
import { type HistoryRow, type NoticeRowOptions, noticeRows } from './notice-rows.ts'

export interface NoteView {
  readonly key: string
  readonly from: string
  readonly text: string
}

/** Returns the notes of customer and staff. */
export function noteViews(
  events: readonly LeadEvent[],
  now: number,
  language: Language,
): readonly NoteView[] {
  const { customersNote } = BOARD_MESSAGES[language].lead
  return events.flatMap((event, index) => {
    const { kind, at, staffMemberName } = event
    if (kind !== 'note' && kind !== 'staff_note') return []
    const time = timeOf(at, now, language)
    const from =
      kind === 'note' ? customersNote(time) : `${actorName(staffMemberName, language)}, ${time}`
    return [{ key: String(index), from, text: noteText(event, language) }]
  })
}

/** Returns the history of a lead: its events, and what was sent to staff. */
export function historyRows(
  events: readonly LeadEvent[],
  notices: readonly LeadNotice[],
  options: NoticeRowOptions,
): readonly HistoryRow[] {
  const { now, language } = options
  const recorded = events.flatMap((event, index) => {
    const what = eventName(event, language)
    if (what === '') return []
    return [
      {
        key: String(index),
        at: new Date(event.at).toISOString(),
        time: timeOf(event.at, now, language),
        what,
        who: actorAndChannel(event, language),
        detail: cleanProse(
          event.kind === 'agreed' && wasNumberChanged(events, event.at)
            ? BOARD_MESSAGES[language].history.numberChanged
            : detailText(event, language),
        ),
      },
    ]
  })
  const sent = noticeRows(notices, options)
  return [...recorded, ...sent].toSorted((one, other) => one.at.localeCompare(other.at))
}

/** Names an event; '' for one that the history leaves out. */
function eventName(event: LeadEvent, language: Language): string {
  const { handedOver, arrival } = BOARD_MESSAGES[language].history
  if (event.kind === 'handed_over')
    return handedOver(actorName(event.payload.colleagueName, language))
  if (event.kind === 'eta') return arrival(event.payload.minutes)
  return eventWords(event.kind, language)
}

/** What an event's payload adds to its name; '' where that is shown elsewhere. */
function detailText(event: LeadEvent, language: Language): string {
  if (event.kind === 'payment') return paymentText(event.payload, language)
  if (event.kind === 'quoted')
    return `${formatCents(event.payload.totalCents)}: ${event.payload.includes}`
  if (event.kind === 'corrected') {
    const { field, before, after } = event.payload
    const { fields, was } = BOARD_MESSAGES[language].correct
    return field === 'service'
      ? was(fields[field], serviceName(before, language), serviceName(after, language))
      : was(fields[field], before, after)
  }
  if (event.kind === 'window_proposed')
    return event.payload.windows.map((window) => formatAppointment(window, language)).join('; ')
  if (event.kind === 'window_moved') {
    const { before, after } = event.payload
    const text = formatAppointment(after, language)
    const { was } = BOARD_MESSAGES[language].window
    return before === null ? text : was(text, formatAppointment(before, language))
  }
  if (event.kind === 'called') return callText(event.payload, language)
  const cause = 'cause' in event.payload ? event.payload.cause : undefined
  const { losses } = BOARD_MESSAGES[language].overview
  return [
    cause === undefined || cause === 'other' ? '' : losses[cause],
    'reason' in event.payload ? (event.payload.reason ?? '') : '',
  ]
    .filter((part) => part !== '')
    .join('. ')
}

/** Describes a call of the customer's: number's source, outcome, key, and the carriers' check. */
function callText(call: LeadEvent<'called'>['payload'], language: Language): string {
  const messages = BOARD_MESSAGES[language].history.call
  return [
    sourceLabel(call.source, language),
    call.taken ? messages.taken : messages.missed,
    call.pressed ? messages.pressed : '',
    attestationText(call.attestation, language),
  ]
    .filter((part) => part !== '')
    .join(', ')
}

/** Says whether the carriers vouch for the number (STIR/SHAKEN); '' where they say nothing. */
function attestationText(word: string, language: Language): string {
  const { vouched, notVouched } = BOARD_MESSAGES[language].history.call
  if (isVouchedFor(word)) return vouched
  return isCalledFalse(word) ? notVouched : ''
}

/** Automatic events have neither actor nor channel. */
function actorAndChannel({ staffMemberName, via }: LeadEvent, language: Language): string {
  const vias: Readonly<Record<string, string>> = BOARD_MESSAGES[language].history.vias
  if (via === null) return ''
  if (via.startsWith(VISITOR.via)) return vias[via] ?? ''
  return `${actorName(staffMemberName, language)}, ${vias[via] ?? via}`
}

const actorName = (name: string | null, language: Language): string =>
  name === null ? BOARD_MESSAGES[language].history.staffMailbox : firstName(cleanLine(name))
