import { WAL_NOT_TRUNCATED } from '../database/database-errors.ts'
import { staffMemberCommand } from './find-staff-member.ts'

/** Implements `staff remove ID`: stops alerts; the name stays in the history of leads. */
export const removeStaff = staffMemberCommand('remove', async (staffMember, store, io) => {
  await store.alarms.removeStaffMember(staffMember.id, io.clock())
  await io.out(`${staffMember.name} gets no more notices.\n`)
  if (!(await store.eraseDeleted())) io.err(WAL_NOT_TRUNCATED)
  const left = await store.alarms.listStaff()
  if (left.length === 0)
    io.err(
      'Nobody is left: the addresses of STAFF_EMAIL count as one staff member with mail again.\n',
    )
})
