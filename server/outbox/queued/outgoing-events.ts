/** Events of leads on their way to the owner's addresses: at least once, in order per lead. */

import { randomUUID } from 'node:crypto'
import { DAY_MS } from '#domain/time/durations.ts'
import type { EventKind } from '#domain/lead/events.ts'
import { UNDO_ACCEPTED_MS } from '#domain/lead/lifecycle.ts'
import { statusAfter } from '#domain/lead/replay.ts'
import type { EventLane } from '#server/db/tables/outbox.ts'
import { execute, hasRows, rows, type Db, type Tx } from '#server/db/db.ts'

/** Kinds of events that are sent in each lane, with their types. */
export const OUTGOING_EVENTS = {
  alert: {
    accepted: 'lead.accepted',
    cancelled: 'lead.cancelled',
    handed_back: 'lead.handed_back',
    handed_over: 'lead.handed_back',
    reopened: 'lead.reopened',
  },
  events: {
    stored: 'lead.created',
    accepted: 'lead.accepted',
    en_route: 'lead.en_route',
    done: 'lead.done',
    payment: 'lead.paid',
    cancelled: 'lead.cancelled',
  },
} as const satisfies Readonly<Record<EventLane, Readonly<Partial<Record<EventKind, string>>>>>

const kindsOf = (lane: EventLane): readonly string[] => Object.keys(OUTGOING_EVENTS[lane])
const sqlList = (kinds: Iterable<string>): string =>
  Array.from(kinds, (kind) => `'${kind}'`).join(', ')

/** Kinds of all lanes, which the index of events covers. */
export const OUTGOING_KINDS = new Set([...kindsOf('alert'), ...kindsOf('events')])

/** Events that are older when they are first looked for are not sent, nor when this is set up. */
const WINDOW_MS = DAY_MS

const newEvents = (lane: EventLane): string => `FROM events e
  WHERE e.at > :since AND e.kind IN (${sqlList(OUTGOING_KINDS)})
    AND e.kind IN (${sqlList(kindsOf(lane))})
    AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.submission_id = e.submission_id
      AND o.lane = '${lane}' AND o.kind = e.kind AND o.event_id = e.id)`

/** Queues new events for the lanes whose receiver is set up. Reading first avoids waiting for writes. */
export async function queueEvents(db: Db, lanes: readonly EventLane[], now: number): Promise<void> {
  const since = now - WINDOW_MS
  for (const lane of lanes)
    if (await db.read((tx) => hasRows(tx, `SELECT e.id ${newEvents(lane)} LIMIT 1`, { since })))
      await db.write((tx) => queueLane(tx, lane, now))
}

interface NewEvent {
  readonly id: string
  readonly submissionId: string
  readonly kind: EventKind
  readonly at: number
  readonly staffMemberId: string | null
}

/** Queues new events, and forgets sent ones that are no longer looked for. */
async function queueLane(tx: Tx, lane: EventLane, now: number): Promise<void> {
  const found = await rows<NewEvent>(
    tx,
    `SELECT e.id, e.submission_id, e.kind, e.at, e.staff_member_id ${newEvents(lane)} ORDER BY e.at`,
    { since: now - WINDOW_MS },
  )
  for (const event of found)
    await execute(
      tx,
      `INSERT INTO outbox (id, lane, submission_id, kind, event_id, due_at, written_at, queued_at)
       VALUES (:id, :lane, :submissionId, :kind, :eventId, :dueAt, :now, :at)`,
      {
        id: randomUUID(),
        lane,
        submissionId: event.submissionId,
        kind: event.kind,
        eventId: event.id,
        dueAt: dueAtOf(event, now),
        now,
        at: event.at,
      },
    )
  await execute(
    tx,
    `DELETE FROM outbox WHERE lane = :lane AND state <> 'queued' AND queued_at < :before`,
    { lane, before: now - 2 * WINDOW_MS },
  )
}

/** A staff member's step waits until it cannot be undone any more. */
function dueAtOf({ kind, at, staffMemberId }: NewEvent, now: number): number {
  const isStep = statusAfter(kind) !== null && kind !== 'handed_over'
  return staffMemberId !== null && isStep ? at + UNDO_ACCEPTED_MS : now
}
