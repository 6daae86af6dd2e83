import { HAND_OVER_MS, RESTART_EVENTS } from '#domain/lead/lifecycle.ts'
import { statusAfter } from '#domain/lead/replay.ts'
import type { LeadEvent } from '#domain/lead/events.ts'
import type { Db } from '#server/db/db.ts'
import type { ReceivedNotice } from './fake-channels.ts'
import { listEvents } from '#server/db/tables/events.ts'

/** A submission that was acknowledged to its visitor. */
export interface SentLead {
  readonly id: string
  /** Milliseconds since the epoch. */
  readonly sentAt: number
  /** How often accepting it was confirmed. */
  claims: number
  /** Whether it was handed back, handed over or canceled, once at most. */
  hasReturned: boolean
}

interface AlarmVerdict {
  readonly requests: number
  readonly calls: number
  readonly messages: number
  /** Leads without an alarm. */
  readonly withoutAlarm: number
  /** Leads accepted in the end. */
  readonly accepted: number
  /** Leads accepted while they had an assignee. */
  readonly acceptedTwice: number
  /** Leads without an assignee although accepting was confirmed. */
  readonly acceptedWithoutAssignee: number
  /** Calls and messages sent more than once for one notice, or for one step and number. */
  readonly sentTwice: number
  /** Calls beyond the caps of a number and its pace, without those that were answered. */
  readonly beyondCaps: number
  /** Notices that began while the lead was not pending. */
  readonly afterAcceptance: number
  /** Pending leads without a notice for longer than the limit. */
  readonly silent: number
  /** Hand-backs and cancellations without a webhook notice, or with two. */
  readonly wrongWebhookEvents: number
}

export interface AlarmReport extends AlarmVerdict {
  readonly kills: number
  /** False submissions from a few networks that stay pending. */
  readonly floods: number
  /** Log lines of level error that report a defect, by message. */
  readonly failures: Readonly<Record<string, number>>
}

/** Every pending lead causes a notice within this time. */
const SILENCE_LIMIT_MS = 20_000
/** Caps of a number, as in server/alarm/sending/phone-rules.ts. */
const CAPS = [
  { limit: 3, windowMs: 15 * 60_000 },
  { limit: 7, windowMs: 60 * 60_000 },
] as const
/**
 * Beyond the caps a number is called about customers of whom nobody has heard, at most every 100
 * seconds (server/alarm/sending/reserve-call.ts); less what a receiver on a busy machine is late.
 */
const PACE_MS = 95_000
/** A notice about a lead that was read as pending may still be in flight for this long. */
const IN_FLIGHT_MS = 2000
/** The receiver sometimes drops a notice; the first attempt counts if it received any. */
const ALARM_EVENT_TYPES = new Set(['lead.created', 'lead.waiting'])

export async function judgeAlarms(
  db: Db,
  {
    sentLeads,
    notices,
    now,
  }: { sentLeads: readonly SentLead[]; notices: readonly ReceivedNotice[]; now: number },
): Promise<AlarmVerdict> {
  const verdict = {
    withoutAlarm: 0,
    accepted: 0,
    acceptedTwice: 0,
    acceptedWithoutAssignee: 0,
    afterAcceptance: 0,
    silent: 0,
    wrongWebhookEvents: 0,
  }
  for (const { id, sentAt, claims } of sentLeads) {
    const events = await db.read((tx) => listEvents(tx, id))
    const accepted = events.filter(({ kind }) => kind === 'accepted')
    if (!events.some(({ kind }) => kind === 'stored')) verdict.withoutAlarm += 1
    if (accepted.length > 0) verdict.accepted += 1
    const transitions = events.filter(({ kind }) => statusAfter(kind) !== null)
    if (
      transitions.some(
        ({ kind }, index) => kind === 'accepted' && transitions[index - 1]?.kind === 'accepted',
      )
    )
      verdict.acceptedTwice += 1
    if (claims > 0 && accepted.length === 0) verdict.acceptedWithoutAssignee += 1
    const about = notices.filter(({ request }) => request === id)
    const noticeTimes = about.filter(({ type }) => ALARM_EVENT_TYPES.has(type)).map(({ at }) => at)
    // The server may notify before its response has reached the visitor.
    const storedAt = events.find(({ kind }) => kind === 'stored')?.at ?? sentAt
    const spans = pendingSpans(transitions, { sentAt: storedAt, now })
    verdict.afterAcceptance += noticeTimes.filter(
      (at) => !spans.some(({ from, until }) => from <= at && at <= until + IN_FLIGHT_MS),
    ).length
    const silence = Math.max(
      ...spans.map(({ expectedFrom, until }) => longestGap(expectedFrom, until, noticeTimes)),
    )
    if (silence > SILENCE_LIMIT_MS) verdict.silent += 1
    verdict.wrongWebhookEvents +=
      countWrongEvents(
        transitions.filter(isRestart),
        webhookNotices(about, 'lead.handed_back'),
        now,
      ) +
      countWrongEvents(
        transitions.filter(({ kind }) => kind === 'cancelled'),
        webhookNotices(about, 'lead.cancelled'),
        now,
      )
  }
  const phoneNotices = notices.filter(({ kind }) => kind !== 'webhook')
  return {
    requests: sentLeads.length,
    calls: phoneNotices.filter(({ kind }) => kind === 'call').length,
    messages: phoneNotices.filter(({ kind }) => kind === 'sms').length,
    beyondCaps: beyondCaps(phoneNotices),
    sentTwice: phoneNotices.length - new Set(phoneNotices.map(({ notice }) => notice)).size,
    ...verdict,
  }
}

