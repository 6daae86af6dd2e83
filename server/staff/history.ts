import { parseLeadStatus } from '#domain/lead/lifecycle.ts'
import { firstName } from '#domain/status-page.ts'
import type { Language } from '#domain/language.ts'
import { type Markup, markup, EMPTY_MARKUP } from '#server/http/markup.ts'
import { toSingleLine, toMultiLine } from '#server/lead/display-text.ts'
import { timeOf } from '#server/pages/times.ts'
import type { LeadEvent } from '#server/store/alarm/alarm-step.ts'
import { BOARD_MESSAGES } from './messages.ts'
import { STATUS_WORDS } from './status-words.ts'

/** Renders the recorded events of a lead: actor, time, channel. */

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
    const named = status === null ? kinds[event.kind] : STATUS_WORDS[language][status].event
    if (named == null) return []
    const isHandOver = event.kind === 'handed_over'
    const what = isHandOver ? `${named} ${actorName(event.detail, language)}` : named
    const who = actorAndChannel(event, language)
    const reason =
      event.detail !== null && !isHandOver && event.kind !== 'note' && event.kind !== 'staff_note'
        ? markup` <span class="more">${toMultiLine(event.detail)}</span>`
        : EMPTY_MARKUP
    const iso = new Date(event.at).toISOString()
    return [
      markup`<li><time datetime="${iso}">${timeOf(event.at, now, language)}</time><span>${what}${who === '' ? EMPTY_MARKUP : markup` <span class="more">${who}</span>`}${reason}</span></li>`,
    ]
  })
}

/** Automatic events have neither actor nor channel. */
function actorAndChannel({ staffMemberName, via }: LeadEvent, language: Language): string {
  const { vias } = BOARD_MESSAGES[language].history
  if (via === null) return ''
  if (via === 'receipt') return vias['receipt'] ?? ''
  return `${actorName(staffMemberName, language)}, ${vias[via] ?? via}`
}

const actorName = (name: string | null, language: Language): string =>
  name === null ? BOARD_MESSAGES[language].history.house : firstName(toSingleLine(name))
