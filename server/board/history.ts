/** Renders the recorded events of a lead: actor, time, channel. */

import { cleanLine, cleanProse } from '#domain/clean-text.ts'
import { parseLeadStatus } from '#domain/lead/lifecycle.ts'
import { formatCents } from '#domain/lead/money.ts'
import { firstName } from '#domain/status-page.ts'
import type { Language } from '#domain/language.ts'
import { type Markup, markup, EMPTY_MARKUP } from '#server/http/markup.ts'
import { paymentText } from '#server/leads/payment-text.ts'
import { timeOf } from '#server/pages/times.ts'
import { VISITOR } from '#server/store/alarm-lead.ts'
import type { LeadEvent } from '#domain/lead/events.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import type { HistoryKind } from '#copy/server/board-en.ts'
import { STATUS_MESSAGES } from '#copy/server/board-status.ts'

export function noteList(events: readonly LeadEvent[], now: number, language: Language): Markup[] {
  const { customersNote } = BOARD_MESSAGES[language].lead
  return events.flatMap((event) => {
    const { kind, at, staffMemberName } = event
    if (kind !== 'note' && kind !== 'staff_note') return []
    const time = timeOf(at, now, language)
    const who =
      kind === 'note' ? customersNote(time) : `${actorName(staffMemberName, language)}, ${time}`
    return [
      markup`<p class="note"><span class="more">${who}</span>${cleanProse(event.payload.text)}</p>`,
    ]
  })
}

export function eventHistory(
  events: readonly LeadEvent[],
  now: number,
  language: Language,
): Markup[] {
  return events.flatMap((event) => {
    const status = parseLeadStatus(event.kind)
    const what =
      status === null ? eventName(event, language) : STATUS_MESSAGES[language][status].event
    if (what === null) return []
    const who = actorAndChannel(event, language)
    const detail = detailText(event, language)
    const reason =
      detail === '' ? EMPTY_MARKUP : markup` <span class="more">${cleanProse(detail)}</span>`
    const iso = new Date(event.at).toISOString()
    return [
      markup`<li><time datetime="${iso}">${timeOf(event.at, now, language)}</time><span>${what}${who === '' ? EMPTY_MARKUP : markup` <span class="more">${who}</span>`}${reason}</span></li>`,
    ]
  })
}

/** Names an event that is no status; `null` for one that the history leaves out. */
function eventName(event: LeadEvent, language: Language): string | null {
  const { kinds, handedOver, arrival } = BOARD_MESSAGES[language].history
  if (event.kind === 'handed_over')
    return handedOver(actorName(event.payload.colleagueName, language))
  if (event.kind === 'eta') return arrival(event.payload.minutes)
  return parseLeadStatus(event.kind) === null ? kinds[event.kind as HistoryKind] : null
}

/** What an event's payload adds to its name; '' where that is shown elsewhere. */
function detailText(event: LeadEvent, language: Language): string {
  if (event.kind === 'payment') return paymentText(event.payload, language)
  if (event.kind === 'quoted')
    return `${formatCents(event.payload.totalCents)}: ${event.payload.includes}`
  return 'reason' in event.payload ? (event.payload.reason ?? '') : ''
}

/** Automatic events have neither actor nor channel. */
function actorAndChannel({ staffMemberName, via }: LeadEvent, language: Language): string {
  const { vias } = BOARD_MESSAGES[language].history
  if (via === null) return ''
  if (via === VISITOR.via) return vias[via] ?? ''
  return `${actorName(staffMemberName, language)}, ${vias[via] ?? via}`
}

const actorName = (name: string | null, language: Language): string =>
  name === null ? BOARD_MESSAGES[language].history.staffMailbox : firstName(cleanLine(name))
