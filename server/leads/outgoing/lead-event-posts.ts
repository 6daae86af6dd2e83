/** Events of leads on their way to the owner's address (R206): at least once, in order per lead. */

import { DAY_MS } from '#domain/time/durations.ts'
import type { EventKind } from '#domain/lead/events.ts'
import { getLead } from '#server/store/lead-queries.ts'
import type { Lead } from '#server/store/lead.ts'
import { type Claim, leasedQueue } from '#server/store/leased-queue.ts'
import { execute, first, hasRows, type Db, type Tx } from '#server/store/db.ts'

/** Kinds of events that are sent, with their types. */
export const OUTGOING_EVENTS = {
  stored: 'lead.created',
  accepted: 'lead.accepted',
  en_route: 'lead.en_route',
  done: 'lead.done',
  payment: 'lead.paid',
  cancelled: 'lead.cancelled',
} as const satisfies Partial<Record<EventKind, string>>

export interface EventPost {
  /** Id of the event: the same at every attempt. */
  readonly id: string
  readonly kind: keyof typeof OUTGOING_EVENTS
  /** When it happened. */
  readonly at: number
  readonly attempts: number
  readonly lead: Lead
}

const KINDS = Object.keys(OUTGOING_EVENTS)
  .map((kind) => `'${kind}'`)
  .join(', ')

/** Events that are older when they are first looked for are not sent, nor when this is set up. */
const WINDOW_MS = DAY_MS

/** Waits for the earlier ones of its lead. */
const OPEN = `state = 'queued' AND NOT EXISTS (SELECT 1 FROM lead_event_posts earlier
  WHERE earlier.submission_id = lead_event_posts.submission_id AND earlier.state = 'queued'
    AND earlier.at < lead_event_posts.at)`
export const eventPostQueue = leasedQueue('lead_event_posts', OPEN, 'due_at, at, id')

const NEW_EVENTS = `FROM events e JOIN submissions s ON s.id = e.submission_id
  WHERE e.at > :since AND e.kind IN (${KINDS})
    AND NOT EXISTS (SELECT 1 FROM lead_event_posts p WHERE p.id = e.id)`

/** Queues new events, and forgets sent ones that are no longer looked for. */
async function enqueue(tx: Tx, now: number): Promise<void> {
  await execute(
    tx,
    `INSERT INTO lead_event_posts (id, submission_id, kind, at, due_at, written_at)
     SELECT e.id, e.submission_id, e.kind, e.at, CAST(:now AS bigint), CAST(:now AS bigint) ${NEW_EVENTS}
     ON CONFLICT DO NOTHING`,
    { now, since: now - WINDOW_MS },
  )
  await execute(tx, `DELETE FROM lead_event_posts WHERE state <> 'queued' AND at < :before`, {
    before: now - 2 * WINDOW_MS,
  })
}

/** Queues new events and claims those that are due. Reading first avoids waiting for writes. */
export async function claimEventPosts(db: Db, options: Claim): Promise<readonly EventPost[]> {
  const { now } = options
  const isNew = await db.read((tx) =>
    hasRows(tx, `SELECT e.id ${NEW_EVENTS} LIMIT 1`, { since: now - WINDOW_MS }),
  )
  if (isNew) await db.write((tx) => enqueue(tx, now))
  if (!(await db.read((tx) => eventPostQueue.anyDue(tx, now)))) return []
  return await db.writeRelaxed((tx) => claim(tx, options))
}

async function claim(tx: Tx, options: Claim): Promise<readonly EventPost[]> {
  const posts: EventPost[] = []
  for (const id of await eventPostQueue.claim(tx, options)) {
    const row = await first<Omit<EventPost, 'lead'> & { submissionId: string }>(
      tx,
      `SELECT id, submission_id, kind, at, attempts FROM lead_event_posts WHERE id = :id`,
      { id },
    )
    const lead = row && (await getLead(tx, row.submissionId))
    if (row !== null && lead !== null) posts.push({ ...row, lead })
  }
  return posts
}

/** Ends an event: `dead` if it was given up. */
export const settleEventPost = (
  tx: Tx,
  id: string,
  { state, error }: { readonly state: 'sent' | 'dead'; readonly error: string | null },
): Promise<void> =>
  execute(
    tx,
    `UPDATE lead_event_posts SET state = :state, lease_until = NULL, last_error = :error
     WHERE id = :id`,
    { id, state, error },
  )
