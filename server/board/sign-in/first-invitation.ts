import type { Db } from '#server/db/db.ts'
import { invite } from '#server/staff/invitations.ts'
import { invitationLink, linkPicture, noticeOfLocalLink } from './invitation-link.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'

/** Short, because the terminal is read at once or not at all. */
const FIRST_INVITATION_LIFETIME_MS = DAY_MS

/**
 * Returns the text of the first start for the terminal : the board's address and an
 * invitation for the owner of STAFF_EMAIL. Empty once a staff member was added or has signed in,
 * because they invite each other.
 */
export async function firstInvitation(
  db: Db,
  { staffUrl, now }: { readonly staffUrl: string; readonly now: number },
): Promise<string> {
  const staff = await db.read((tx) => listStaff(tx))
  if (staff.length > 0) return ''
  const lifetime = { now, lifeMs: FIRST_INVITATION_LIFETIME_MS }
  const token = await db.write((tx) => invite(tx, null, lifetime))
  const link = invitationLink(staffUrl, token)
  const local = noticeOfLocalLink(staffUrl)
  return `
Your board, where requests come in, is at ${staffUrl}/staff
Open this once, within a day, to get in (no password):

${link}
${local === '' ? `\n${linkPicture(link)}\n` : ''}
${local}Later: npm run staff -- invite

`
}
