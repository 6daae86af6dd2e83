import type { AlarmStore, Begun, Caps, NoticeJob, NoticeResult } from './alarm-store.ts'
import { type Dialect, first, type Program, rows } from './program.ts'
import { hurry } from './provider.ts'
import { NOTICE_COLUMNS, NOTICE_TABLES, type NoticeRow, toNoticeJob } from './rows.ts'
import { putToken } from './tokens.ts'

/** The SQL of the table `notices` on the way out: taken, begun, settled. */

/** What is to be sent, and calls that are to be ended. */
const OPEN = `state IN ('queued', 'ending')`

export function* dueChannels(now: number): Program<readonly string[]> {
  const found = yield* rows<{ channel: string }>(
    `SELECT DISTINCT channel FROM notices WHERE ${OPEN} AND due_at <= :now`,
    { now },
  )
  return found.map(({ channel }) => channel)
}

export function* claimNotices(
  options: Parameters<AlarmStore['claimNotices']>[0],
  dialect: Dialect,
): Program<readonly NoticeJob[]> {
  const { channel, now, leaseMs, limit } = options
  const due = yield* rows<{ id: string }>(
    `SELECT n.id FROM notices n
     WHERE n.${OPEN} AND n.due_at <= :now AND n.channel = :channel
     ORDER BY n.due_at, n.id LIMIT :limit ${dialect.skipLocked('n')}`,
    { now, channel, limit },
  )
  const jobs: NoticeJob[] = []
  for (const { id } of due) {
    yield* rows(
      `UPDATE notices SET attempts = attempts + 1, lease_until = :until, due_at = :until
       WHERE id = :id`,
      { id, until: now + leaseMs },
    )
    const job = yield* findNotice(id)
    if (job) jobs.push(job)
  }
  return jobs
}

export function* findNotice(id: string): Program<NoticeJob | null> {
  const row = yield* first<NoticeRow>(
    `SELECT ${NOTICE_COLUMNS} FROM ${NOTICE_TABLES} WHERE n.id = :id`,
    { id },
  )
  return row && toNoticeJob(row)
}

export function* renewNoticeLease(
  id: string,
  { attempt, until }: { attempt: number; until: number },
): Program<boolean> {
  const renewed = yield* first(
    `UPDATE notices SET lease_until = :until, due_at = :until
     WHERE id = :id AND ${OPEN} AND attempts = :attempt AND lease_until IS NOT NULL RETURNING id`,
    { id, attempt, until },
  )
  return renewed !== null
}

export function* returnNotice(id: string, attempt: number, now: number): Program<void> {
  yield* rows(
    `UPDATE notices SET lease_until = NULL, due_at = :now, attempts = attempts - 1
     WHERE id = :id AND ${OPEN} AND attempts = :attempt`,
    { id, attempt, now },
  )
}

export function* freeNoticeLeases(now: number): Program<number> {
  const freed = yield* rows(
    `UPDATE notices SET lease_until = NULL, due_at = :now
     WHERE ${OPEN} AND lease_until IS NOT NULL RETURNING id`,
    { now },
  )
  return freed.length
}

interface StandingRow {
  readonly kind: string
  readonly channel: string
  readonly number: string | null
  readonly not_after: number
  readonly submission_id: string | null
  readonly alarm_state: string | null
  readonly lead_status: string | null
}

/** Whether anybody still wants to hear of it, read right before it goes out (R103). */
function isStale(notice: StandingRow, now: number): boolean {
  if (now > notice.not_after) return true
  switch (notice.kind) {
    case 'created':
    case 'waiting':
      return notice.alarm_state !== 'ringing'
    case 'nobody':
      return notice.lead_status !== 'pending'
    case 'still-yours':
      return notice.lead_status !== 'accepted'
    default:
      return false
  }
}

export function* begin(
  id: string,
  options: Parameters<AlarmStore['begin']>[1],
  dialect: Dialect,
): Program<Begun> {
  const { attempt, now, telephone, token } = options
  // Two servers that count at once would each see room for one more call.
  if (telephone && dialect.oneAtATime) yield dialect.oneAtATime
  const notice = yield* first<StandingRow>(
    `SELECT n.kind, n.channel, n.number, n.not_after, n.submission_id,
       a.state AS alarm_state, s.status AS lead_status
     FROM notices n LEFT JOIN alarms a ON a.submission_id = n.submission_id
       LEFT JOIN submissions s ON s.id = n.submission_id
     WHERE n.id = :id AND n.state = 'queued' AND n.attempts = :attempt ${dialect.locked('n')}`,
    { id, attempt },
  )
  if (notice === null) return { go: false, because: 'lost' }
  if (isStale(notice, now)) {
    yield* close(id, { state: 'cancelled', now, mergedInto: null })
    return { go: false, because: 'over' }
  }
  if (telephone) {
    const instead = yield* beforeCall(id, notice, telephone, now)
    if (instead) return instead
  }
  yield* rows(
    telephone
      ? `UPDATE notices SET begun_at = :now, state = 'unknown', lease_until = NULL WHERE id = :id`
      : `UPDATE notices SET begun_at = :now WHERE id = :id`,
    { id, now },
  )
  if (token) {
    const { submission_id: submissionId } = notice
    yield* putToken({ ...token, submissionId, noticeId: id, now })
  }
  return { go: true, waiting: yield* countWaiting() }
}

