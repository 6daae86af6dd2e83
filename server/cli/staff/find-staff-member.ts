import { listStaff } from '#server/db/tables/staff-members.ts'
import type { StaffMember } from '#server/db/tables/staff-member.ts'
import { idCommand } from '../database/with-db.ts'
import { CommandError } from '../terminal/commands.ts'

/**
 * Returns the staff member with this name, in any case, or this ID or ID prefix.
 * @throws CommandError unless there is exactly one
 */
export function findStaffMember(staff: readonly StaffMember[], text: string): StaffMember {
  const wanted = text.trim().toLowerCase()
  const named = staff.filter(({ name }) => name.toLowerCase() === wanted)
  const found =
    named.length > 0 || wanted === '' ? named : staff.filter(({ id }) => id.startsWith(wanted))
  const [staffMember, ...others] = found
  if (staffMember && others.length === 0) return staffMember
  const problem =
    named.length > 1
      ? `More than one is called '${text}': take the ID that list shows.`
      : staffMember
        ? `'${text}' begins more than one id: ${found.map(({ id }) => id).join(', ')}.`
        : `There is nobody whose name is '${text}' or whose id begins with it; npm run staff -- list shows them.`
  throw new CommandError(problem)
}

/** Creates the command `staff VERB ID`, which works on one staff member. */
export const staffMemberCommand = idCommand(async (db, id) =>
  findStaffMember(await db.read(listStaff), id),
)
