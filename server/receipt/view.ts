import { createHash } from 'node:crypto'
import { business } from '#domain/business.ts'
import { phoneLine } from '#domain/phone.ts'
import {
  firstName,
  isReceiptOver,
  type ReceiptBody,
  type ReceiptFacts,
  receiptFacts,
  untakenMs,
} from '#domain/receipt.ts'
import { durationWords } from '#domain/duration-words.ts'
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
  /** How long nobody has taken it, in words, once that must be said (R125); `null` otherwise. */
  readonly untakenFor: string | null
  /** What `GET /r/TOKEN/state` answers. */
  readonly json: string
  /** Strong validator with its quotes; another one also when `untakenFor` changes. */
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
  const language = pageLanguage(lead.source_url)
  const untaken = untakenMs(facts.state, storedAt, now)
  const untakenFor = untaken === null ? null : durationWords(untaken, language)
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
    language,
    initial: /^\p{L}/u.exec(lead.name.trim())?.[0].toLocaleUpperCase() ?? '',
    phone: business.phones[phoneLine(lead.traffic_source ?? {})],
    storedAt,
    facts,
    untakenFor,
    json,
    tag: tagOf(`${json}${untakenFor ?? ''}`),
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
