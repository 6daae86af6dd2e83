import type { AlarmStore } from './alarm-store.ts'
import type { Begun, Caps } from './notice.ts'
import { type Dialect, first, type Program, rows } from './program.ts'
import { putToken } from './tokens.ts'

/** The moment before a notice goes out: whether it still may (R103, R106). */

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
         AND begun_at > :since AND begun_at <= :now AND state IN ('unknown', 'sent') ORDER BY begun_at DESC LIMIT 1`,
      { number, since: now - mergeWithinMs, now },
    )
    if (ringing) {
      yield* close(id, { state: 'merged', now, mergedInto: ringing.id })
      return { go: false, because: 'merged' }
    }
  }
  const longest = Math.max(DAY_MS, ...perNumber.map(({ withinMs }) => withinMs))
  const calls = yield* rows<{ number: string; channel: string; begun_at: number }>(
    `SELECT number, channel, begun_at FROM notices
     WHERE number IS NOT NULL AND begun_at > :since AND begun_at <= :now`,
    { since: now - longest, now },
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