/** Merges a call into one that rings there already, or holds it back beyond a cap. */
function* beforeCall(
  id: string,
  { number, channel, kind }: StandingRow,
  { mergeWithinMs, perNumber, perDay }: Caps,
  now: number,
): Program<Begun | null> {
  if (channel === 'call' && kind !== 'test') {
    const ringing = yield* first<{ id: string }>(
      `SELECT id FROM notices WHERE number = :number AND channel = 'call' AND kind <> 'test'
         AND begun_at > :since AND state IN ('unknown', 'sent') ORDER BY begun_at DESC LIMIT 1`,
      { number, since: now - mergeWithinMs },
    )
    if (ringing) {
      yield* close(id, { state: 'merged', now, mergedInto: ringing.id })
      return { go: false, because: 'merged' }
    }
  }
  const longest = Math.max(DAY_MS, ...perNumber.map(({ withinMs }) => withinMs))
  const calls = yield* rows<{ number: string; channel: string; begun_at: number }>(
    `SELECT number, channel, begun_at FROM notices
     WHERE number IS NOT NULL AND begun_at > :since`,
    { since: now - longest },
  )
  const within = (withinMs: number): typeof calls =>
    calls.filter((call) => call.begun_at > now - withinMs)
  const isFull =
    within(DAY_MS).length >= perDay ||
    perNumber.some(
      ({ most, withinMs }) =>
        within(withinMs).filter((call) => call.number === number && call.channel === channel)
          .length >= most,
    )
  if (!isFull) return null
  yield* close(id, { state: 'capped', now, mergedInto: null })
  return { go: false, because: 'capped' }
}

const DAY_MS = 24 * 60 * 60_000

function* close(
  id: string,
  { state, now, mergedInto }: { state: string; now: number; mergedInto: string | null },
): Program<void> {
  yield* rows(
    `UPDATE notices SET state = :state, settled_at = :now, lease_until = NULL,
       merged_into = :mergedInto WHERE id = :id`,
    { id, state, now, mergedInto },
  )
}

export function* countWaiting(): Program<number> {
  const row = yield* first<{ waiting: number }>(
    `SELECT count(*) AS waiting FROM alarms a JOIN submissions s ON s.id = a.submission_id
     WHERE a.state = 'ringing' AND s.type = 'booking'`,
  )
  return row?.waiting ?? 0
}

interface SettledRow {
  readonly channel: string
  readonly number: string | null
  readonly channel_id: string | null
  readonly kind: string
  readonly submission_id: string | null
  readonly round: number
  readonly step: number
  readonly alarm_state: string | null
}

export function* settle(
  id: string,
  { attempt, now, result }: { attempt: number; now: number; result: NoticeResult },
  dialect: Dialect,
): Program<void> {
  const notice = yield* first<SettledRow>(
    `SELECT n.channel, n.number, n.channel_id, n.kind, n.submission_id, n.round, n.step,
       a.state AS alarm_state
     FROM notices n LEFT JOIN alarms a ON a.submission_id = n.submission_id
     WHERE n.id = :id AND n.attempts = :attempt AND n.state IN ('queued', 'unknown')
     ${dialect.locked('n')}`,
    { id, attempt },
  )
  if (notice === null) return
  if (notice.channel_id !== null) yield* noteChannel(notice.channel_id, result, now)
  if (result.outcome === 'retry') {
    yield* rows(
      `UPDATE notices SET state = 'queued', due_at = :dueAt, lease_until = NULL, last_error = :error
       WHERE id = :id`,
      { id, dueAt: result.dueAt, error: result.error },
    )
    return
  }
  // Taken while it was on its way: what rings is ended (R103).
  const isLate =
    RINGS_ON.includes(notice.channel) &&
    ['created', 'waiting'].includes(notice.kind) &&
    notice.alarm_state !== 'ringing'
  const state = result.outcome === 'sent' && isLate ? 'ending' : result.outcome
  yield* rows(
    `UPDATE notices SET state = :state, settled_at = :now, due_at = :now, lease_until = NULL,
       attempts = CASE WHEN :state = 'ending' THEN 0 ELSE attempts END,
       provider_id = coalesce(:providerId, provider_id), last_error = :error WHERE id = :id`,
    {
      id,
      state,
      now,
      providerId: result.outcome === 'sent' ? result.providerId : null,
      error: result.outcome === 'sent' ? null : result.error,
    },
  )
  if (result.outcome === 'failed' && notice.number !== null) yield* hurry(notice, now)
}

/** What goes on ringing by itself once it is sent: a call, and Pushover's emergency. */
const RINGS_ON: readonly string[] = ['call', 'pushover']

/** The second doubt in a row retires an address; anything that arrives clears it. */
const STRIKES = 2

function* noteChannel(id: string, result: NoticeResult, now: number): Program<void> {
  if (result.outcome === 'sent') {
    yield* rows(
      `UPDATE channels SET last_ok_at = :now, strikes = 0, last_error = NULL WHERE id = :id`,
      { id, now },
    )
    return
  }
  const { error } = result
  yield* rows(`UPDATE channels SET last_error = :error WHERE id = :id`, { id, error })
  if (result.outcome !== 'failed' || result.gone === 'no') return
  yield* rows(
    `UPDATE channels SET strikes = strikes + 1,
       gone_at = CASE WHEN strikes + 1 >= :strikes THEN :now ELSE gone_at END WHERE id = :id`,
    { id, now, strikes: result.gone === 'yes' ? 0 : STRIKES },
  )
}

export function* retryEnding(
  id: string,
  { attempt, dueAt, error }: { attempt: number; dueAt: number; error: string },
): Program<void> {
  yield* rows(
    `UPDATE notices SET due_at = :dueAt, lease_until = NULL, last_error = :error
     WHERE id = :id AND state = 'ending' AND attempts = :attempt`,
    { id, attempt, dueAt, error },
  )
}
