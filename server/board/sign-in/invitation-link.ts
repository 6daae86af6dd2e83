/** The link of an invitation to the board, which signs in once, after a press. */

import { renderUnicodeCompact } from 'uqr'
import { isLocalHost } from '#server/environment/local-host.ts'

/** Returns the address of the link. */
export const invitationLink = (staffUrl: string, token: string): string =>
  `${staffUrl}/staff/invite/${token}`

/** Returns the QR code of a link for a terminal, two rows of modules per line of half blocks. */
export const linkPicture = (link: string): string =>
  // A camera expects dark on light: the blocks are the light modules, because terminals are dark at
  // night.
  renderUnicodeCompact(link, { border: 2 })

/** Returns a sentence about a link that no phone can reach; '' for a public one. */
export const noticeOfLocalLink = (staffUrl: string): string =>
  isLocalHost(new URL(staffUrl).hostname)
    ? 'SITE_URL names this machine, so the link works on it alone. Set SITE_URL to your public address, then invite again.\n'
    : ''
