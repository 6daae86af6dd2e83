/** SQL of the table `events`: rows are added and read, never changed. */

import { randomUUIDv7 } from 'node:crypto'
import { isClosed, LEAD_STATUSES, type LeadStatus } from '#domain/lead/lifecycle.ts'
import { withoutUndone } from '#domain/lead/replay.ts'
import type { LeadEvent } from './alarm-step.ts'
import type { Actor } from './alarm-lead.ts'
import { execute, type Program, rows } from '../sql-program.ts'

export interface NewEvent {
  readonly submissionId: string
  readonly kind: string
  readonly by: Actor | null
  readonly at: number
  readonly detail?: string
}

/**
 * Adds an event. Its time is at least a millisecond after the lead's previous event, also if both
 * happen within one millisecond or the clock was set back, so that events are listed in the order
 * in which they were added.
 */
export function* addEvent(event: NewEvent): Program<void> {
  const { submissionId, kind, by, at, detail = null } = event
  yield* execute(
    `INSERT INTO events (id, submission_id, at, kind, staff_member_id, via, detail)
     VALUES (:id, :submissionId,
       (SELECT CASE WHEN max(at) >= :at THEN max(at) + 1 ELSE :at END
        FROM events WHERE submission_id = :submissionId),
       :kind, :staffMemberId, :via, :detail)`,
    {
      id: randomUUIDv7(),
      submissionId,
      at,
      kind,
      staffMemberId: by?.staffMemberId ?? null,
      via: by?.via ?? null,
      detail,
    },
  )
}

/**
 * Stores when a lead was first accepted and first closed, unless that was undone; the overview
 * reads it.
 */
export function* saveFirstTimes(submissionId: string): Program<void> {
  const events = withoutUndone(yield* listEvents(submissionId))
  const firstAt = (fits: (status: LeadStatus) => boolean): number | null =>
    events.find(({ kind }) => LEAD_STATUSES.some((status) => status === kind && fits(status)))
      ?.at ?? null
  yield* execute(
    `UPDATE alarms SET first_accepted_at = :acceptedAt, first_closed_at = :closedAt
     WHERE submission_id = :submissionId`,
    {
      submissionId,
      acceptedAt: firstAt((status) => status === 'accepted'),
      closedAt: firstAt(isClosed),
    },
  )
}

/** Lists events in the order in which they happened. */
export const listEvents = (submissionId: string): Program<readonly LeadEvent[]> =>
  rows<LeadEvent>(
    `SELECT e.at, e.kind, e.staff_member_id AS staff_member_id, p.name AS staff_member_name, e.via, e.detail
     FROM events e LEFT JOIN staff_members p ON p.id = e.staff_member_id
     WHERE e.submission_id = :submissionId ORDER BY e.at, e.id`,
    { submissionId },
  )
