/** What the board reads of leads: the list, the week, and one lead with its history. */

import { isClosed, isDriving } from '#domain/lead/lifecycle.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { lateByMinutes } from '#domain/lead/arrival.ts'
import { openProposal } from '#domain/lead/window-proposal.ts'
import { leadState } from '#domain/lead/replay.ts'
import { assigneeOf, ESCALATION_LEVEL } from '#server/db/tables/alarms.ts'
import { listEvents } from '#server/db/tables/events.ts'
import { first, rows, type Tx } from '#server/db/db.ts'
import {
  ALARM_LEAD_COLUMNS,
  type AlarmLeadRow,
  ASSIGNEE_COLUMNS,
  ASSIGNEE_JOIN,
  toAlarmLead,
} from '#server/db/tables/alarm-lead-rows.ts'
import type { AlarmLead } from '#server/db/tables/alarm-lead.ts'
import { CLOSED_STATUSES, OPEN_STATUSES, WAITING_STATUSES } from '#server/db/tables/status-lists.ts'
import {
  GROUP_EXPRESSION,
  groupOfNumber,
  groupParameters,
  ORDER_WITHIN_GROUP,
} from './board-order.ts'
import { joinedLeads } from '#server/leads/duplicates.ts'
import { countEarlier, openDuplicates } from '#server/leads/same-customer.ts'
import { leadNotices } from '#server/alarm/notices/lead-notices.ts'
import { earlierOutcomes } from '#server/db/tables/outcomes.ts'
import type {
  BoardAppointment,
  BoardDetail,
  BoardLead,
  BoardPage,
  Period,
} from '#server/db/tables/board-records.ts'

/** Of `submissions s JOIN alarms a`: whatever is open, and what closed lately. */
const LISTED_CONDITION = `
  (s.created_at >= :since OR (s.status IN (${OPEN_STATUSES}) AND s.created_at >= :openSince))
  AND (CAST(:assigneeId AS text) IS NULL OR a.accepted_by = :assigneeId)`

/**
 * Older open leads are not listed, because their customers no longer wait, and so that the cost of a
 * query stays the same over the years; the command line shows them.
 */
const OPEN_LEADS_SHOWN_MS = 90 * DAY_MS

const openLeadsSince = (now: number): string => new Date(now - OPEN_LEADS_SHOWN_MS).toISOString()

/** Appointments in a week; a stranger can make any number. */
const MAX_APPOINTMENTS = 100
/** Older leads are not searched. */
const APPOINTMENTS_MADE_WITHIN_MS = 90 * DAY_MS

type Row = AlarmLeadRow &
  Omit<
    BoardLead,
    keyof AlarmLead | 'events' | 'eta' | 'lateByMinutes' | 'proposal' | 'group' | 'hasOther'
  > & {
    readonly hasOther: number
    readonly escalation: number
    readonly groupNumber: number
  }

/**
 * Lists leads since `since`, and open ones of 90 days, in the order of `board-order.ts`;
 * then closed ones, newest first.
 */
export async function listBoard(
  tx: Tx,
  options: {
    readonly since: number
    /** Only the leads of this staff member; `null` for everybody's. */
    readonly assigneeId?: string | null
    readonly limit: number
    readonly offset: number
    readonly now: number
  },
): Promise<BoardPage> {
  const { limit, offset, assigneeId = null } = options
  const since = new Date(options.since).toISOString()
  const openSince = openLeadsSince(options.now)
  const counts = await first<{ total: number; open: number | null; waiting: number | null }>(
    tx,
    `SELECT count(*) AS total, sum(CASE WHEN s.status IN (${OPEN_STATUSES}) THEN 1 ELSE 0 END) AS open,
       sum(CASE WHEN s.status IN (${WAITING_STATUSES}) THEN 1 ELSE 0 END) AS waiting
     FROM submissions s JOIN alarms a ON a.submission_id = s.id WHERE ${LISTED_CONDITION}`,
    { since, openSince, assigneeId },
  )
  const found = await rows<Row>(
    tx,
    `SELECT ${ALARM_LEAD_COLUMNS}, s.name, s.phone, s.notes, a.escalation, a.started_at AS waiting_since, ${ASSIGNEE_COLUMNS},
       ${GROUP_EXPRESSION} AS group_number,
       CASE WHEN s.status IN (${OPEN_STATUSES}) AND EXISTS (SELECT 1 FROM submissions o
         WHERE o.phone_digits = s.phone_digits AND o.id <> s.id
           AND o.status IN (${OPEN_STATUSES})) THEN 1 ELSE 0 END AS has_other,
       CASE WHEN s.status IN (${CLOSED_STATUSES}) THEN (SELECT max(e.at) FROM events e
         WHERE e.submission_id = s.id AND e.kind = s.status) END AS closed_at
     FROM submissions s JOIN alarms a ON a.submission_id = s.id
       ${ASSIGNEE_JOIN}
     WHERE ${LISTED_CONDITION}
     ORDER BY group_number, ${ORDER_WITHIN_GROUP} LIMIT :limit OFFSET :offset`,
    { since, openSince, assigneeId, limit, offset, ...groupParameters(options.now) },
  )
  const leads: BoardLead[] = []
  for (const { lead: stored, escalation, groupNumber, hasOther, ...row } of found) {
    const lead = withNetworkFlag(toAlarmLead(stored), escalation)
    const events = isClosed(lead.status) ? [] : await listEvents(tx, lead.id)
    const { eta } = isDriving(lead.status) ? leadState(events) : { eta: null }
    leads.push({
      ...lead,
      ...row,
      events,
      hasOther: hasOther === 1,
      eta,
      lateByMinutes: lateByMinutes(eta, options.now),
      proposal: openProposal(events, lead.status, options.now),
      group: groupOfNumber(groupNumber),
    })
  }
  return {
    leads,
    total: counts?.total ?? 0,
    open: counts?.open ?? 0,
    waiting: counts?.waiting ?? 0,
  }
}

