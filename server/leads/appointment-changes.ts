/** Other times of a planned request, proposed by customer or staff. */

import { type Appointment, isBookable } from '#domain/time/appointment.ts'
import { nextReminder } from '#domain/lead/reminder-times.ts'
import { hasAssignee, type LeadStatus, storedLeadStatus } from '#domain/lead/lifecycle.ts'
import { isPlanned } from '#domain/submission/urgency.ts'
import type { EventContent, LeadEvent } from '#domain/lead/events.ts'
import {
  appointmentOf,
  canMoveWindow,
  MAX_CUSTOMER_WINDOWS,
  MAX_STAFF_WINDOWS,
  openProposal,
} from '#domain/lead/window-proposal.ts'
import { assigneeOf } from '#server/db/tables/alarms.ts'
import type { StoredAssignee } from '#server/db/tables/alarm-lead.ts'
import type { Actor } from '#server/db/tables/actor.ts'
import { addEvent, listEvents } from '#server/db/tables/events.ts'
import { findStatus } from '#server/db/tables/lead-queries.ts'
import type { NoticeSettings } from '#server/db/tables/notice.ts'
import { readFields } from '#server/db/row-mapping.ts'
import { execute, first, type Tx } from '#server/db/db.ts'
import { addFollowUpNotices } from '#server/alarm/notices/follow-ups.ts'
import { queueWindowMail } from '#server/outbox/queued/visitor-mails.ts'

/**
 * 'past': such a time cannot be chosen any more; 'changed': the proposal is not open any more;
 * 'full': too many changes; 'closed': the time cannot be changed, because somebody drives to it or
 * it is closed; 'refused': a staff member who does not have the lead.
 */
export type WindowResult =
  | 'proposed'
  | 'moved'
  | 'declined'
  | 'past'
  | 'changed'
  | 'full'
  | 'closed'
  | 'refused'
  | 'unknown'

interface ByCustomer {
  readonly role: 'customer'
  readonly by: Actor
}
interface ByStaff {
  readonly role: 'staff'
  readonly by: Actor & { readonly staffMemberId: string }
}

/** Who changes the time. */
type WindowActor = ByCustomer | ByStaff

type WindowChange = WindowActor & {
  readonly now: number
  readonly settings: NoticeSettings
}

/**
 * Proposes other times to the other side. A customer's one holds at once while nobody has accepted
 * the request, because there is nobody to ask.
 */
export async function proposeWindows(
  tx: Tx,
  submissionId: string,
  { windows, ...change }: WindowChange & { readonly windows: readonly Appointment[] },
): Promise<WindowResult> {
  const open = await openLead(tx, submissionId, change)
  if (typeof open === 'string') return open
  const [after] = windows
  if (after === undefined || !windows.every((window) => isInFuture(window, change.now)))
    return 'past'
  if (isFull(open.events, change)) return 'full'
  if (change.role === 'customer' && !hasAssignee(open.status)) {
    await move(tx, open, { ...change, after })
    return 'moved'
  }
  await record(tx, open, { ...change, content: { kind: 'window_proposed', payload: { windows } } })
  if (change.role === 'staff')
    await queueWindowMail(tx, submissionId, 'window-proposed', change.now)
  return 'proposed'
}

/** Gives a lead another time, on which staff and customer have agreed. */
export async function moveWindow(
  tx: Tx,
  submissionId: string,
  { after, ...change }: WindowChange & { readonly after: Appointment },
): Promise<WindowResult> {
  const open = await openLead(tx, submissionId, change)
  if (typeof open === 'string') return open
  if (!isInFuture(after, change.now)) return 'past'
  if (isFull(open.events, change)) return 'full'
  await move(tx, open, { ...change, after })
  return 'moved'
}

/**
 * Answers a proposal of the other side.
 * @param proposalId time of its event
 * @param start of the time that suits; `null` for none of them
 */
