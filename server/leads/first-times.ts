import { isAcceptance, isClosed, LEAD_LIFECYCLE, type LeadStatus } from '#domain/lead/lifecycle.ts'
import type { LeadEvent } from '#domain/lead/events.ts'
import type { LossCause } from '#domain/lead/loss.ts'
import { leadState, statusAfter, withoutUndone } from '#domain/lead/replay.ts'
import { listEvents } from '#server/store/events.ts'
import { execute, type Program } from '#server/store/sql-program.ts'

/**
 * Stores when a lead was first accepted and first closed, unless that was undone, and why it is
 * canceled or lost; the overview reads it.
 */
export function* saveFirstTimes(submissionId: string): Program<void> {
  const events = withoutUndone(yield* listEvents(submissionId))
  const firstAt = (fits: (status: LeadStatus) => boolean): number | null =>
    events.find(({ kind }) => {
      const status = statusAfter(kind)
      return status !== null && fits(status)
    })?.at ?? null
  yield* execute(
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