/** Returns how many leads are open, as the board lists them. */
export async function countOpen(tx: Tx, now: number): Promise<number> {
  const row = await first<{ open: number }>(
    tx,
    `SELECT count(*) AS open FROM submissions s
     WHERE s.created_at >= :since AND s.status IN (${OPEN_STATUSES})`,
    { since: openLeadsSince(now) },
  )
  return row?.open ?? 0
}

/** Lists the open leads whose appointment begins in a period, by their time. */
export async function listAppointments(
  tx: Tx,
  { since, until }: Period,
): Promise<readonly BoardAppointment[]> {
  const found = await rows<AlarmLeadRow & Pick<BoardAppointment, 'name' | 'assignee'>>(
    tx,
    `SELECT ${ALARM_LEAD_COLUMNS}, s.name, ${ASSIGNEE_COLUMNS}
     FROM submissions s JOIN alarms a ON a.submission_id = s.id ${ASSIGNEE_JOIN}
     WHERE s.status IN (${OPEN_STATUSES}) AND s.appointment_start >= :since
       AND s.appointment_start < :until AND s.created_at >= :openSince
     ORDER BY s.appointment_start, s.id LIMIT ${MAX_APPOINTMENTS}`,
    {
      since: new Date(since).toISOString(),
      until: new Date(until).toISOString(),
      openSince: new Date(since - APPOINTMENTS_MADE_WITHIN_MS).toISOString(),
    },
  )
  return found.map(({ lead, ...row }) => ({ ...toAlarmLead(lead), ...row }))
}

const withNetworkFlag = (lead: AlarmLead, escalation: number): AlarmLead =>
  escalation === ESCALATION_LEVEL.limited
    ? { ...lead, suspicionFlags: [...lead.suspicionFlags, 'network'] }
    : lead

export async function boardDetail(tx: Tx, submissionId: string): Promise<BoardDetail | null> {
  const row = await first<AlarmLeadRow & { idempotencyKey: string | null; escalation: number }>(
    tx,
    `SELECT ${ALARM_LEAD_COLUMNS}, s.idempotency_key, a.escalation FROM submissions s JOIN alarms a ON a.submission_id = s.id
     WHERE s.id = :submissionId`,
    { submissionId },
  )
  if (row === null) return null
  return {
    assignee: await assigneeOf(tx, submissionId),
    events: await listEvents(tx, submissionId),
    idempotencyKey: row.idempotencyKey,
    suspicionFlags: withNetworkFlag(toAlarmLead(row.lead), row.escalation).suspicionFlags,
    notices: await leadNotices(tx, submissionId),
    duplicates: await openDuplicates(tx, submissionId),
    joined: await joinedLeads(tx, submissionId),
    sameNumber: {
      count: 1 + (await countEarlier(tx, submissionId)),
      earlier: await earlierOutcomes(tx, submissionId),
    },
    photoIds: (
      await rows<{ id: string }>(
        tx,
        `SELECT id FROM photos WHERE submission_id = :submissionId OR submission_id IN
         (SELECT submission_id FROM alarms WHERE joined_with = :submissionId) ORDER BY added_at, id`,
        { submissionId },
      )
    ).map(({ id }) => id),
  }
}

/** Returns a photo as JPEG; `null` if there is none with this id. */
export async function getPhoto(tx: Tx, id: string): Promise<Uint8Array | null> {
  const photo = await first<{ jpeg: Uint8Array }>(tx, `SELECT jpeg FROM photos WHERE id = :id`, {
    id,
  })
  return photo?.jpeg ?? null
}
