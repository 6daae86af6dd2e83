/** SQL of the table `events`, whose rows say what happened and are not changed later. */

import { randomUUIDv7 } from 'node:crypto'
import {
  type EventContent,
  type EventKind,
  isEventKind,
  type LeadEvent,
} from '#domain/lead/events.ts'
import type { Actor } from './actor.ts'
import { eventSearchText } from './search-text.ts'
import { execute, first, hasRows, rows, type Tx } from '#server/db/db.ts'

export type NewEvent = EventContent & {
  readonly submissionId: string
  /** `null` for an automatic event. */
  readonly by: Actor | null
  readonly at: number
}

/**
 * Adds an event. Its time is at least a millisecond after the lead's previous event, also if both
 * happen within one millisecond or the clock was set back, so that events are listed in the order
 * in which they were added.
 */
export async function addEvent(tx: Tx, event: NewEvent): Promise<void> {
  await insertEvent(tx, event)
}

/** Adds an event, and its text to what a search finds; returns its id. */
async function insertEvent(tx: Tx, event: NewEvent): Promise<string> {
  const { submissionId, kind, by, at, payload = {} } = event
  const id = randomUUIDv7()
  await execute(
    tx,
    `INSERT INTO events (id, submission_id, at, kind, staff_member_id, via, payload)
     VALUES (:id, :submissionId,
       (SELECT CASE WHEN max(at) >= :at THEN max(at) + 1 ELSE :at END
        FROM events WHERE submission_id = :submissionId),
       :kind, :staffMemberId, :via, :payload)`,
    {
      id,
      submissionId,
      at,
      kind,
      staffMemberId: by?.staffMemberId ?? null,
      via: by?.via ?? null,
      payload: JSON.stringify(payload),
    },
  )
  const text = eventSearchText(event)
  if (text !== '')
    await execute(
      tx,
      `UPDATE submissions SET search_rest = coalesce(search_rest, '') || :text
       WHERE id = :submissionId`,
      { submissionId, text: ` ${text}` },
    )
  return id
}

/** Adds the event of a transition; notices that are added from here on belong to it. */
export async function addTransitionEvent(tx: Tx, event: NewEvent): Promise<void> {
  await execute(
    tx,
    `UPDATE alarms SET transition_id = :transitionId WHERE submission_id = :submissionId`,
    { submissionId: event.submissionId, transitionId: await insertEvent(tx, event) },
  )
}

/** Lists events in the order in which they happened; kinds of a later release are left out. */
export async function listEvents(tx: Tx, submissionId: string): Promise<readonly LeadEvent[]> {
  const found = await rows<Omit<LeadEvent, 'kind' | 'payload'> & { kind: string; payload: string }>(
    tx,
    `SELECT e.at, e.kind, e.staff_member_id, p.name AS staff_member_name, e.via,
       e.payload
     FROM events e LEFT JOIN staff_members p ON p.id = e.staff_member_id
     WHERE e.submission_id = :submissionId ORDER BY e.at, e.id`,
    { submissionId },
  )
  return found
    .filter(({ kind }) => isEventKind(kind))
    .map((event) => ({ ...event, payload: JSON.parse(event.payload) as unknown }) as LeadEvent)
}

/** Counts the events of one kind. */
export async function countEvents(tx: Tx, submissionId: string, kind: EventKind): Promise<number> {
  const row = await first<{ count: number }>(
    tx,
    `SELECT count(*) AS count FROM events WHERE submission_id = :submissionId AND kind = :kind`,
    { submissionId, kind },
  )
  return row?.count ?? 0
}

/** Returns whether a lead has an event of this kind. */
export const hasEvent = (tx: Tx, submissionId: string, kind: EventKind): Promise<boolean> =>
  hasRows(
    tx,
    `SELECT 1 AS found FROM events WHERE submission_id = :submissionId AND kind = :kind`,
    {
      submissionId,
      kind,
    },
  )
