/** What is stored of a lead with its status. */

import {
  isAcceptance,
  isClosed,
  isJoined,
  LEAD_LIFECYCLE,
  type LeadStatus,
} from '#domain/lead/lifecycle.ts'
import { execute, type Tx } from '#server/db/db.ts'
import {
  updateAcceptanceMail,
  updateReviewInvitation,
} from '#server/outbox/queued/visitor-mails.ts'
import type { LeadEvent } from '#domain/lead/events.ts'
import type { LossCause } from '#domain/lead/loss.ts'
import { leadState, statusAfter, withoutUndone } from '#domain/lead/replay.ts'
import { listEvents } from '#server/db/tables/events.ts'

/** Writes the status of a lead, and queues or withdraws the mails to the visitor that follow. */
export async function writeStatus(
  tx: Tx,
  submissionId: string,
  status: LeadStatus,
  now: number,
): Promise<void> {
  await execute(tx, `UPDATE submissions SET status = :status WHERE id = :submissionId`, {
    status,
    submissionId,
  })
  if (!isJoined(status))
    await execute(
      tx,
      `UPDATE alarms SET joined_with = NULL
       WHERE submission_id = :submissionId AND joined_with IS NOT NULL`,
      { submissionId },
    )
  await updateAcceptanceMail(tx, submissionId, status, now)
  await updateReviewInvitation(tx, submissionId, status, now)
}

/**
 * Stores when a lead was first accepted and first closed, unless that was undone, and why it is
 * canceled or lost; the overview reads it.
 */
export async function saveFirstTimes(tx: Tx, submissionId: string): Promise<void> {
  const events = withoutUndone(await listEvents(tx, submissionId))
  const firstAt = (fits: (status: LeadStatus) => boolean): number | null =>
    events.find(({ kind }) => {
      const status = statusAfter(kind)
      return status !== null && fits(status)
    })?.at ?? null
  await execute(
    tx,
    `UPDATE alarms SET first_accepted_at = :acceptedAt, first_closed_at = :closedAt,
       loss_cause = :cause
     WHERE submission_id = :submissionId`,
    {
      submissionId,
      acceptedAt: firstAt(isAcceptance),
      closedAt: firstAt(isClosed),
      cause: lossCause(events),
    },
  )
}

/** Returns why a lead is canceled or lost; `null` for every other one. */
function lossCause(events: readonly LeadEvent[]): LossCause | null {
  const { status, transition } = leadState(events)
  if (transition === null || !LEAD_LIFECYCLE[status].hasCause) return null
  const { payload } = transition
  return ('cause' in payload ? payload.cause : undefined) ?? 'customer'
}
