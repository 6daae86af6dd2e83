import { DAY_MS } from '#domain/time/durations.ts'
import { rows, type Tx } from '#server/db/db.ts'
import { OPEN_STATUSES } from '#server/db/tables/status-lists.ts'
import { groupParameters, IS_PARKED } from '#server/leads/board-order.ts'
import { queueVisitorMail } from '#server/outbox/queued/visitor-mails.ts'

/** Older leads are not searched; their customers were told, or do not wait any more. */
const SEARCHED_MS = 30 * DAY_MS
const MAX_AT_ONCE = 100

/**
 * Queues the mail to each customer whose open lead nobody touched for a week, once per lead;
 * returns how many.
 */
export async function queueParkedMails(tx: Tx, now: number): Promise<number> {
  const { nowText, touchedSince } = groupParameters(now)
  const parked = await rows<{ id: string }>(
    tx,
    `SELECT s.id FROM submissions s JOIN alarms a ON a.submission_id = s.id
     WHERE s.status IN (${OPEN_STATUSES}) AND s.created_at >= :since
       AND ${IS_PARKED}
       AND EXISTS (SELECT 1 FROM outbox m
         WHERE m.lane = 'visitor' AND m.submission_id = s.id AND m.kind = 'status' AND m.state <> 'dead')
       AND NOT EXISTS (SELECT 1 FROM outbox m
         WHERE m.lane = 'visitor' AND m.submission_id = s.id AND m.kind = 'parked')
     ORDER BY s.created_at, s.id LIMIT ${MAX_AT_ONCE}`,
    { since: new Date(now - SEARCHED_MS).toISOString(), nowText, touchedSince },
  )
  for (const { id } of parked) await queueVisitorMail(tx, id, { kind: 'parked', now, dueAt: now })
  return parked.length
}
