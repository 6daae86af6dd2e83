import { saveFirstTimes } from './first-times.ts'
import { assigneeOf } from '#server/store/alarms.ts'
import { cancelNotices, lockLeadNotices } from '#server/store/notices.ts'
import { writeStatus } from './write-status.ts'
import { UNDO_ACCEPTED_MS } from '#domain/lead/lifecycle.ts'
import { leadState } from '#domain/lead/replay.ts'
import { applyAlarmEffect, writeAssignee } from './alarm-effect.ts'
import type { TransitionResult } from './escalation/alarm-step.ts'
import type { Actor } from '#server/store/alarm-lead.ts'
import { addTransitionEvent, listEvents } from '#server/store/events.ts'
import { addCorrection, type CorrectedNotice } from './outgoing/follow-ups.ts'
import { REPORT_KINDS_SQL } from '#server/store/notice.ts'
import { lockLead } from '#server/store/lock-lead.ts'
import { type Program, rows } from '#server/store/sql-program.ts'

/**
 * Restores the state before a lead's latest transition, which is identified by the time of its
 * event. Notices about it that were sent are followed by a correction, others are canceled.
 */
export function* undoTransition(
  submissionId: string,
  { at, by, now }: { readonly at: number; readonly by: Actor; readonly now: number },
): Program<TransitionResult> {
  const lead = yield* lockLead(submissionId)
  if (lead === null) return { outcome: 'unknown' }
  const events = yield* listEvents(submissionId)
  const { status: from, transition } = leadState(events)
  if (
    transition?.at !== at ||
    transition.staffMemberId !== by.staffMemberId ||
    now - at > UNDO_ACCEPTED_MS
  )
    return {
      outcome: 'refused',
      submissionId,
      status: from,
      assignee: yield* assigneeOf(submissionId),
    }
  yield* lockLeadNotices(submissionId)
  const concerned = yield* stopReports(submissionId, now)
  yield* cancelNotices(submissionId, { now, noticeId: null })
  yield* addTransitionEvent({ submissionId, kind: 'undone', by, at: now })
  yield* saveFirstTimes(submissionId)
  const { status, acceptance, eta } = leadState(yield* listEvents(submissionId))
  yield* writeStatus(submissionId, status, now)
  yield* applyAlarmEffect(submissionId, { to: status, by, now, eta })
  if (acceptance !== null)
    yield* writeAssignee(submissionId, { ...acceptance, via: acceptance.via ?? by.via })
  for (const notice of concerned)
    yield* addCorrection(notice, { submissionId, status, acceptance, now })
  return { outcome: 'changed', submissionId, from }
}

/**
 * Cancels the notices that report the latest transition and are not sent yet; returns all of them.
 */
const stopReports = (submissionId: string, now: number): Program<readonly CorrectedNotice[]> =>
  rows<CorrectedNotice>(
    `UPDATE notices SET lease_until = NULL, settled_at = coalesce(settled_at, :now),
       state = CASE WHEN state = 'queued' THEN 'cancelled' ELSE state END
     WHERE submission_id = :submissionId AND state <> 'failed' AND kind IN (${REPORT_KINDS_SQL})
       AND transition_id = (SELECT transition_id FROM alarms WHERE submission_id = :submissionId)
     RETURNING channel, target, channel_id, staff_member_id, address, number, begun_at`,
    { submissionId, now },
  )
