import { createHash } from 'node:crypto'
import { business } from '#domain/business.ts'
import { phoneNumberKind } from '#domain/phone.ts'
import {
  firstName,
  isStatusPageExpired,
  type StatusPageResponse,
  type StatusPageFacts,
  statusPageFacts,
  notAcceptedForMs,
} from '#domain/status-page.ts'
import { formatDuration } from '#domain/format-duration.ts'
import { UNKNOWN_TOWN, townOfAddress } from '#domain/town-of-address.ts'
import { pageLanguage } from '#domain/visitor-language.ts'
import type { Language } from '#domain/language.ts'
import { listedService } from '#server/alarm/messages/service-name.ts'
import type { StoredStatusPage } from '#server/store/status-page/status-page-store.ts'

/**
 * All that may be shown to whoever has the link (R122). What is not here
 * cannot stand on the page: phone, street, unit, gate code, notes.
 */
export interface StatusPageView {
  readonly submissionId: string
  readonly language: Language
  /** First letter of the visitor's name; '' where it begins with none. */
  readonly initial: string
  /** Digits of the line that this visitor saw. */
  readonly phone: string
  /** As the form lists it. */
  readonly service: string
  readonly town: string
  /** Milliseconds since the epoch. */
  readonly storedAt: number
  readonly facts: StatusPageFacts
  /** Who has it; null while nobody has. */
  readonly by: StatusPageResponse['by']
  /** How long nobody has taken it, in words, once that must be said; `null` otherwise. */
  readonly untakenFor: string | null
  /** What `GET /r/TOKEN/state` answers. */
  readonly json: string
  /** Strong validator with its quotes; another one also when `untakenFor` changes. */
  readonly tag: string
}

/** Null once its time is over, and for the server's own proof of life. */
export function statusPageView(
  { lead, events }: StoredStatusPage,
  now: number,
): StatusPageView | null {
  if (lead.type !== 'booking' || isStatusPageExpired(events, now)) return null
  const facts = statusPageFacts(events)
  const storedAt = events[0]?.at ?? now
  const town = townOfAddress(lead.address)
  const shown = {
    service: listedService(lead.service),
    town: town === UNKNOWN_TOWN ? '' : town,
    by: assigneeName(facts),
  }
  const language = pageLanguage(lead.source_url)
  const untaken = notAcceptedForMs(facts.state, storedAt, now)
  const untakenFor = untaken === null ? null : formatDuration(untaken, language)
  const body: StatusPageResponse = {
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
    phone: business.phones[phoneNumberKind(lead.traffic_source ?? {})],
    storedAt,
    facts,
    untakenFor,
    json,
    tag: etagOf(`${json}${untakenFor ?? ''}`),
  }
}

/** Nobody in particular, who read the mail to STAFF_EMAIL, goes by the name of the house. */
function assigneeName({ state, takenBy: person }: StatusPageFacts): StatusPageResponse['by'] {
  if (state === 'stored' || state === 'cancelled') return null
  const name = person === null ? business.name : firstName(person)
  return { name, licence: business.licences.topBar }
}

const etagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
