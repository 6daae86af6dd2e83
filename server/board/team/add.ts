import { randomUUID } from 'node:crypto'
import { TEAM_MESSAGES } from '#copy/server/team.ts'
import { TEAM_ADDRESS, teamMemberAddress } from '#server/board/addresses.ts'
import { savedAddress } from '#server/board/saved.ts'
import { reportAccess } from '#server/staff/access-changes.ts'
import { type MemberDetails, memberDetails } from '#server/staff/member.ts'
import { staffMemberOf } from '#server/staff/team.ts'
import { addStaffMember } from '#server/db/tables/staff-members.ts'
import type { BoardForm } from '#server/board/form.ts'
import { teamPage } from './get-team.ts'

/** POST /staff/team: a new staff member, at the end of the alarm order. */
export const add: BoardForm<MemberDetails> = {
  address: TEAM_ADDRESS,
  fields: ({ viewer }) =>
    memberDetails(TEAM_MESSAGES[viewer.language].problems, { needsContact: true }),
  async save(tx, { role, ...details }, press) {
    const id = randomUUID()
    await addStaffMember(tx, { id, role: role ?? 'locksmith', ...details, now: press.now })
    await reportAccess(tx, { ...press, kind: 'added', of: await staffMemberOf(tx, id) })
    return { to: savedAddress(teamMemberAddress(id), 'member-added') }
  },
  rejected: (rejected, { viewer }, deps) => teamPage(viewer, deps, { rejected }),
}