const isRestart = ({ kind }: LeadEvent): boolean => RESTART_EVENTS.some((one) => one === kind)

interface PendingSpan {
  readonly from: number
  /** When the plan starts: after the colleague's two minutes if the lead was handed over. */
  readonly expectedFrom: number
  readonly until: number
}

/** The times in which a lead had no assignee and was open. */
function pendingSpans(
  transitions: readonly LeadEvent[],
  { sentAt, now }: { readonly sentAt: number; readonly now: number },
): readonly PendingSpan[] {
  const starts = [{ at: sentAt, kind: 'stored' }, ...transitions.filter(isRestart)]
  return starts.map(({ at: from, kind }) => ({
    from,
    expectedFrom: kind === 'handed_over' ? from + HAND_OVER_MS : from,
    until: transitions.find((one) => one.at > from && !isRestart(one))?.at ?? now,
  }))
}

function longestGap(from: number, until: number, noticeTimes: readonly number[]): number {
  const moments = [from, ...noticeTimes.filter((at) => at > from && at < until), until]
  return Math.max(...moments.slice(1).map((at, index) => at - (moments[index] ?? at)))
}

const webhookNotices = (about: readonly ReceivedNotice[], wanted: string): number =>
  new Set(about.flatMap(({ type, notice }) => (type === wanted ? [notice] : []))).size

/** They leave 15 s later; the receiver fails at times, and the next attempts follow within seconds. */
const NOTICE_WITHIN_MS = 35_000

function countWrongEvents(happened: readonly LeadEvent[], sent: number, now: number): number {
  const due = happened.filter(({ at }) => at < now - NOTICE_WITHIN_MS).length
  return Math.max(0, due - sent) + Math.max(0, sent - happened.length)
}

function beyondCaps(phoneNotices: readonly ReceivedNotice[]): number {
  const counted = phoneNotices.filter(({ kind, isAnswered }) => kind === 'call' && !isAnswered)
  return counted.filter((call) => {
    const before = counted.filter(({ at, to }) => to === call.to && at < call.at)
    const isBeyond = CAPS.some(
      ({ limit, windowMs }) => before.filter(({ at }) => at > call.at - windowMs).length >= limit,
    )
    return isBeyond && call.at - Math.max(...before.map(({ at }) => at)) < PACE_MS
  }).length
}

/** Returns the counts that must be 0, by name. */
export function defectsOf(report: AlarmReport): Readonly<Record<string, number>> {
  const { withoutAlarm, acceptedTwice, acceptedWithoutAssignee, sentTwice, beyondCaps } = report
  const { afterAcceptance, silent, wrongWebhookEvents, failures } = report
  return {
    withoutAlarm,
    acceptedTwice,
    acceptedWithoutAssignee,
    sentTwice,
    beyondCaps,
    afterAcceptance,
    silent,
    wrongWebhookEvents,
    unaccepted: report.requests - report.accepted,
    ...failures,
  }
}
