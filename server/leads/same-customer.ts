/**
 * Which leads are of one customer. Anybody can fill in a form with another person's number, and a
 * calling number can be forged, so what comes in on one channel joins a lead of another only where
 * somebody is on the way to a customer who proved to be one (`findOpenLead`); otherwise it is a lead with an
 * alarm of its own, which the board shows beside the other (`openDuplicates`), where a person decides.
 */

import { DAY_MS, WEEK_MS } from '#domain/time/durations.ts'
import { ASSIGNEE_COLUMNS, ASSIGNEE_JOIN } from '#server/db/tables/alarm-lead-rows.ts'
import type { OpenDuplicate } from '#server/db/tables/board-records.ts'
import type { OtherLead } from '#server/db/tables/notice.ts'
import { first, hasRows, type Row, rows, type Tx } from '#server/db/db.ts'
import { readReasons } from '#server/db/row-mapping.ts'
import { reducesEscalation, suspicionFlags } from '#domain/submission/suspicion-flags.ts'
import {
  ASSIGNED_STATUSES,
  DRIVING_STATUSES,
  OPEN_STATUSES,
  PLANNED,
} from '#server/db/tables/status-lists.ts'

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

/** SQL: staff have neither entered nor corrected the submission of this name. */
const asSent = (submission: string): string =>
  `NOT EXISTS (SELECT 1 FROM events e WHERE e.submission_id = ${submission}.id
     AND (e.kind = 'corrected' OR (e.kind = 'stored' AND e.staff_member_id IS NOT NULL)))`

/**
 * Finds the open lead that a call or text from a number joins. One that came in the same way: whose
 * alarm runs, that somebody has, or of the last day; a doubtful one takes nothing that the carriers vouch
 * for. One that came in another way: verified, urgent, and somebody drives to it. Never one that staff
 * entered, or whose number they changed: nobody but they would hear of the call.
 */
export async function findOpenLead(
  tx: Tx,
  {
    digits,
    type,
    isVerified,
    now,
  }: {
    /** See `comparableDigits`. */
    readonly digits: string
    readonly type: 'call' | 'message'
    /** Whether the carriers do not call the number false. */
    readonly isVerified: boolean
    readonly now: number
  },
): Promise<string | null> {
  const found = await rows<Row & { readonly id: string; readonly type: string }>(
    tx,
    `SELECT s.id, s.type, s.verification, s.suspicion_reasons
     FROM submissions s JOIN alarms a ON a.submission_id = s.id
     WHERE s.phone_digits = :digits AND s.status IN (${OPEN_STATUSES})
       AND ((s.type = :type AND (a.state IN ('escalating', 'assigned')
           OR (a.state = 'none' AND s.created_at > :dayAgo)))
         OR (s.type <> :type AND s.status IN (${DRIVING_STATUSES})
           AND s.timeframe NOT IN (${PLANNED})))
       AND ${asSent('s')}
     ORDER BY s.created_at DESC, s.id DESC`,
    { digits, type, dayAgo: new Date(now - CALL_WITHIN_MS).toISOString() },
  )
  const fits = (row: (typeof found)[number]): boolean =>
    !isSuspiciousRow(row) || (row.type === type && !isVerified)
  return found.find(fits)?.id ?? null
}

/** Returns whether the row of a lead says that it may be of a program, or of a forged number. */
export const isSuspiciousRow = (row: Row): boolean =>
  reducesEscalation(
    suspicionFlags({
      verification: String(row['verification']),
      suspicionReasons: readReasons(row['suspicionReasons']),
    }),
  )

/** Returns whether somebody called or texted in vain about a lead, who need not be its sender. */
export const hasJoinedContact = (tx: Tx, submissionId: string): Promise<boolean> =>
  hasRows(
    tx,
    `SELECT s.id FROM submissions s WHERE s.id = :submissionId AND s.type NOT IN ('call', 'message')
       AND (EXISTS (SELECT 1 FROM incoming_calls c
           WHERE c.submission_id = s.id AND c.state NOT IN ('accepted', 'taken'))
         OR EXISTS (SELECT 1 FROM incoming_messages m WHERE m.submission_id = s.id))`,
    { submissionId },
  )

/**
 * Finds the verified open lead of a caller whose number the carriers vouch for, whatever its channel:
 * staff who answer hear which request it is. One that staff entered or corrected is left out.
 * @param digits see `comparableDigits`
 */
export async function findVouchedLead(tx: Tx, digits: string): Promise<string | null> {
  const row = await first<{ id: string }>(
    tx,
    `SELECT s.id FROM submissions s
     WHERE s.phone_digits = :digits AND s.status IN (${OPEN_STATUSES})
       AND s.verification = 'verified'
       AND NOT EXISTS (SELECT 1 FROM events e WHERE e.submission_id = s.id
         AND (e.kind = 'corrected' OR (e.kind = 'stored' AND e.staff_member_id IS NOT NULL)))
     ORDER BY s.created_at DESC, s.id DESC LIMIT 1`,
    { digits },
  )
  return row?.id ?? null
}

/**
 * Finds the latest lead of a number, whatever became of it, for words that are no request.
 * @param digits see `comparableDigits`
 */
export async function findLatestLead(tx: Tx, digits: string): Promise<string | null> {
  const row = await first<{ id: string }>(
    tx,
    `SELECT id FROM submissions WHERE phone_digits = :digits
     ORDER BY created_at DESC, id DESC LIMIT 1`,
    { digits },
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

/** Returns whether staff were called about a lead, or since a time about another one of its number. */
export const wasCalledAbout = (tx: Tx, submissionId: string, since: number): Promise<boolean> =>
  hasRows(
    tx,
    `SELECT n.id FROM submissions s JOIN submissions o ON o.phone_digits = s.phone_digits
       JOIN notices n ON n.submission_id = o.id LEFT JOIN notices m ON m.id = n.merged_into
     WHERE s.id = :submissionId AND n.channel = 'call'
       AND (coalesce(m.begun_at, n.begun_at) > :since
         OR (o.id = s.id AND coalesce(m.begun_at, n.begun_at) IS NOT NULL)) LIMIT 1`,
    { submissionId, since },
  )

/**
 * Returns whether somebody has another open request of the same number, service and written address,
 * no less urgent, which is verified: nobody need be called about this one. Anybody can type another
 * person's number, so it is mailed and pushed all the same; one that staff entered or corrected silences
 * nothing.
 */
export const isTakenElsewhere = (tx: Tx, submissionId: string): Promise<boolean> =>
  hasRows(
    tx,
    `SELECT o.id FROM submissions s JOIN submissions o ON o.phone_digits = s.phone_digits
     WHERE s.id = :submissionId AND o.id <> s.id AND o.status IN (${ASSIGNED_STATUSES})
       AND o.verification = 'verified' AND o.service = s.service AND s.address <> ''
       AND lower(o.address) = lower(s.address)
       AND (o.timeframe = s.timeframe OR o.timeframe NOT IN (${PLANNED})) AND ${asSent('o')} LIMIT 1`,
    { submissionId },
  )
