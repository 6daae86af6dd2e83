import { renderUnicodeCompact } from 'uqr'
import { isLocalHost } from '#server/environment/local-host.ts'
import { hashOfToken, randomToken } from '#server/status-page-token/derive-token.ts'
import type { Store } from '#server/store/store.ts'

/** Invitations to the board (R131): a link that a press turns into a session, once. */

export const INVITATION_LIFETIME_MS = 7 * 24 * 60 * 60_000

/** @param personId null for whoever reads STAFF_EMAIL and has no name here yet */
export async function createInvitation(
  store: Pick<Store, 'staff'>,
  personId: string | null,
  { now, lifeMs }: { readonly now: number; readonly lifeMs: number },
): Promise<string> {
  const token = randomToken()
  await store.staff.addInvitation({
    hash: hashOfToken(token),
    personId,
    now,
    expiresAt: now + lifeMs,
  })
  return token
}

/** The link, and the same for a camera: two rows of modules to a line of half blocks. */
export function boardLink(
  siteUrl: string,
  token: string,
): { readonly link: string; readonly picture: string } {
  const link = `${siteUrl}/staff/invite/${token}`
  // A camera wants dark on light: what is printed is the light, as terminals at night are dark.
  return { link, picture: renderUnicodeCompact(link, { border: 2 }) }
}

/** A sentence on a link that no phone reaches; empty for one that is public. */
export const noticeOfLocalLink = (siteUrl: string): string =>
  isLocalHost(new URL(siteUrl).hostname)
    ? 'SITE_URL names this machine, so the link works on it alone. Set SITE_URL to your public address, then invite again.\n'
    : ''
