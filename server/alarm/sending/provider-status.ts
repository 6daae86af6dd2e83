/** Records what the provider, or a pressed digit, reports about a call or SMS. */

import { advanceNow, type AlarmPosition } from '#server/alarm/escalation/advance-now.ts'
import { asksToAccept, type NoticeKind } from '#domain/alarm/notice-kind.ts'
import { CONNECTED_CALL, type ProviderStatus } from '#server/db/tables/notice.ts'
import { rememberOptOut } from '#server/alarm/notices/opt-outs.ts'
import { addEvent } from '#server/db/tables/events.ts'
import { execute, first, rows, type Tx } from '#server/db/db.ts'

/** Calls that were merged into this one end with it: their alarms continue at once. */
async function endMergedCalls(tx: Tx, id: string, now: number): Promise<void> {
  const merged = await rows<AlarmPosition>(
    tx,
    `UPDATE notices SET state = 'failed' WHERE merged_into = :id AND state = 'merged'
     RETURNING submission_id, transition_id, round, step`,
    { id },
  )
  for (const place of merged) await advanceNow(tx, place, now)
}

type CallRow = AlarmPosition & {
  readonly staffMemberId: string | null
  readonly channel: string
  readonly number: string | null
  readonly kind: NoticeKind | typeof CONNECTED_CALL
  readonly state: string
  readonly providerId: string | null
  readonly providerStatus: string | null
  readonly providerSequence: number | null
  readonly alarmState: string | null
}

/**
 * Records the provider's status of a call or SMS; late, doubled and reordered ones have no effect.
 */
export async function recordProviderStatus(
  tx: Tx,
  id: string,
  status: ProviderStatus,
  now: number,
): Promise<void> {
  const call = await first<CallRow>(
    tx,
    `SELECT n.submission_id, n.transition_id, n.staff_member_id, n.round, n.step, n.channel, n.number, n.kind, n.state, n.provider_id,
       n.provider_status, n.provider_sequence, a.state AS alarm_state
     FROM notices n LEFT JOIN alarms a ON a.submission_id = n.submission_id
     WHERE n.id = :id AND n.number IS NOT NULL`,
    { id },
  )
  if (call === null || isStale(call, status)) return
  const { providerId, meaning } = status
  await execute(
    tx,
    `UPDATE notices SET provider_id = :providerId, provider_status = :status,
       provider_sequence = :sequence, state = :state, due_at = :now, written_at = :now,
       last_error = coalesce(:error, last_error),
       attempts = CASE WHEN state <> 'ending' AND :state = 'ending' THEN 0 ELSE attempts END
     WHERE id = :id`,
    {
      id,
      providerId,
      status: status.status,
      sequence: status.sequence ?? call.providerSequence,
      error: status.error,
      state: nextState(call, meaning),
      now,
    },
  )
  if (call.kind === CONNECTED_CALL) {
    await addConnectionEvent(tx, call, status, now)
    return
  }
  if (meaning === 'open') return
  if (status.hasOptedOut === true) await rememberOptOut(tx, call, now)
  if (status.error !== null) {
    await execute(
      tx,
      `UPDATE channels SET last_error = :error
       WHERE id = (SELECT channel_id FROM notices WHERE id = :id)`,
      { id, error: status.error },
    )
  }
  await endMergedCalls(tx, id, now)
  // A call that was answered without a digit reached a voicemail, or a staff member who cannot
  // come.
  if (meaning === 'missed' || call.channel === 'call') await advanceNow(tx, call, now)
}

/** Records that the customer of a connected call answered, or did not. */
async function addConnectionEvent(
  tx: Tx,
  { submissionId, staffMemberId, providerStatus: before }: CallRow,
  { status, meaning }: ProviderStatus,
  now: number,
): Promise<void> {
  const isMissed = meaning === 'missed'
  const isAnswered = status === 'in-progress' || meaning === 'done'
  if (submissionId === null || before === 'in-progress' || !(isMissed || isAnswered)) return
  const kind = isMissed ? 'not_reached' : 'connected'
  await addEvent(tx, { submissionId, kind, by: { staffMemberId, via: 'call' }, at: now })
}

/** Statuses arrive in any order, late and twice; statuses of another call are ignored. */
function isStale(call: CallRow, { providerId, sequence }: ProviderStatus): boolean {
  if (call.providerId !== null && call.providerId !== providerId) return true
  if (sequence !== null && call.providerSequence !== null) return sequence <= call.providerSequence
  return call.state === 'failed' || call.state === 'done'
}

function nextState(call: CallRow, meaning: ProviderStatus['meaning']): string {
  if (meaning === 'missed') return 'failed'
  if (meaning === 'done') return 'done'
  // It rings although the lead was accepted meanwhile, when its id was not known yet.
  const isLate = call.channel === 'call' && asksToAccept(call) && call.alarmState !== 'escalating'
  if (isLate && call.state === 'unknown') return 'ending'
  return call.state === 'unknown' ? 'sent' : call.state
}

/** Records that a ringing call or Pushover message was ended. */
export async function markEnded(tx: Tx, id: string, now: number): Promise<void> {
  await execute(
    tx,
    `UPDATE notices SET state = 'done', settled_at = :now, lease_until = NULL
     WHERE id = :id AND state = 'ending'`,
    { id, now },
  )
  await endMergedCalls(tx, id, now)
}

/**
 * Marks a call as answered: a digit was pressed. Answered calls do not count towards the caps. A
 * call whose creation is not confirmed yet certainly exists, and is not ended.
 */
export const answerCall = (tx: Tx, id: string, now: number): Promise<void> =>
  execute(
    tx,
    `UPDATE notices SET answered_at = coalesce(answered_at, :now),
       state = CASE WHEN state = 'unknown' THEN 'sent' ELSE state END
     WHERE id = :id AND channel = 'call' AND kind <> 'test'`,
    { id, now },
  )
