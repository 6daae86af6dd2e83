/** Creates invitations to the board (R131): a link that signs in once, after a press. */

import { renderUnicodeCompact } from 'uqr'
import { isLocalHost } from '#server/environment/local-host.ts'
import { hashOfToken, randomToken } from '#server/secrets/token.ts'
import type { Db } from '#server/store/db.ts'
import { addInvitation } from '#server/staff/invitations.ts'

/**
 * Creates an invitation.
 * @param staffMemberId `null` for an address of STAFF_EMAIL that no staff member has
 */
export async function createInvitation(
  store: Db,
  staffMemberId: string | null,
  { now, lifeMs }: { readonly now: number; readonly lifeMs: number },
): Promise<string> {
  const token = randomToken()
  await store.write((tx) =>
    addInvitation(tx, {
      hash: hashOfToken(token),
      staffMemberId,
      now,
      expiresAt: now + lifeMs,
    }),
  )
  return token
}

/** Returns the link and its QR code, two rows of modules per line of half blocks. */
export function boardLink(
  staffUrl: string,
  token: string,
): { readonly link: string; readonly picture: string } {
  const link = `${staffUrl}/staff/invite/${token}`
  // A camera expects dark on light: the blocks are the light modules, because terminals are dark at
  // night.
  return { link, picture: renderUnicodeCompact(link, { border: 2 }) }
}

/** Returns a sentence about a link that no phone can reach; '' for a public one. */
export const noticeOfLocalLink = (staffUrl: string): string =>
  isLocalHost(new URL(staffUrl).hostname)
    ? 'SITE_URL names this machine, so the link works on it alone. Set SITE_URL to your public address, then invite again.\n'
    : ''
