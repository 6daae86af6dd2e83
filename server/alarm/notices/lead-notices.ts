/** What was sent to staff about a lead, and what became of it, as its history and its customer's page tell. */

import { type ChannelKind, CHANNELS, parseChannelKind } from '#domain/alarm/channels.ts'
import type { News, NoticeKind } from '#domain/alarm/notice-kind.ts'
import type { LeadNotice, NoticeOutcome } from '#server/db/tables/board-records.ts'
import { ACCEPTANCE_REQUEST_KINDS_SQL, CUSTOMER_KINDS_SQL } from '#server/db/tables/notice.ts'
import { first, rows, type Tx } from '#server/db/db.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'

/** Newest first. */
const MAX_LISTED = 300
/** States of a notice that has left the server, as far as it knows. */
const SENT_STATES: readonly string[] = ['unknown', 'sent', 'ending', 'done']

interface Row {
  readonly kind: NoticeKind
  readonly payload: string
  readonly channel: string
  readonly begunAt: number
  readonly staffMemberName: string | null
  readonly state: string
  readonly answeredAt: number | null
  readonly providerStatus: string | null
  readonly lastError: string | null
  readonly step: string
}

/**
 * Lists the notices to staff about a lead that went out or failed, in their order. A call may be about several
 * leads, whose own notices were merged into it.
 */
export async function leadNotices(tx: Tx, submissionId: string): Promise<readonly LeadNotice[]> {
  const found = await rows<Row>(
    tx,
    `SELECT n.kind, n.payload, n.channel, n.begun_at, p.name AS staff_member_name, n.state, n.answered_at,
       n.provider_status, n.last_error,
       n.transition_id || ' ' || n.kind || ' ' || n.round || ' ' || n.step AS step
     FROM notices n LEFT JOIN staff_members p ON p.id = n.staff_member_id
     WHERE n.begun_at IS NOT NULL AND n.state <> 'merged' AND n.kind NOT IN (${CUSTOMER_KINDS_SQL})
       AND (n.submission_id = :submissionId
         OR n.id IN (SELECT m.merged_into FROM notices m WHERE m.submission_id = :submissionId))
     ORDER BY n.begun_at DESC, n.id DESC LIMIT ${MAX_LISTED}`,
    { submissionId },
  )
  const notices = found.toReversed().flatMap((row): readonly LeadNotice[] => {
    const { kind, payload, begunAt: at, staffMemberName, lastError: error, step } = row
    const channel = parseChannelKind(row.channel)
    if (channel === null) return []
    const event = kind === 'news' ? (JSON.parse(payload) as News).event : null
    return [
      { kind, event, channel, at, staffMemberName, outcome: outcomeOf(channel, row), error, step },
    ]
  })
  const mail = await unsentStaffMail(tx, submissionId)
  return mail === null ? notices : [...notices, mail]
}

/** Finds the mail to the office about a new lead if it failed; `mailed` is the event of a sent one. */
async function unsentStaffMail(tx: Tx, submissionId: string): Promise<LeadNotice | null> {
  const mail = await first<{ at: number; error: string }>(
    tx,
    `SELECT due_at AS at, last_error AS error FROM outbox
     WHERE submission_id = :submissionId AND lane = 'staff' AND state <> 'sent'
       AND last_error IS NOT NULL`,
    { submissionId },
  )
  const row = {
    kind: 'created',
    event: null,
    channel: 'mail',
    staffMemberName: null,
    step: 'mail',
  } as const
  return mail && { ...row, ...mail, outcome: 'refused' }
}

function outcomeOf(
  channel: ChannelKind,
  { state, answeredAt, providerStatus, lastError }: Row,
): NoticeOutcome {
  if (CHANNELS[channel].address !== 'phone') return SENT_STATES.includes(state) ? 'sent' : 'refused'
  if (answeredAt !== null) return 'answered'
  if (providerStatus === 'no-answer' || providerStatus === 'busy') return 'missed'
  if (state === 'failed' || (lastError !== null && state !== 'done')) return 'refused'
  if (!CHANNELS[channel].isSpoken) return 'sent'
  return state === 'done' ? 'no-key' : 'ringing'
}

/** A call whose end nobody reported does not ring any more. */
const RINGS_AT_MOST_MS = 2 * MINUTE_MS

/** The latest call to staff about a lead; `isRinging` while its end is not known. */
export interface LatestCall {
  readonly at: number
  readonly isRinging: boolean
  /** How many staff members its alarm has called since it began, and when it called the first one. */
  readonly people: number
  readonly firstAt: number
}

interface Call {
  readonly begunAt: number
  readonly state: string
  readonly answeredAt: number | null
  readonly staffMemberId: string | null
}

/**
 * Returns the latest call that asked to accept a lead; `null` without one. A call may be about
 * several leads, whose own notices were merged into it.
 */
export async function latestCall(tx: Tx, submissionId: string): Promise<LatestCall | null> {
  const calls = await rows<Call>(
    tx,
    `SELECT n.begun_at, n.state, n.answered_at, n.staff_member_id FROM notices n
     WHERE n.channel = 'call' AND n.begun_at IS NOT NULL AND n.state <> 'merged'
       AND n.kind IN (${ACCEPTANCE_REQUEST_KINDS_SQL}) AND (n.submission_id = :submissionId
         OR n.id IN (SELECT m.merged_into FROM notices m WHERE m.submission_id = :submissionId))
       AND n.begun_at >= (SELECT a.started_at FROM alarms a WHERE a.submission_id = :submissionId)
     ORDER BY n.begun_at DESC, n.id`,
    { submissionId },
  )
  const [last] = calls
  if (last === undefined) return null
  const isOpen = last.answeredAt === null && ['unknown', 'sent'].includes(last.state)
  return {
    at: last.begunAt,
    isRinging: isOpen,
    people: new Set(calls.map(({ staffMemberId }) => staffMemberId)).size,
    firstAt: calls.at(-1)?.begunAt ?? last.begunAt,
  }
}

/** Returns whether phones ring now, as far as the provider has told. */
export const isRingingAt = (
  { at, isRinging }: Pick<LatestCall, 'at' | 'isRinging'>,
  now: number,
): boolean => isRinging && now - at <= RINGS_AT_MOST_MS
