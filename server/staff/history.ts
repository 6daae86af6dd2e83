import { firstName } from '#domain/receipt.ts'
import type { Language } from '#domain/language.ts'
import { type Markup, markup, NOTHING } from '#server/http/markup.ts'
import { oneLine, prose } from '#server/mail/clean.ts'
import { timeOf } from '#server/pages/times.ts'
import type { LeadEvent } from '#server/store/alarm/alarm-step.ts'
import { BOARD_WORDS } from './words.ts'

/** What was written down about a request: who, when, how. */

/** What the customer and the staff added, in its order. */
export function notesOf(events: readonly LeadEvent[], now: number, language: Language): Markup[] {
  const { customersNote } = BOARD_WORDS[language].lead
  return events.flatMap(({ kind, at, personName, detail }) => {
    if (kind !== 'note' && kind !== 'staff_note') return []
    const time = timeOf(at, now, language)
    const who = kind === 'note' ? customersNote(time) : `${nameOf(personName, language)}, ${time}`
    return [markup`<p class="note"><span class="more">${who}</span>${prose(detail ?? '')}</p>`]
  })
}

export function historyOf(events: readonly LeadEvent[], now: number, language: Language): Markup[] {
  return events.flatMap((event) => {
    const { kinds } = BOARD_WORDS[language].history
    const what = kinds[event.kind]
    if (what === undefined) return []
    const who = whoAndHow(event, language)
    const reason =
      event.detail !== null && event.kind !== 'note' && event.kind !== 'staff_note'
        ? markup` <span class="more">${prose(event.detail)}</span>`
        : NOTHING
    const iso = new Date(event.at).toISOString()
    return [
      markup`<li><time datetime="${iso}">${timeOf(event.at, now, language)}</time><span>${what}${who === '' ? NOTHING : markup` <span class="more">${who}</span>`}${reason}</span></li>`,
    ]
  })
}

/** What nobody in particular did by itself has neither. */
function whoAndHow({ personName, via }: LeadEvent, language: Language): string {
  const { vias } = BOARD_WORDS[language].history
  if (via === null) return ''
  if (via === 'receipt') return vias['receipt'] ?? ''
  return `${nameOf(personName, language)}, ${vias[via] ?? via}`
}

const nameOf = (name: string | null, language: Language): string =>
  name === null ? BOARD_WORDS[language].history.house : firstName(oneLine(name))
