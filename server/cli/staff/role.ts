import { listStaff } from '#server/db/tables/staff-members.ts'
import { setRole } from '#server/staff/team.ts'
import { parseRole, ROLES } from '#domain/staff/roles.ts'
import { withDb } from '../database/with-db.ts'
import { CommandError, createCommand, UsageError } from '../terminal/commands.ts'
import { findStaffMember } from './find-staff-member.ts'

const ARGUMENTS = {
  options: {},
  positionals: [2, 2, `role takes one ID and one of ${ROLES.join(', ')}.`],
} as const

/** Implements `staff role ID ROLE`: makes a staff member an owner or a locksmith. */
export const setRoleCommand = createCommand(
  ARGUMENTS,
  async ({ positionals: [id = '', text = ''] }, io) => {
    const role = parseRole(text)
    if (role === null)
      throw new UsageError(`'${text}' is no role: write one of ${ROLES.join(', ')}.`)
    return await withDb(io, { mayCreate: false }, async (db) => {
      const { id: staffMemberId, name } = findStaffMember(await db.read(listStaff), id)
      const outcome = await db.write((tx) => setRole(tx, staffMemberId, role))
      if (outcome === 'last-owner')
        throw new CommandError(`${name} is the only owner. Make somebody else an owner first.`)
      await io.out(`${name} is ${role === 'owner' ? 'an owner' : 'a locksmith'}.\n`)
    })
  },
)
