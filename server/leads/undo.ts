import { saveFirstTimes, writeStatus } from './write-status.ts'
import { assigneeOf } from '#server/db/tables/alarms.ts'
import { cancelNotices } from '#server/db/tables/notices.ts'
import { unblock } from './blocked-numbers.ts'
import { UNDO_ACCEPTED_MS } from '#domain/lead/lifecycle.ts'
import { leadState } from '#domain/lead/replay.ts'
import { applyAlarmEffect, writeAssignee } from './alarm-effect.ts'
import type { TransitionResult } from './transition.ts'
import type { Actor } from '#server/db/tables/actor.ts'
import { addTransitionEvent, listEvents } from '#server/db/tables/events.ts'
import { findStatus } from '#server/db/tables/lead-queries.ts'
import type { Tx } from '#server/db/db.ts'

/**
 * Restores the state before a lead's latest transition, which is identified by the time of its
 * event. News of it that waits is then old, and is not sent. An opening is not undone but closed again,
 * which is told: the news of the closing before it is old already.
 */
export async function undoTransition(
  tx: Tx,
  submissionId: string,
  { at, by, now }: { readonly at: number; readonly by: Actor; readonly now: number },
): Promise<TransitionResult> {
  const lead = await findStatus(tx, submissionId)
  if (lead === null) return { outcome: 'unknown' }
  const events = await listEvents(tx, submissionId)
  const { status: from, transition } = leadState(events)
  if (
    transition?.at !== at ||
    transition.kind === 'reopened' ||
    transition.staffMemberId !== by.staffMemberId ||
    now - at > UNDO_ACCEPTED_MS
  )
    return {
      outcome: 'refused',
      submissionId,
      status: from,
      assignee: await assigneeOf(tx, submissionId),
    }
  await cancelNotices(tx, submissionId, { now, noticeId: null })
  await addTransitionEvent(tx, { submissionId, kind: 'undone', by, at: now })
  await saveFirstTimes(tx, submissionId)
  const { status, acceptance, eta } = leadState(await listEvents(tx, submissionId))
  await writeStatus(tx, submissionId, status, now)
  await unblock(tx, submissionId)
  await applyAlarmEffect(tx, submissionId, { to: status, by, now, eta })
  if (acceptance !== null)
    await writeAssignee(tx, submissionId, { ...acceptance, via: acceptance.via ?? by.via })
  return { outcome: 'changed', submissionId, from }
}
