/** What changes for staff and is told to others: shifts, and the end of a staff member's access. */

import type { ScheduleChange } from '#domain/staff/on-call/schedule-change.ts'
import type { NoticeSettings } from '#server/store/notice.ts'
import { removeFromStaff, signOutEverywhere } from './leaving.ts'
import { changeSchedule, type ScheduleChangeOptions } from './schedule-changes.ts'
import type { Db } from '#server/store/db.ts'

export interface StaffServiceDeps {
  readonly store: Db
  readonly clock: () => number
  readonly settings: NoticeSettings
}

export type StaffService = ReturnType<typeof createStaffService>

export const createStaffService = ({ store, clock, settings }: StaffServiceDeps) => ({
  /** Changes who is on call when, and tells those concerned. */
  changeSchedule: (
    staffMemberId: string,
    change: ScheduleChange,
    by: Pick<ScheduleChangeOptions, 'byId' | 'insteadId'>,
  ) =>
    store.write((tx) =>
      changeSchedule(tx, staffMemberId, change, { ...by, now: clock(), settings }),
    ),
  /** Removes a staff member; their open leads are handed back. */
  remove: (staffMemberId: string) =>
    store.write((tx) => removeFromStaff(tx, staffMemberId, { now: clock(), settings })),
  /** Signs a staff member out on every device, and hands their open leads back. */
  signOutEverywhere: (staffMemberId: string, exceptSessionId?: string) =>
    store.write((tx) =>
      signOutEverywhere(tx, staffMemberId, {
        now: clock(),
        settings,
        ...(exceptSessionId !== undefined && { exceptSessionId }),
      }),
    ),
})
