import { callerNumber } from '#domain/phone/caller.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { comparableDigits } from '#domain/phone/phone.ts'
import type { Db } from '#server/db/db.ts'
import type { Lead } from '#server/db/tables/lead.ts'
import type { Exchange, Ring } from './exchange.ts'
import type { PlayedCall } from './play-call.ts'
import { listLeads } from '#server/db/tables/lead-queries.ts'
import { findCall } from '#server/db/tables/incoming-call.ts'

/** A time in which a staff member is off call. */
export interface OffTime {
  readonly from: number
  readonly until: number
}

export interface CallsVerdict {
  readonly calls: number
  readonly connected: number
  /** Calls that are or joined a lead. */
  readonly missed: number
  readonly leads: number
  readonly hungUpAtOnce: number
  /** Calls whose first request no server answered. */
  readonly unanswered: number
  readonly rings: number
  readonly alarmCalls: number
  readonly forgeries: number
  /** Counts that must be 0, by name. */
  readonly defects: Readonly<Record<string, number>>
  /** The first few wrong calls, to look into. */
  readonly examples: readonly unknown[]
}

/** As in server/calls/stored/incoming-call-limits.ts, repeated so that a change fails the test. */
const CALLER_PER_HOUR = 4
const HIDDEN_PER_HOUR = 10
const AT_ONCE_S = 5
/** Shorter conversations count as missed where their outcome was lost. */
const UNPROVEN_S = 47
/** A call that began to ring before somebody went off may arrive this much later. */
const IN_FLIGHT_MS = 30_000
const MAX_EXAMPLES = 5

export async function judgeCalls(
  db: Db,
  {
    played,
    exchange,
    off,
    offTimes,
    restless,
    callsPerDay,
  }: {
    readonly played: readonly PlayedCall[]
    readonly exchange: Exchange
    /** Number of the one who is off all the time, and of the one who is off sometimes. */
    readonly off: string
    readonly restless: string
    readonly offTimes: readonly OffTime[]
    readonly callsPerDay: number
  },
): Promise<CallsVerdict> {
  const defects = new Map<string, number>()
  const examples: unknown[] = []
  const count = (name: string, about?: unknown): void => {
    defects.set(name, (defects.get(name) ?? 0) + 1)
    if (examples.length < MAX_EXAMPLES) examples.push({ name, about })
  }
  const leads: Lead[] = []
  for await (const lead of listLeads(db, {})) leads.push(lead)
  const ofNumber = Map.groupBy(leads, ({ phone }) => comparableDigits(phone) ?? '')
  const missing = new Map<string, PlayedCall>()
  let missed = 0
  let hungUpAtOnce = 0
  for (const call of played) {
    const row = await db.read((tx) => findCall(tx, call.sid))
    const number = callerNumber(call.from)
    const digits = number === null ? null : comparableDigits(number)
    const about = { ...call, state: row?.state, acceptedAt: row?.acceptedAt, row }
    if (call.acceptedForgeries.length > 0) count('forged request not refused', about)
    for (const forged of call.forgedSids)
      if ((await db.read((tx) => findCall(tx, forged))) !== null) count('forged call stored', about)
    if (row === null) {
      count('unknown call', about)
      continue
    }
    if (row.state === 'ringing' || row.state === 'accepted') count('call without an end', about)
    const isSure = call.wasConnected && (call.isOutcomeKnown || call.talkedS > UNPROVEN_S)
    if (isSure && row.state !== 'taken') count('connected, and not taken', about)
    if (row.state === 'taken' && !call.wasConnected) count('taken, and nobody connected', about)
    if (row.state === 'left') {
      hungUpAtOnce++
      const isRight = call.durationS < AT_ONCE_S && !call.hasPressed && !call.wasConnected
      if (!isRight) count('counted as misdialed', about)
    }
    if (row.state === 'missed') {
      missed++
      if (row.submissionId === null) count('missed, and no lead', about)
      if (digits !== null) missing.set(digits, call)
    }
  }
  for (const [digits, about] of missing)
    if (ofNumber.get(digits)?.length !== 1) count('caller without exactly one lead', about)
  for (const digits of ofNumber.keys())
    if (!missing.has(digits)) count('lead of a caller who missed nobody', digits)
  for (const lead of leads) if (lead.type !== 'call') count('lead of another kind', lead)

  const incoming = exchange.rings.filter(({ sid }) => sid !== null)
  for (const ring of exchange.rings) {
    const isOff =
      ring.number === off ||
      (ring.number === restless &&
        offTimes.some(({ from, until }) => ring.at > from + IN_FLIGHT_MS && ring.at < until))
    if (isOff) count('rung while off', ring)
  }
  countBeyondCaps({ incoming, played, count })
  // The first ring of each caller, and the first call about each customer, are outside of the caps.
  const callers = new Map(played.map(({ sid, from }) => [sid, callerNumber(from)]))
  const unaccepted = incoming.filter(({ wasAccepted }) => !wasAccepted)
  const numbers = new Set(unaccepted.map(({ sid }) => callers.get(sid ?? '')))
  if (unaccepted.length - numbers.size > callsPerDay)
    count('beyond the budget of callers', unaccepted.length)
  const alarmCalls = exchange.rings.length - incoming.length
  if (alarmCalls > callsPerDay + leads.length) count('beyond the cap of the alarm', alarmCalls)
  return {
    calls: played.length,
    connected: played.filter(({ wasConnected }) => wasConnected).length,
    missed,
    leads: leads.length,
    hungUpAtOnce,
    unanswered: played.filter(({ wasAnswered }) => !wasAnswered).length,
    rings: incoming.length,
    alarmCalls,
    forgeries: played.reduce((sum, { forgedSids }) => sum + forgedSids.length * 3, 0),
    defects: Object.fromEntries(defects),
    examples,
  }
}

/**
 * Counts calls that rang staff although the server knew of as many of the caller's in the hour before
 * as may ring. It does not know of those whose requests were lost, or came later.
 */
function countBeyondCaps({
  incoming,
  played,
  count,
}: {
  readonly incoming: readonly Ring[]
  readonly played: readonly PlayedCall[]
  readonly count: (name: string, about?: unknown) => void
}): void {
  const rung = new Set(incoming.map(({ sid }) => sid))
  const byCaller = Map.groupBy(played, ({ from }) => callerNumber(from))
  for (const [caller, ofCaller] of byCaller) {
    const limit = caller === null ? HIDDEN_PER_HOUR : CALLER_PER_HOUR
    for (const { sid, startedAt } of ofCaller.filter((each) => rung.has(each.sid))) {
      const known = ofCaller.filter(
        (other) =>
          other.sid !== sid &&
          other.startedAt > startedAt - HOUR_MS &&
          other.rangAt !== null &&
          other.rangAt <= startedAt,
      )
      if (known.length >= limit) count('beyond the cap of a caller', { caller, known })
    }
  }
}
