/** Other times for a planned request, which customer and staff propose to each other. */

import {
  type Appointment,
  isBookable,
  offersAppointments,
  type OptionalAppointment,
} from '#domain/time/appointment.ts'
import type { LeadEvent } from './events.ts'
import { hasAssignee, isRemindedOf, type LeadStatus } from './lifecycle.ts'

/** Most times in one proposal of staff; a customer proposes one. */
export const MAX_PROPOSED_WINDOWS = 3
/** How often a customer asks for another time, and staff propose and move, for one lead. */
export const MAX_CUSTOMER_WINDOWS = 5
export const MAX_STAFF_WINDOWS = 20

export interface WindowProposal {
  /** Time of its event. */
  readonly id: number
  readonly by: 'customer' | 'staff'
  /** Those that are not past; never empty. */
  readonly windows: readonly Appointment[]
}

/** Whether the time of a lead can still be changed: it is planned, and nobody drives to it yet. */
export const canMoveWindow = (
  lead: { readonly isPlanned: boolean } & OptionalAppointment,
  status: LeadStatus,
): boolean =>
  offersAppointments() &&
  isRemindedOf(status) &&
  (lead.isPlanned || Boolean(lead.appointment_start))

/**
 * Returns the proposal that waits for an answer. One of staff ends with their acceptance of the lead.
 * @param events in the order in which they happened
 */
export function openProposal(
  events: readonly LeadEvent[],
  status: LeadStatus,
  now: number,
): WindowProposal | null {
  const last = events.findLast(({ kind }) => kind.startsWith('window_'))
  if (last?.kind !== 'window_proposed' || !isRemindedOf(status)) return null
  const by = last.staffMemberId === null ? 'customer' : 'staff'
  if (by === 'staff' && !hasAssignee(status)) return null
  const windows = last.payload.windows.filter(({ appointment_start: start }) =>
    isBookable(Date.parse(start), now),
  )
  return windows.length === 0 ? null : { id: last.at, by, windows }
}

/** Returns the time of a lead; `null` without one. */
export const appointmentOf = ({
  appointment_start: start,
  appointment_end: end,
}: OptionalAppointment): Appointment | null =>
  start == null || end == null ? null : { appointment_start: start, appointment_end: end }
