/** Calls and text messages that asked staff to accept a lead, as history and status page tell (R241). */

import { CHANNELS, PHONE_KINDS, type PhoneKind } from '#domain/alarm/channels.ts'
import { noticeKinds } from '#domain/alarm/notice-kind.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import type { PhoneNotice, PhoneOutcome } from '#server/store/board-records.ts'
import { first, type Program, rows } from '#server/store/sql-program.ts'

const ASKING_KINDS = noticeKinds(({ answer }) => answer === 'accept')
  .map((kind) => `'${kind}'`)
  .join(', ')
const PHONE_CHANNELS = PHONE_KINDS.map((kind) => `'${kind}'`).join(', ')
/** Of `notices n`. A call may be about several leads, whose own notices were merged into it. */
const ABOUT_LEAD = `n.begun_at IS NOT NULL AND n.state <> 'merged' AND n.kind IN (${ASKING_KINDS})
  AND (n.submission_id = :submissionId
    OR n.id IN (SELECT m.merged_into FROM notices m WHERE m.submission_id = :submissionId))`
/** Newest first. */
const MAX_LISTED = 60
/** A call whose end nobody reported does not ring any more. */
const RINGS_AT_MOST_MS = 2 * MINUTE_MS

interface Row {
  readonly channel: PhoneKind
  readonly begunAt: number
  readonly staffMemberName: string | null
  readonly state: string
  readonly answeredAt: number | null
  readonly providerStatus: string | null
  readonly lastError: string | null
}

/** Lists the calls and text messages about a lead that went out, in their order. */
export function* phoneNotices(submissionId: string): Program<readonly PhoneNotice[]> {
  const found = yield* rows<Row>(
    `SELECT n.channel, n.begun_at, p.name AS staff_member_name, n.state, n.answered_at,
       n.provider_status, n.last_error
     FROM notices n LEFT JOIN staff_members p ON p.id = n.staff_member_id
     WHERE n.channel IN (${PHONE_CHANNELS}) AND ${ABOUT_LEAD}
     ORDER BY n.begun_at DESC, n.id DESC LIMIT ${MAX_LISTED}`,
    { submissionId },
  )
  return found.toReversed().map((row) => ({
    channel: row.channel,
    at: row.begunAt,
    staffMemberName: row.staffMemberName,
    outcome: outcomeOf(row),
    error: row.lastError,
  }))
}

function outcomeOf({ channel, state, answeredAt, providerStatus, lastError }: Row): PhoneOutcome {
  if (answeredAt !== null) return 'answered'
  if (providerStatus === 'no-answer' || providerStatus === 'busy') return 'missed'
  if (state === 'failed' || (lastError !== null && state !== 'done')) return 'refused'
  return state === 'done' && CHANNELS[channel].isSpoken ? 'no-key' : 'sent'
}

/** The latest call to staff about a lead; `isRinging` while its end is not known. */
export interface LatestCall {
  readonly at: number
  readonly isRinging: boolean
}

/** Returns the latest call about a lead; `null` without one. */
export function* latestCall(submissionId: string): Program<LatestCall | null> {
  const call = yield* first<{ begunAt: number; state: string; answeredAt: number | null }>(
    `SELECT n.begun_at, n.state, n.answered_at FROM notices n
     WHERE n.channel = 'call' AND ${ABOUT_LEAD} ORDER BY n.begun_at DESC LIMIT 1`,
    { submissionId },
  )
  if (call === null) return null
  const isOpen = call.answeredAt === null && ['unknown', 'sent'].includes(call.state)
  return { at: call.begunAt, isRinging: isOpen }
}

/** Returns whether phones ring now, as far as the provider has told. */
export const isRingingAt = ({ at, isRinging }: LatestCall, now: number): boolean =>
  isRinging && now - at <= RINGS_AT_MOST_MS
