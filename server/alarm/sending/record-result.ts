/** Records the outcome of sending a notice. */

import { asksToAccept, type NoticeKind } from '#domain/alarm/notice-kind.ts'
import { channelRow } from '#domain/alarm/channels.ts'
import { addEvent } from '#server/db/tables/events.ts'
import type { NoticeResult } from '#server/db/tables/notice.ts'
import { changesRows, execute, first, type Tx } from '#server/db/db.ts'
import { warnOfEndedPush } from '#server/alarm/notices/device-warnings.ts'
import { rememberOptOut } from '#server/alarm/notices/opt-outs.ts'
import { advanceNow, type AlarmPosition } from '#server/alarm/escalation/advance-now.ts'

interface SettledRow extends AlarmPosition {
  readonly channel: string
  readonly number: string | null
  readonly channelId: string | null
  readonly staffMemberId: string | null
  readonly kind: NoticeKind
  readonly alarmState: string | null
}

export async function recordResult(
  tx: Tx,
  id: string,
  { attempt, now, result }: { attempt: number; now: number; result: NoticeResult },
): Promise<void> {
  const notice = await first<SettledRow>(
    tx,
    `SELECT n.channel, n.number, n.channel_id, n.staff_member_id, n.kind, n.submission_id, n.transition_id, n.round, n.step,
       a.state AS alarm_state
     FROM notices n LEFT JOIN alarms a ON a.submission_id = n.submission_id
     WHERE n.id = :id AND n.attempts = :attempt AND n.state IN ('queued', 'unknown')`,
    { id, attempt },
  )
  if (notice === null) return
  if (notice.channelId !== null) await recordChannelResult(tx, notice.channelId, result, now)
  if (result.outcome === 'retry') {
    await execute(
      tx,
      `UPDATE notices SET state = 'queued', due_at = :dueAt, written_at = :now, lease_until = NULL, last_error = :error,
         address = coalesce(:address, address)
       WHERE id = :id`,
      {
        id,
        now,
        dueAt: result.dueAt,
        error: result.error,
        address: result.address === undefined ? null : JSON.stringify(result.address),
      },
    )
    return
  }
  // Accepted while this was being sent: a ringing call or Pushover message is ended.
  const isLate =
    channelRow(notice.channel)?.repeats === true &&
    asksToAccept(notice) &&
    notice.alarmState !== 'escalating'
  const state = result.outcome === 'sent' && isLate ? 'ending' : result.outcome
  await execute(
    tx,
    `UPDATE notices SET state = :state, settled_at = :now, due_at = :now, written_at = :now, lease_until = NULL,
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
  if (result.outcome === 'failed' && notice.number !== null) await advanceNow(tx, notice, now)
  if (result.outcome === 'failed' && result.hasOptedOut === true)
    await rememberOptOut(tx, notice, now)
  const { kind, submissionId } = notice
  if (kind === 'arrival' && submissionId !== null && result.outcome === 'sent')
    await addEvent(tx, { submissionId, kind: 'texted', by: null, at: now })
}

/** Two consecutive 'maybe gone' results retire an address; a delivery resets the count. */
const MAX_STRIKES = 2

async function recordChannelResult(
  tx: Tx,
  id: string,
  result: NoticeResult,
  now: number,
): Promise<void> {
  if (result.outcome === 'sent') {
    await execute(
      tx,
      `UPDATE channels SET last_ok_at = :now, strikes = 0, last_error = NULL WHERE id = :id`,
      { id, now },
    )
    return
  }
  const { error } = result
  await execute(tx, `UPDATE channels SET last_error = :error WHERE id = :id`, { id, error })
  if (result.outcome !== 'failed' || result.gone === 'no') return
  const isGone = await changesRows(
    tx,
    `UPDATE channels SET gone_at = :now
     WHERE id = :id AND gone_at IS NULL AND strikes + 1 >= :strikes`,
    { id, now, strikes: result.gone === 'yes' ? 0 : MAX_STRIKES },
  )
  await execute(tx, `UPDATE channels SET strikes = strikes + 1 WHERE id = :id`, { id })
  if (isGone) await warnOfEndedPush(tx, id, now)
}
