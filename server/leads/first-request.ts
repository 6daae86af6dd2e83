/** Which open request the alarm of another one for the same job may wait for (R237). */

import {
  ALARM_NEARLY_OVER_MS,
  isSameJob,
  type JobFacts,
  MAX_SECOND_REQUESTS,
  SECOND_REQUEST_AFTER_MS,
  SECOND_REQUEST_WITHIN_MS,
} from '#domain/alarm/second-request.ts'
import { isPlanned } from '#domain/submission/urgency.ts'
import { business } from '#domain/business/business.ts'
import { lateByMinutes } from '#domain/lead/arrival.ts'
import type { LeadEvent } from '#domain/lead/events.ts'
import { isDriving, isWaiting, storedLeadStatus } from '#domain/lead/lifecycle.ts'
import { leadState } from '#domain/lead/replay.ts'
import { suspicionFlags } from '#domain/submission/suspicion-flags.ts'
import { onCallAt } from '#domain/staff/on-call/on-call.ts'
import { ESCALATION_LEVEL } from '#server/store/escalation-level.ts'
import { listEvents } from '#server/store/events.ts'
import { readFields, readReasons } from '#server/store/row-mapping.ts'
import { first, type Row, rows, type Tx } from '#server/store/db.ts'
import type { StaffMember } from '#server/store/staff-member.ts'
import { OPEN_STATUSES } from '#server/store/status-lists.ts'
import { PROGRESS_QUESTION_AFTER_MS } from './alarm-effect.ts'
import { declinedRounds, isNobodyLeft } from './escalation/declined-rounds.ts'

const JOB_FIELDS = [
  'address',
  'service',
  'timeframe',
  'appointment_start',
  'vehicle_info',
  'town',
] as const
const JOB_COLUMNS = JOB_FIELDS.map((name) => `s.${name}`).join(', ')

interface Look {
  readonly now: number
  readonly staff: readonly StaffMember[]
}

interface FirstAlarm {
  readonly id: string
  readonly status: string
  readonly state: string
  readonly verification: string
  readonly suspicionReasons: unknown
  readonly escalation: number
  readonly round: number
  readonly notAfter: number
  readonly restartedBy: string | null
  readonly waitsFor: string | null
}

export const findFirstAlarm = (tx: Tx, submissionId: string): Promise<FirstAlarm | null> =>
  first<FirstAlarm>(
    tx,
    `SELECT s.id, s.status, s.verification, s.suspicion_reasons, a.state, a.escalation, a.round, a.not_after, a.restarted_by, a.waits_for
     FROM alarms a JOIN submissions s ON s.id = a.submission_id WHERE s.id = :submissionId`,
    { submissionId },
  )

/** Returns whether staff are asked about the lead on every channel, or somebody has it. */
export async function isWorkedOn(
  tx: Tx,
  alarm: FirstAlarm,
  { now, staff }: Look,
): Promise<boolean> {
  const { id, verification, state, escalation, round, notAfter, restartedBy, waitsFor } = alarm
  const suspicionReasons = readReasons(alarm.suspicionReasons)
  const isDoubtful = suspicionFlags({ verification, suspicionReasons }).length > 0
  if (waitsFor !== null || isDoubtful || escalation !== ESCALATION_LEVEL.full) return false
  if (state === 'assigned') return true
  if (state !== 'escalating') return false
  // The end of a planned request's alarm is computed at its first step.
  if (round > 0 && notAfter <= now) return false
  const { members } = onCallAt(staff, now, business.timeZone)
  const declined = await declinedRounds(tx, id)
  return declined.length === 0 || !isNobodyLeft(members, { declined, restartedBy }, round)
}

/** Finds the oldest open request for the same job that another one may wait for. */
export async function findFirstRequest(
  tx: Tx,
  submissionId: string,
  look: Look,
): Promise<FirstAlarm | null> {
  const { now } = look
  const second = await first(
    tx,
    `SELECT ${JOB_COLUMNS} FROM submissions s WHERE s.id = :submissionId AND s.type = 'booking'
       AND NOT EXISTS (SELECT 1 FROM events e
         WHERE e.submission_id = s.id AND e.kind = 'stored' AND e.via IS NOT NULL)`,
    { submissionId },
  )
  // Whoever enters a lead by hand and wants an alarm gets one.
  if (second === null) return null
  const candidates = await rows<Row & { readonly id: string }>(
    tx,
    `SELECT s.id, ${JOB_COLUMNS}
     FROM submissions own JOIN alarms mine ON mine.submission_id = own.id
       JOIN submissions s ON s.phone_digits = own.phone_digits JOIN alarms a ON a.submission_id = s.id
     WHERE own.id = :submissionId AND s.id <> own.id AND s.type = 'booking' AND s.service = own.service
       AND s.status IN (${OPEN_STATUSES}) AND a.stored_at > :since AND a.waits_for IS NULL
       AND a.stored_at <= mine.stored_at - CAST(:after AS bigint)
     ORDER BY a.stored_at, s.id LIMIT 10`,
    { submissionId, since: now - SECOND_REQUEST_WITHIN_MS, after: SECOND_REQUEST_AFTER_MS },
  )
  for (const candidate of candidates) {
    if (!isSameJob(toJob(candidate), toJob(second))) continue
    const alarm = await findFirstAlarm(tx, candidate.id)
    if (
      alarm === null ||
      !(await isWorkedOn(tx, alarm, look)) ||
      !(await isInTime(tx, alarm, look))
    )
      continue
    if ((await secondRequestsOf(tx, alarm.id)).length < MAX_SECOND_REQUESTS) return alarm
  }
  return null
}

const toJob = (row: Row): JobFacts => ({
  ...readFields(
    row,
    JOB_FIELDS.filter((name) => name !== 'town'),
  ),
  town: typeof row['town'] === 'string' ? row['town'] : null,
})

/**
 * Returns whether the lead is about to be served: its alarm is not nearly over, its assignee is neither
 * late nor silent, and nothing says that it will be closed without a job.
 */
async function isInTime(
  tx: Tx,
  { id, status: stored, notAfter, round }: FirstAlarm,
  { now }: Look,
): Promise<boolean> {
  const status = storedLeadStatus(stored)
  const events = await listEvents(tx, id)
  const { transition, acceptance, eta } = leadState(events)
  const since = transition?.at ?? 0
  if (events.some((event) => isSignOfAnEnd(event) && event.at > since)) return false
  if (isWaiting(status)) return round === 0 || notAfter - now > ALARM_NEARLY_OVER_MS
  if (isDriving(status)) return lateByMinutes(eta, now) === null
  const lead = await first<{ timeframe: string }>(
    tx,
    `SELECT timeframe FROM submissions WHERE id = :id`,
    { id },
  )
  return (
    isPlanned(lead?.timeframe ?? '') || now - (acceptance?.at ?? 0) < PROGRESS_QUESTION_AFTER_MS
  )
}

/** The customer wants to cancel, or does not answer. */
const isSignOfAnEnd = ({ kind }: LeadEvent): boolean =>
  kind === 'cancel_attempt' || kind === 'not_reached'

/** Lists the leads whose alarms wait for this one. */
export async function secondRequestsOf(tx: Tx, submissionId: string): Promise<readonly string[]> {
  const found = await rows<{ id: string }>(
    tx,
    `SELECT a.submission_id AS id FROM alarms a JOIN submissions s ON s.id = a.submission_id
     WHERE a.waits_for = :submissionId AND a.state = 'escalating' AND s.status IN (${OPEN_STATUSES})
     ORDER BY a.stored_at, a.submission_id`,
    { submissionId },
  )
  return found.map(({ id }) => id)
}