export async function answerProposal(
  tx: Tx,
  submissionId: string,
  {
    proposalId,
    start,
    ...change
  }: WindowChange & { readonly proposalId: number; readonly start: string | null },
): Promise<WindowResult> {
  const open = await openLead(tx, submissionId, change)
  if (typeof open === 'string') return open
  const proposal = openProposal(open.events, open.status, change.now)
  if (proposal?.id !== proposalId || proposal.by === change.role) return 'changed'
  if (start === null) {
    await record(tx, open, { ...change, content: { kind: 'window_declined' } })
    if (change.role === 'staff')
      await queueWindowMail(tx, submissionId, 'window-declined', change.now)
    return 'declined'
  }
  const after = proposal.windows.find((window) => window.appointment_start === start)
  if (after === undefined) return 'changed'
  await move(tx, open, { ...change, after })
  return 'moved'
}

interface OpenLead {
  readonly submissionId: string
  readonly status: LeadStatus
  readonly appointment: Appointment | null
  readonly assignee: StoredAssignee | null
  readonly events: readonly LeadEvent[]
}

/** Reads a lead whose time this side may change. */
async function openLead(
  tx: Tx,
  submissionId: string,
  { role, by }: WindowChange,
): Promise<OpenLead | 'unknown' | 'closed' | 'refused'> {
  const locked = await findStatus(tx, submissionId)
  if (locked === null) return 'unknown'
  const row = await first(
    tx,
    `SELECT timeframe, appointment_start, appointment_end FROM submissions WHERE id = :submissionId`,
    { submissionId },
  )
  if (row === null) return 'unknown'
  const lead = readFields(row, ['timeframe', 'appointment_start', 'appointment_end'])
  const status = storedLeadStatus(locked.status)
  if (!canMoveWindow({ ...lead, isPlanned: isPlanned(lead.timeframe) }, status)) return 'closed'
  const assignee = await assigneeOf(tx, submissionId)
  if (role === 'staff' && assignee?.staffMemberId !== by.staffMemberId) return 'refused'
  const events = await listEvents(tx, submissionId)
  return { submissionId, status, appointment: appointmentOf(lead), assignee, events }
}

const isInFuture = ({ appointment_start: start }: Appointment, now: number): boolean =>
  isBookable(Date.parse(start), now)

/** Counts what this side proposed and moved. */
const isFull = (events: readonly LeadEvent[], { role }: WindowChange): boolean =>
  events.filter(
    ({ kind, staffMemberId }) =>
      (kind === 'window_proposed' || kind === 'window_moved') &&
      (staffMemberId === null) === (role === 'customer'),
  ).length >= (role === 'customer' ? MAX_CUSTOMER_WINDOWS : MAX_STAFF_WINDOWS)

/** Writes the new time; reminders follow it, and both sides learn of it. */
async function move(
  tx: Tx,
  open: OpenLead,
  { after, ...change }: WindowChange & { readonly after: Appointment },
): Promise<void> {
  const { submissionId, appointment: before } = open
  await execute(
    tx,
    `UPDATE submissions SET appointment_start = :start, appointment_end = :end
     WHERE id = :submissionId`,
    { submissionId, start: after.appointment_start, end: after.appointment_end },
  )
  await execute(tx, `UPDATE alarms SET reminder_at = :next WHERE submission_id = :submissionId`, {
    submissionId,
    next: nextReminder(after, change.now),
  })
  await record(tx, open, {
    ...change,
    content: { kind: 'window_moved', payload: { before, after } },
  })
  await queueWindowMail(tx, submissionId, 'window-moved', change.now)
}

/** Adds an event; a reminder of the former time that is not sent yet gives way to it. */
async function record(
  tx: Tx,
  { submissionId, assignee }: OpenLead,
  {
    role,
    by,
    now,
    settings,
    content,
  }: WindowChange & {
    readonly content: EventContent<'window_proposed' | 'window_moved' | 'window_declined'>
  },
): Promise<void> {
  if (content.kind === 'window_moved')
    await execute(
      tx,
      `UPDATE notices SET state = 'cancelled', settled_at = :now, lease_until = NULL
       WHERE submission_id = :submissionId AND state = 'queued' AND kind = 'reminder'`,
      { submissionId, now },
    )
  await addEvent(tx, { ...content, submissionId, by, at: now })
  if (role !== 'customer') return
  const change = { event: content.kind, role: 'visitor', staffMemberId: null } as const
  await addFollowUpNotices(tx, change, { submissionId, assignee, settings, now })
}
