import { etagOf } from '#server/http/etag.ts'
import type { OptionalAppointment } from '#domain/appointment.ts'
import { business } from '#domain/business.ts'
import { hasAssignee } from '#domain/lead/lifecycle.ts'
import { currentQuote, type Quote, quoteJson } from '#domain/lead/quote.ts'
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
import { townOfLead } from '#domain/lead-town.ts'
import { pageLanguage } from '#domain/visitor-language.ts'
import type { Language } from '#domain/language.ts'
import { listedService } from '#server/lead/service-name.ts'
import type { StoredStatusPage } from '#server/store/status-page/status-page-store.ts'

/**
 * All data that the link may reveal (R122). Other data cannot appear on the page: phone, street,
 * unit, gate code, notes.
 */
export interface StatusPageView extends OptionalAppointment {
  readonly submissionId: string
  readonly language: Language
  /** First letter of the visitor's name; '' when it starts with no letter. */
  readonly initial: string
  /** Digits of the phone number that this visitor saw. */
  readonly phone: string
  /** As the form lists it. */
  readonly service: string
  readonly town: string
  /** First word of the visitor's name, for a published review. */
  readonly firstName: string
  readonly hasReview: boolean
  readonly storedAt: number
  readonly facts: StatusPageFacts
  readonly quote: Quote | null
  readonly by: StatusPageResponse['by']
  /**
   * How long the lead has not been accepted, in words, once the page must say so; `null` otherwise.
   */
  readonly unacceptedFor: string | null
  /** Response of `GET /r/TOKEN/state`. */
  readonly json: string
  /** Strong validator with its quotes; also changes with `unacceptedFor`. */
  readonly tag: string
}

/** Builds the view; returns `null` for an expired link and for the canary. */
export function statusPageView(
  { lead, events, hasReview }: StoredStatusPage,
  now: number,
): StatusPageView | null {
  const { appointment_start, appointment_end } = lead
  const lastsUntil = appointment_end === null ? 0 : Date.parse(appointment_end)
  if (lead.type !== 'booking' || isStatusPageExpired(events, now, lastsUntil)) return null
  const facts = statusPageFacts(events)
  const storedAt = events[0]?.at ?? now
  const shown = {
    service: listedService(lead.service),
    // Of what the visitor said only: the page of a town does not say where the visitor is.
    town: townOfLead({ address: lead.address })?.name ?? '',
    by: publicAssignee(facts),
  }
  const language = pageLanguage(lead.source_url)
  const unaccepted = notAcceptedForMs(facts.state, facts.again?.at ?? storedAt, now)
  const unacceptedFor = unaccepted === null ? null : formatDuration(unaccepted, language)
  const quote = currentQuote(events)
  const body: StatusPageResponse = {
    state: facts.state,
    ...shown,
    eta: facts.eta && { minutes: facts.eta.minutes, at: new Date(facts.eta.at).toISOString() },
    quote: quote && quoteJson(quote),
    events: facts.events.map(({ kind, at }) => ({ kind, at: new Date(at).toISOString() })),
  }
  const json = JSON.stringify(body)
  return {
    ...shown,
    appointment_start,
    appointment_end,
    submissionId: lead.id,
    language,
    initial: /^\p{L}/u.exec(lead.name.trim())?.[0].toLocaleUpperCase() ?? '',
    phone: business.phones[phoneNumberKind(lead.traffic_source ?? {})],
    firstName: firstName(lead.name.trim()),
    hasReview,
    storedAt,
    quote,
    facts,
    unacceptedFor,
    json,
    tag: etagOf(`${json}${unacceptedFor ?? ''}${hasReview}`),
  }
}

/**
 * Returns the assignee's first name; the business's name when the lead was accepted from the mail
 * to STAFF_EMAIL.
 */
function publicAssignee({ status, acceptedBy }: StatusPageFacts): StatusPageResponse['by'] {
  if (!hasAssignee(status)) return null
  const name = acceptedBy === null ? business.name : firstName(acceptedBy)
  return { name, licence: business.licenses?.topBar ?? '' }
}
