/** What changes for staff and is told to others: shifts, and the end of a staff member's access. */

import type { ScheduleChange } from '#domain/staff/on-call/schedule-change.ts'
import type { NoticeSettings } from '#server/store/notice.ts'
import type { ScheduleChangeOptions } from './schedule-changes.ts'
import type { StaffOperations } from './staff-operations.ts'

export interface StaffServiceDeps {
  readonly store: { readonly staff: StaffOperations }
  readonly clock: () => number
  /** Wakes the engine, because a notice or a lead that was handed back may be due. */
  readonly nudge: () => void
  readonly settings: NoticeSettings
}

export type StaffService = ReturnType<typeof createStaffService>

export const createStaffService = ({
  store: { staff },
  clock,
  nudge,
  settings,
}: StaffServiceDeps) => ({
  /** Changes who is on call when, and tells those concerned. */
  changeSchedule: (
    staffMemberId: string,
    change: ScheduleChange,
    by: Pick<ScheduleChangeOptions, 'byId' | 'insteadId'>,
  ) =>
    staff.changeSchedule(staffMemberId, change, { ...by, now: clock(), settings }).finally(nudge),
  /** Removes a staff member; their open leads are handed back. */
  remove: (staffMemberId: string) =>
    staff.removeFromStaff(staffMemberId, { now: clock(), settings }).finally(nudge),
  /** Signs a staff member out on every device, and hands their open leads back. */
  signOutEverywhere: (staffMemberId: string, exceptSessionId?: string) =>
    staff
      .signOutEverywhere(staffMemberId, {
        now: clock(),
        settings,
        ...(exceptSessionId !== undefined && { exceptSessionId }),
      })
      .finally(nudge),
})
