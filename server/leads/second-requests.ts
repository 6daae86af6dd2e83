/**
 * Second requests of one customer for one job (R237): the alarm of the second waits while the first
 * is worked on, and starts as soon as it is not. Nothing of the first is shown to whoever sent the second,
 * because anybody can type another person's number.
 */

import { ALARM_LIFETIME_MS } from '#domain/alarm/plan.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { assigneeOf } from '#server/store/alarms.ts'
import { addEvent, listEvents } from '#server/store/events.ts'
import type { NoticeSettings } from '#server/store/notice.ts'
import { execute, type Tx } from '#server/store/db.ts'
import type { StaffMember } from '#server/store/staff-member.ts'
import { findFirstRequest, isWorkedOn, findFirstAlarm } from './first-request.ts'
import { addFollowUpNotices } from './outgoing/follow-ups.ts'

/**
 * How often a waiting alarm looks at the first lead by itself. Each step of that lead makes it look
 * at once; this is for what is no step, such as the end of the time of who is on call.
 */
const LOOK_AGAIN_MS = 5 * MINUTE_MS

/** An alarm that is due, as far as it decides whether it waits. */
export interface WaitingAlarm {
  readonly plan: string | null
  readonly transitionId: string
  readonly startedAt: number
  readonly notAfter: number
  /** The lead for which it waits; `null` for none. */
  readonly waitsFor: string | null
}

interface Look {
  readonly now: number
  readonly staff: readonly StaffMember[]
  readonly settings: NoticeSettings
}

/**
 * Lets a due alarm wait for an open request for the same job; returns `null` if it waits, otherwise
 * the alarm as it starts or goes on.
 */
export async function waitForFirstRequest<Alarm extends WaitingAlarm>(
  tx: Tx,
  submissionId: string,
  alarm: Alarm,
  look: Look,
): Promise<Alarm | null> {
  const { now } = look
  const { waitsFor } = alarm
  // Once a person has made a step, the lead has an alarm of its own.
  if (waitsFor === null && (alarm.plan !== null || alarm.transitionId !== '')) return alarm
  if (waitsFor !== null) {
    const held = await findFirstAlarm(tx, waitsFor)
    if (held !== null && (await isWorkedOn(tx, held, look)))
      return await waitFor(tx, submissionId, waitsFor, now + LOOK_AGAIN_MS)
  }
  const found = await findFirstRequest(tx, submissionId, look)
  if (found !== null) {
    await addEvent(tx, {
      submissionId,
      kind: 'waits_for_first',
      by: null,
      payload: { firstId: found.id },
      at: now,
    })
    await tellOfSecondRequest(tx, found.id, submissionId, look)
    return await waitFor(tx, submissionId, found.id, now + LOOK_AGAIN_MS)
  }
  if (waitsFor === null) return alarm
  const times = { startedAt: now, notAfter: now + ALARM_LIFETIME_MS }
  await execute(
    tx,
    `UPDATE alarms SET waits_for = NULL, started_at = :startedAt, not_after = :notAfter
     WHERE submission_id = :submissionId`,
    { submissionId, ...times },
  )
  await addEvent(tx, { submissionId, kind: 'waits_no_more', by: null, at: now })
  return { ...alarm, ...times, waitsFor: null }
}

/** Makes alarms that wait for a lead look at it now, because something has happened to it. */
export const lookAgain = (tx: Tx, submissionId: string, now: number): Promise<void> =>
  execute(
    tx,
    `UPDATE alarms SET next_at = :now WHERE waits_for = :submissionId AND next_at > :now`,
    { submissionId, now },
  )

async function waitFor(
  tx: Tx,
  submissionId: string,
  firstId: string | null,
  nextAt: number,
): Promise<null> {
  await execute(
    tx,
    `UPDATE alarms SET waits_for = :firstId, next_at = :nextAt WHERE submission_id = :submissionId`,
    { submissionId, firstId, nextAt },
  )
  return null
}

/** Records the second request on the first lead, and tells its assignee. */
async function tellOfSecondRequest(
  tx: Tx,
  submissionId: string,
  secondId: string,
  { now, settings }: Look,
): Promise<void> {
  const kind = 'second_request'
  await addEvent(tx, { submissionId, kind, by: null, payload: { secondId }, at: now })
  const assignee = await assigneeOf(tx, submissionId)
  // While nobody has it, its alarm goes on and names the second one.
  if (assignee === null) return
  const told = (await listEvents(tx, submissionId)).filter((event) => event.kind === kind)
  const context = {
    submissionId,
    type: 'booking',
    assignee,
    settings,
    now,
    step: told.length,
  } as const
  await addFollowUpNotices(tx, { event: kind, role: 'visitor', staffMemberId: null }, context)
}
