import { TEAM_MESSAGES } from '#copy/server/team.ts'
import { channelsWhere } from '#domain/alarm/channels.ts'
import { TEAM_ADDRESS, teamMemberAddress } from '#server/board/addresses.ts'
import { savedAddress } from '#server/board/saved.ts'
import { reportAccess } from '#server/staff/access-changes.ts'
import { type MemberDetails, memberDetails } from '#server/staff/member.ts'
import { changeStaffMember, staffMemberOf } from '#server/staff/team.ts'
import type { StaffMember } from '#server/db/tables/staff-member.ts'
import type { BoardForm } from '#server/board/form.ts'
import { memberPage } from './get-team.ts'

/** The form has one number and one mailbox. */
const FORM_KINDS = channelsWhere(({ address }) => address === 'mailboxes' || address === 'phone')

/** POST /staff/team/ID: name, language, role and addresses of a staff member. */
export const change: BoardForm<MemberDetails> = {
  address: `${TEAM_ADDRESS}/:id`,
  fields: ({ viewer }) =>
    memberDetails(TEAM_MESSAGES[viewer.language].problems, { needsContact: false }),
  async save(tx, details, press) {
    const member = await staffMemberOf(tx, press.id)
    if (member === null) return 'unknown'
    const changed = { ...details, role: details.role ?? member.role }
    const outcome = await changeStaffMember(tx, member.id, {
      ...changed,
      kinds: FORM_KINDS,
      now: press.now,
    })
    if (outcome === 'last-owner')
      return { field: 'role', problem: TEAM_MESSAGES[press.viewer.language].problems.role }
    if (opensOtherwise(member, changed))
      await reportAccess(tx, { ...press, kind: 'changed', of: member })
    return { to: savedAddress(teamMemberAddress(member.id), 'member') }
  },
  rejected: (rejected, { id, viewer }, deps) => memberPage(id, viewer, deps, { rejected }),
}

/** Returns whether a form changes what a staff member may do, or where they are reached. */
function opensOtherwise(member: StaffMember, changed: MemberDetails): boolean {
  const keys = (channels: readonly { readonly address: string }[]): string =>
    channels
      .map(({ address }) => address)
      .toSorted()
      .join(' ')
  const before = member.channels.filter(({ kind }) => FORM_KINDS.includes(kind))
  return member.role !== changed.role || keys(before) !== keys(changed.channels)
}
