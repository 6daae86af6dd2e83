import { formatDuration } from '#domain/time/format-duration.ts'
import { INVITATION_LIFETIME_MS } from '#domain/staff/staff-limits.ts'
import {
  invitationLink,
  linkPicture,
  noticeOfLocalLink,
} from '#server/board/sign-in/invitation-link.ts'
import { invite } from '#server/staff/invitations.ts'
import { withDb } from '../database/with-db.ts'
import { createCommand } from '../terminal/commands.ts'
import { findStaffMember } from './find-staff-member.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'

const NAME_PROBLEM = 'invite takes the NAME or ID of one staff member (see list).'
const ARGUMENTS = { options: {}, positionals: [0, Infinity, NAME_PROBLEM] } as const

/**
 * Implements `staff invite NAME`: prints a link and a QR code that open the board on one phone;
 * without a name for the owner of STAFF_EMAIL.
 */
export const inviteStaff = createCommand(ARGUMENTS, async ({ positionals }, io) => {
  const wanted = positionals.join(' ').trim()
  return await withDb(io, { mayCreate: true }, async (db, { staffUrl }) => {
    const staff = await db.read((tx) => listStaff(tx))
    const found = wanted === '' ? null : findStaffMember(staff, wanted)
    const staffMemberId = found?.id ?? null
    const lifetime = { now: io.clock(), lifeMs: INVITATION_LIFETIME_MS }
    const token = await db.write((tx) => invite(tx, staffMemberId, lifetime))
    const link = invitationLink(staffUrl, token)
    await io.out(
      `${found?.name ?? 'The owner of STAFF_EMAIL'}: open this on the phone, within ${formatDuration(INVITATION_LIFETIME_MS, 'en')}. It opens the board once.\n\n` +
        `${link}\n\n${linkPicture(link)}\n${noticeOfLocalLink(staffUrl)}`,
    )
  })
})
