import type { LeadEvent } from '#domain/lead/events.ts'
import { etagOf } from '#server/http/etag.ts'
import { isPlanned } from '#domain/submission/urgency.ts'
import { business } from '#domain/business/business.ts'
import { lateByMinutes } from '#domain/lead/arrival.ts'
import { missedCustomerAt } from '#domain/lead/customer-calls.ts'
import { hasAssignee, isClosed, isWaiting } from '#domain/lead/lifecycle.ts'
import { idTagOf } from '#domain/staff/id-tag.ts'
import { canMoveWindow, openProposal } from '#domain/lead/window-proposal.ts'
import { currentQuote, paidOf, quoteJson } from '#domain/lead/quote.ts'
import { phoneNumberKind } from '#domain/phone/phone.ts'
import { firstName } from '#domain/text/first-name.ts'
import {
  isStatusPageExpired,
  type StatusPageResponse,
  type StatusPageFacts,
  statusPageFacts,
  notAcceptedForMs,
} from '#domain/lead/status-page.ts'
import { formatDuration } from '#domain/time/format-duration.ts'
import { confirmedBy } from '#domain/lead/planned-confirmation.ts'
import { timeOf } from '#server/pages/times.ts'
import { townOfLead } from '#domain/places/lead-town.ts'
import { pageLanguage } from '#domain/submission/visitor-language.ts'
import { isRingingAt } from '#server/alarm/notices/lead-notices.ts'
import { listedService } from '#server/leads/facts/service-name.ts'
import type { StatusPageView } from '#server/status-page/status-view.ts'
import type { StoredStatusPage } from '#server/leads/status-page.ts'

/** Builds the view; returns `null` for an expired link. */
export function statusPageView(
  {
    lead,
    events,
    hasReview,
    timeframe,
    latestCall,
    isCalledOnce,
    isJoined,
    danger,
    isVerified,
  }: StoredStatusPage,
  now: number,
): StatusPageView | null {
  const { appointment_start, appointment_end } = lead
  const lastsUntil = appointment_end === null ? 0 : Date.parse(appointment_end)
  if (isStatusPageExpired(events, now, lastsUntil)) return null
  const facts = statusPageFacts(events)
  const storedAt = events[0]?.at ?? now
  const shown = {
    service: listedService(lead.service),
    // Of what the visitor said only: the page of a town does not say where the visitor is.
    town: townOfLead({ address: lead.address })?.name ?? '',
    by: publicAssignee(facts),
  }
  const language = pageLanguage(lead.source_url)
  const waitingSince = facts.again?.at ?? storedAt
  const isCalm = isPlanned(timeframe)
  const unaccepted = isCalm ? null : notAcceptedForMs(facts.status, waitingSince, now)
  const confirmedByTime = confirmedBy(waitingSince, {
    appointmentStart: Date.parse(appointment_start ?? ''),
  })
  const unacceptedFor = unaccepted === null ? null : formatDuration(unaccepted, language)
  const confirmation =
    isCalm && isWaiting(facts.status)
      ? { by: timeOf(confirmedByTime, now, language), isPast: now > confirmedByTime }
      : null
  const isLate = lateByMinutes(facts.eta, now) !== null
  const calling =
    latestCall !== null && isWaiting(facts.status) && latestCall.at >= waitingSince
      ? {
          time: timeOf(latestCall.at, now, language),
          since: timeOf(latestCall.firstAt, now, language),
          people: latestCall.people,
          isNow: isRingingAt(latestCall, now),
        }
      : null
  const notReachedAt = isClosed(facts.status) ? null : missedCustomerAt(events)
  const notReached = notReachedAt === null ? null : timeOf(notReachedAt, now, language)
  const quote = currentQuote(events)
  const proposal = openProposal(events, facts.status, now)
  const body: StatusPageResponse = {
    state: facts.state,
    ...shown,
    eta: facts.eta && { minutes: facts.eta.minutes, at: new Date(facts.eta.at).toISOString() },
    quote: quote && quoteJson(quote),
    events: facts.events.map(({ kind, at }) => ({ kind, at: new Date(at).toISOString() })),
  }
  const json = JSON.stringify(body)
  const view = {
    ...shown,
    appointment_start,
    appointment_end,
    submissionId: lead.id,
    language,
    initial: /^\p{L}/u.exec(lead.name.trim())?.[0].toLocaleUpperCase() ?? '',
    phone: business.phones[phoneNumberKind(lead.traffic_source ?? {})],
    firstName: firstName(lead.name.trim()),
    idTag:
      hasAssignee(facts.status) && facts.acceptedBy !== null ? idTagOf(facts.acceptedBy) : null,
    hasReview,
    storedAt,
    quote,
    paid: isJoined || !isClosed(facts.status) ? null : paidShown(events),
    canMove: !isJoined && canMoveWindow({ ...lead, isPlanned: isCalm }, facts.status),
    proposal,
    facts,
    isPlanned: isCalm,
    unacceptedFor,
    confirmation,
    danger: isClosed(facts.status) ? null : (danger ?? null),
    isVerified,
    isLate,
    calling,
    notReached,
    isCalledOnce: isCalledOnce && isWaiting(facts.status),
    json,
  }
  return { ...view, tag: etagOf(JSON.stringify(view)) }
}

/** Leaves out the note, which is for staff. */
function paidShown(events: readonly LeadEvent[]): StatusPageView['paid'] {
  const paid = paidOf(events)
  return paid && { ...paid, note: null }
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
