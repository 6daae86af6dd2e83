import { createHash } from 'node:crypto'
import { business } from '#domain/business.ts'
import { phoneLine } from '#domain/phone.ts'
import {
  firstName,
  isLate,
  isReceiptOver,
  type ReceiptBody,
  type ReceiptFacts,
  receiptFacts,
} from '#domain/receipt.ts'
import { ELSEWHERE, townOf } from '#domain/town.ts'
import { pageLanguage } from '#domain/visitor-language.ts'
import type { Language } from '#domain/language.ts'
import { listedService } from '#server/alarm/words/work.ts'
import type { StoredReceipt } from '#server/store/receipt/receipt-store.ts'

/**
 * All that may be shown to whoever has the link (R122). What is not here
 * cannot stand on the page: phone, street, unit, gate code, notes.
 */
export interface ReceiptView {
  readonly submissionId: string
  readonly language: Language
  /** First letter of the visitor's name; '' where it begins with none. */
  readonly initial: string
  /** Digits of the line that this visitor saw (R4). */
  readonly phone: string
  /** As the form lists it. */
  readonly service: string
  readonly town: string
  /** Milliseconds since the epoch. */
  readonly storedAt: number
  readonly facts: ReceiptFacts
  /** Who has it; null while nobody has. */
  readonly by: ReceiptBody['by']
  /** Nobody has taken it for so long that it must be said (R125). */
  readonly isLate: boolean
  /** What `GET /r/TOKEN/state` answers. */
  readonly json: string
  /** Strong validator with its quotes; another one also when it has become late. */
  readonly tag: string
}

/** Null once its time is over, and for the server's own proof of life. */
export function receiptView({ lead, events }: StoredReceipt, now: number): ReceiptView | null {
  if (lead.type !== 'booking' || isReceiptOver(events, now)) return null
  const facts = receiptFacts(events)
  const storedAt = events[0]?.at ?? now
  const town = townOf(lead.address)
  const shown = {
    service: listedService(lead.service),
    town: town === ELSEWHERE ? '' : town,
    by: takenBy(facts),
  }
  const late = isLate(facts.state, storedAt, now)
  const body: ReceiptBody = {
    state: facts.state,
    town: shown.town,
    service: shown.service,
    by: shown.by,
    events: facts.events.map(({ kind, at }) => ({ kind, at: new Date(at).toISOString() })),
  }
  const json = JSON.stringify(body)
  return {
    ...shown,
    submissionId: lead.id,
    language: pageLanguage(lead.source_url),
    initial: /^\p{L}/u.exec(lead.name.trim())?.[0].toLocaleUpperCase() ?? '',
    phone: business.phones[phoneLine(lead.traffic_source ?? {})],
    storedAt,
    facts,
    isLate: late,
    json,
    tag: tagOf(`${json}${late}`),
  }
}

/** Nobody in particular, who read the mail to STAFF_EMAIL, goes by the name of the house. */
function takenBy({ state, takenBy: person }: ReceiptFacts): ReceiptBody['by'] {
  if (state === 'stored' || state === 'cancelled') return null
  const name = person === null ? business.name : firstName(person)
  return { name, licence: business.licences.topBar }
}

const tagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
