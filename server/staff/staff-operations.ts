/** Staff members: their channels, roles and schedules, and their leaving. */

import { type Db, storeMethods } from '#server/store/db.ts'
import {
  addStaffMember,
  listStaff,
  removeStaffMember,
  saveChannel,
} from '#server/store/staff-members.ts'
import { reportAccess } from './access-changes.ts'
import { openLeadsOf, removeFromStaff, signOutEverywhere } from './leaving.ts'
import { changeSchedule } from './schedule-changes.ts'
import { changeStaffMember, moveStaffMember, setRole } from './team.ts'

export type StaffOperations = ReturnType<typeof createStaffOperations>

export const createStaffOperations = ({ write, read }: Db) => ({
  ...storeMethods(read, { listStaff, openLeadsOf }),
  ...storeMethods(write, {
    addStaffMember,
    removeStaffMember,
    saveChannel,
    changeStaffMember,
    moveStaffMember,
    setRole,
    changeSchedule,
    removeFromStaff,
    signOutEverywhere,
    reportAccess,
  }),
})
