/** Other times of a planned request, proposed by customer or staff (R243). */

import { type Appointment, isBookable, nextReminder } from '#domain/time/appointment.ts'
import type { LeadType } from '#domain/submission/fields.ts'
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
import { assigneeOf } from '#server/store/alarms.ts'
import type { Actor, StoredAssignee } from '#server/store/alarm-lead.ts'
import { addEvent, listEvents } from '#server/store/events.ts'
import { lockLead } from '#server/store/lock-lead.ts'
import type { NoticeSettings } from '#server/store/notice.ts'
import { lockLeadNotices } from '#server/store/notices.ts'
import { readFields } from '#server/store/row-mapping.ts'
import { execute, first, type Program } from '#server/store/sql-program.ts'
import { addFollowUpNotices } from './outgoing/follow-ups.ts'
import { queueWindowMail } from './outgoing/visitor-mails.ts'

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
export type WindowActor = ByCustomer | ByStaff

type WindowChange = WindowActor & {
  readonly now: number
  readonly settings: NoticeSettings
}

/**
 * Proposes other times to the other side. A customer's one holds at once while nobody has accepted
 * the request, because there is nobody to ask.
 */
export function* proposeWindows(
  submissionId: string,
  { windows, ...change }: WindowChange & { readonly windows: readonly Appointment[] },
): Program<WindowResult> {
  const open = yield* openLead(submissionId, change)
  if (typeof open === 'string') return open
  const [after] = windows
  if (after === undefined || !windows.every((window) => isInFuture(window, change.now)))
    return 'past'
  if (isFull(open.events, change)) return 'full'
  if (change.role === 'customer' && !hasAssignee(open.status)) {
    yield* move(open, { ...change, after })
    return 'moved'
  }
  yield* record(open, { ...change, content: { kind: 'window_proposed', payload: { windows } } })
  if (change.role === 'staff') yield* queueWindowMail(submissionId, 'window-proposed', change.now)
  return 'proposed'
}

/** Gives a lead another time, on which staff and customer have agreed. */
export function* moveWindow(
  submissionId: string,
  { after, ...change }: WindowChange & { readonly after: Appointment },
): Program<WindowResult> {
  const open = yield* openLead(submissionId, change)
  if (typeof open === 'string') return open
  if (!isInFuture(after, change.now)) return 'past'
  if (isFull(open.events, change)) return 'full'
  yield* move(open, { ...change, after })
  return 'moved'
}

/**
 * Answers a proposal of the other side.
 * @param proposalId time of its event
 * @param start of the time that suits; `null` for none of them
 */
export function* answerProposal(
  submissionId: string,
  {
    proposalId,
    start,
    ...change
  }: WindowChange & { readonly proposalId: number; readonly start: string | null },
): Program<WindowResult> {
  const open = yield* openLead(submissionId, change)
  if (typeof open === 'string') return open
  const proposal = openProposal(open.events, open.status, change.now)
  if (proposal?.id !== proposalId || proposal.by === change.role) return 'changed'
  if (start === null) {
    yield* record(open, { ...change, content: { kind: 'window_declined' } })
    if (change.role === 'staff') yield* queueWindowMail(submissionId, 'window-declined', change.now)
    return 'declined'
  }
  const after = proposal.windows.find((window) => window.appointment_start === start)
  if (after === undefined) return 'changed'
  yield* move(open, { ...change, after })
  return 'moved'
}

interface OpenLead {
  readonly submissionId: string
  readonly type: LeadType
  readonly status: LeadStatus
  readonly appointment: Appointment | null
  readonly assignee: StoredAssignee | null
  readonly events: readonly LeadEvent[]
}

/** Locks a lead whose time this side may change. */
function* openLead(
  submissionId: string,
  { role, by }: WindowChange,
): Program<OpenLead | 'unknown' | 'closed' | 'refused'> {
  const locked = yield* lockLead(submissionId)
  if (locked === null) return 'unknown'
  const row = yield* first(
    `SELECT timeframe, appointment_start, appointment_end FROM submissions WHERE id = :submissionId`,
    { submissionId },
  )
  if (row === null) return 'unknown'
  const lead = readFields(row, ['timeframe', 'appointment_start', 'appointment_end'])
  const status = storedLeadStatus(locked.status)
  if (!canMoveWindow({ ...lead, isPlanned: isPlanned(lead.timeframe) }, status)) return 'closed'
  const assignee = yield* assigneeOf(submissionId)
  if (role === 'staff' && assignee?.staffMemberId !== by.staffMemberId) return 'refused'
  const events = yield* listEvents(submissionId)
  const { type } = locked
  return { submissionId, type, status, appointment: appointmentOf(lead), assignee, events }
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
function* move(
  open: OpenLead,
  { after, ...change }: WindowChange & { readonly after: Appointment },
): Program<void> {
  const { submissionId, appointment: before } = open
  yield* execute(
    `UPDATE submissions SET appointment_start = :start, appointment_end = :end
     WHERE id = :submissionId`,
    { submissionId, start: after.appointment_start, end: after.appointment_end },
  )
  yield* execute(`UPDATE alarms SET reminder_at = :next WHERE submission_id = :submissionId`, {
    submissionId,
    next: nextReminder(after, change.now),
  })
  yield* record(open, { ...change, content: { kind: 'window_moved', payload: { before, after } } })
  yield* queueWindowMail(submissionId, 'window-moved', change.now)
}

/** Adds an event; notices that are not sent yet give way to one about it. */
function* record(
  { submissionId, type, assignee, events }: OpenLead,
  {
    role,
    by,
    now,
    settings,
    content,
  }: WindowChange & {
    readonly content: EventContent<'window_proposed' | 'window_moved' | 'window_declined'>
  },
): Program<void> {
  yield* lockLeadNotices(submissionId)
  yield* execute(
    `UPDATE notices SET state = 'cancelled', settled_at = :now, lease_until = NULL
     WHERE submission_id = :submissionId AND state = 'queued'
       AND kind IN ('window-asked', 'window-moved', 'window-declined'${content.kind === 'window_moved' ? ", 'reminder'" : ''})`,
    { submissionId, now },
  )
  yield* addEvent({ ...content, submissionId, by, at: now })
  if (role !== 'customer') return
  // Each gets a number of its own, since a step notifies each target once.
  const step = events.filter(({ kind }) => kind.startsWith('window_')).length
  const change = { event: content.kind, role: 'visitor', staffMemberId: null } as const
  yield* addFollowUpNotices(change, { submissionId, type, assignee, settings, now, step })
}
