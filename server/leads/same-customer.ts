/**
 * Which leads are of one customer. What follows from that depends on how sure it is: a call or text joins
 * the open lead of its number, because a calling number is rarely forged (`findOpenLead`); a form
 * can be filled in with anybody's number, so that its alarm may be quiet and nothing else (`isTakenElsewhere`);
 * on the board staff see more, and decide (`openDuplicates`).
 */

import { DAY_MS, WEEK_MS } from '#domain/time/durations.ts'
import { ASSIGNEE_COLUMNS, ASSIGNEE_JOIN } from '#server/db/tables/alarm-lead-rows.ts'
import type { OpenDuplicate } from '#server/db/tables/board-records.ts'
import type { OtherLead } from '#server/db/tables/notice.ts'
import { first, hasRows, rows, type Tx } from '#server/db/db.ts'
import { ASSIGNED_STATUSES, OPEN_STATUSES, PLANNED } from '#server/db/tables/status-lists.ts'

/** How old a lead without an alarm is at most that a call or text joins. */
const CALL_WITHIN_MS = DAY_MS
/** How many other open leads of a customer staff are shown. */
const MAX_DUPLICATES = 3
/** How far apart two requests for one job are at most. */
const DUPLICATE_WITHIN_MS = WEEK_MS

/**
 * Lists the other open leads of the same customer: those from the same phone number, and those with the
 * same address and name. The oldest first.
 */
export async function openDuplicates(
  tx: Tx,
  submissionId: string,
): Promise<readonly OpenDuplicate[]> {
  const lead = await first<{ createdAt: unknown }>(
    tx,
    `SELECT created_at FROM submissions WHERE id = :submissionId`,
    { submissionId },
  )
  if (lead === null) return []
  const createdAt = new Date(String(lead.createdAt)).getTime()
  const found = await rows<Omit<OpenDuplicate, 'at'> & { readonly createdAt: unknown }>(
    tx,
    `SELECT s.id, s.service, s.status, s.created_at, ${ASSIGNEE_COLUMNS}
     FROM submissions l, submissions s JOIN alarms a ON a.submission_id = s.id ${ASSIGNEE_JOIN}
     WHERE l.id = :submissionId AND s.id <> l.id
       AND s.status IN (${OPEN_STATUSES}) AND s.created_at >= :since AND s.created_at <= :until
       AND (s.phone_digits = l.phone_digits
         OR (lower(s.address) = lower(l.address) AND lower(s.name) = lower(l.name) AND s.address <> ''))
     ORDER BY s.created_at, s.id LIMIT ${MAX_DUPLICATES}`,
    {
      submissionId,
      since: new Date(createdAt - DUPLICATE_WITHIN_MS).toISOString(),
      until: new Date(createdAt + DUPLICATE_WITHIN_MS).toISOString(),
    },
  )
  return found.map(({ createdAt: at, ...duplicate }) => ({
    ...duplicate,
    at: new Date(String(at)).getTime(),
  }))
}

/**
 * Returns whether the reader or another staff member has one of a customer's other open leads;
 * `null` without any.
 */
export function otherLeadOf(
  others: readonly OpenDuplicate[],
  readerId: string | null,
): OtherLead | null {
  if (others.length === 0) return null
  if (readerId !== null && others.some(({ assignee }) => assignee?.staffMemberId === readerId))
    return 'yours'
  return others.some(({ assignee }) => assignee !== null) ? 'taken' : 'waiting'
}

/**
 * Finds the open lead that a call or text from a number belongs to: one whose alarm runs or that
 * somebody has, otherwise one of the last day. A lead whose alarm ended unanswered takes nothing
 * more, because nobody would hear of it.
 * @param digits see `comparableDigits`
 */
export async function findOpenLead(tx: Tx, digits: string, now: number): Promise<string | null> {
  const row = await first<{ id: string }>(
    tx,
    `SELECT s.id FROM submissions s JOIN alarms a ON a.submission_id = s.id
     WHERE s.phone_digits = :digits AND s.status IN (${OPEN_STATUSES})
       AND (a.state IN ('escalating', 'assigned')
         OR (a.state = 'none' AND s.created_at > :dayAgo))
     ORDER BY s.created_at DESC, s.id DESC LIMIT 1`,
    { digits, dayAgo: new Date(now - CALL_WITHIN_MS).toISOString() },
  )
  return row?.id ?? null
}

/** Counts the leads of the same number that came before this one, whatever became of them. */
export async function countEarlier(tx: Tx, submissionId: string): Promise<number> {
  const row = await first<{ earlier: number }>(
    tx,
    `SELECT count(*) AS earlier FROM submissions o, submissions s
     WHERE s.id = :submissionId AND o.phone_digits = s.phone_digits AND o.id <> s.id
       AND o.created_at <= s.created_at`,
    { submissionId },
  )
  return row?.earlier ?? 0
}

/**
 * Returns whether somebody has another open request of the same number, service and written address,
 * no less urgent, which is verified: nobody need be called about this one. Anybody can type another
 * person's number, so it is mailed and pushed all the same.
 */
export const isTakenElsewhere = (tx: Tx, submissionId: string): Promise<boolean> =>
  hasRows(
    tx,
    `SELECT o.id FROM submissions s JOIN submissions o ON o.phone_digits = s.phone_digits
     WHERE s.id = :submissionId AND o.id <> s.id AND o.status IN (${ASSIGNED_STATUSES})
       AND o.verification = 'verified' AND o.service = s.service AND s.address <> ''
       AND lower(o.address) = lower(s.address)
       AND (o.timeframe = s.timeframe OR o.timeframe NOT IN (${PLANNED})) LIMIT 1`,
    { submissionId },
  )
