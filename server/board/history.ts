/** Renders the recorded events of a lead: actor, time, channel. */

import { parseLeadStatus } from '#domain/lead/lifecycle.ts'
import { formatCents } from '#domain/lead/money.ts'
import { type LeadPayment, PAYMENT_EVENT } from '#domain/lead/payment.ts'
import { toQuote } from '#domain/lead/quote.ts'
import { firstName } from '#domain/status-page.ts'
import type { Language } from '#domain/language.ts'
import { type Markup, markup, EMPTY_MARKUP } from '#server/http/markup.ts'
import { toSingleLine, toMultiLine } from '#server/lead/display-text.ts'
import { paymentText } from '#server/lead/payment-text.ts'
import { timeOf } from '#server/pages/times.ts'
import { VISITOR } from '#server/store/alarm/alarm-lead.ts'
import type { LeadEvent } from '#server/store/alarm/alarm-step.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { STATUS_MESSAGES } from '#copy/server/board-status.ts'

export function noteList(events: readonly LeadEvent[], now: number, language: Language): Markup[] {
  const { customersNote } = BOARD_MESSAGES[language].lead
  return events.flatMap(({ kind, at, staffMemberName, detail }) => {
    if (kind !== 'note' && kind !== 'staff_note') return []
    const time = timeOf(at, now, language)
    const who =
      kind === 'note' ? customersNote(time) : `${actorName(staffMemberName, language)}, ${time}`
    return [
      markup`<p class="note"><span class="more">${who}</span>${toMultiLine(detail ?? '')}</p>`,
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
    const { kinds } = BOARD_MESSAGES[language].history
    const named = status === null ? kinds[event.kind] : STATUS_MESSAGES[language][status].event
    if (named == null) return []
    const isHandOver = event.kind === 'handed_over'
    const what = isHandOver ? `${named} ${actorName(event.detail, language)}` : named
    const who = actorAndChannel(event, language)
    const detail = detailText(event, language)
    const reason =
      detail === '' ? EMPTY_MARKUP : markup` <span class="more">${toMultiLine(detail)}</span>`
    const iso = new Date(event.at).toISOString()
    return [
      markup`<li><time datetime="${iso}">${timeOf(event.at, now, language)}</time><span>${what}${who === '' ? EMPTY_MARKUP : markup` <span class="more">${who}</span>`}${reason}</span></li>`,
    ]
  })
}

/** Kinds whose detail is shown elsewhere, or is no text. */
const KINDS_WITHOUT_TEXT: readonly string[] = ['handed_over', 'note', 'staff_note', 'agreed']

function detailText(event: LeadEvent, language: Language): string {
  const { kind, detail } = event
  if (detail === null || KINDS_WITHOUT_TEXT.includes(kind)) return ''
  if (kind === PAYMENT_EVENT) return paymentText(JSON.parse(detail) as LeadPayment, language)
  if (kind !== 'quoted') return detail
  const { totalCents, includes } = toQuote(event)
  return `${formatCents(totalCents)}: ${includes}`
}

/** Automatic events have neither actor nor channel. */
function actorAndChannel({ staffMemberName, via }: LeadEvent, language: Language): string {
  const { vias } = BOARD_MESSAGES[language].history
  if (via === null) return ''
  if (via === VISITOR.via) return vias[via] ?? ''
  return `${actorName(staffMemberName, language)}, ${vias[via] ?? via}`
}

const actorName = (name: string | null, language: Language): string =>
  name === null ? BOARD_MESSAGES[language].history.staffMailbox : firstName(toSingleLine(name))
