import { z } from 'zod'
import { TEAM_MESSAGES } from '#copy/server/team.ts'
import { INVITATION_LIFETIME_MS } from '#domain/staff/staff-limits.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { parseAddress } from '#server/alarm/notices/new-notice.ts'
import { TEAM_ADDRESS } from '#server/board/addresses.ts'
import { reportAccess } from '#server/staff/access-changes.ts'
import { invite as addInvitation } from '#server/staff/invitations.ts'
import { staffMemberOf } from '#server/staff/team.ts'
import type { StaffMember } from '#server/db/tables/staff-member.ts'
import type { BoardForm } from '#server/board/form.ts'
import { invitationLink } from '#server/board/sign-in/invitation-link.ts'
import { encode } from 'uqr'

/**
 * POST /staff/team/ID/invite: a link that opens the board once. It is in the response only: an address
 * with it would be in the browser's history.
 */
export const invite = (staffUrl: string): BoardForm<unknown> => ({
  address: `${TEAM_ADDRESS}/:id/invite`,
  fields: () => z.unknown(),
  async save(tx, _fields, press) {
    const member = await staffMemberOf(tx, press.id)
    if (member === null) return 'unknown'
    const lifetime = { now: press.now, lifeMs: INVITATION_LIFETIME_MS }
    const link = invitationLink(staffUrl, await addInvitation(tx, member.id, lifetime))
    await reportAccess(tx, { ...press, kind: 'invited', of: member })
    const text = TEAM_MESSAGES[member.language].invitationSmsText(link)
    const phone = phoneOf(member)
    const page = {
      language: press.viewer.language,
      id: member.id,
      name: cleanLine(member.name),
      link,
      picture: qrPicture(link),
      // iPhones need the ampersand, other phones the question mark.
      smsHref: phone && `sms:${phone}?&body=${encodeURIComponent(text)}`,
    }
    return { status: 200, page: (pages) => pages.teamInvitation(page) }
  },
})

/** Returns the number in the international form; `null` without one. */
function phoneOf({ channels }: StaffMember): string | null {
  const address = channels.map((channel) => parseAddress(channel)).find((one) => 'phone' in one)
  return address && 'phone' in address ? address.phone : null
}

/** Returns a QR code as the path of its dark modules, one unit each, with the quiet zone. */
function qrPicture(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { border: 4 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return { size, path }
}
