/**
 * Tokens that only show a status page: the link in the text that staff send from their own phones.
 * Whoever holds the customer's own token agrees to quotes, reviews and cancels, so staff must not
 * hold it. Nothing is stored: the token is the submission's id with a keyed hash of it and of the
 * staff member, so that all links of a staff member who leaves or loses a phone end at once.
 */

import { createHmac, timingSafeEqual } from 'node:crypto'
import { TOKEN_BYTES } from '#server/secrets/token.ts'
import type { LinkHolder } from '#server/db/tables/staff-access.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
/** The 128 bits of a UUID and 128 bits of the hash: 43 characters in base64url. */
const SHARE_TOKEN_PATTERN = /^[\w-]{43}$/

/** The staff mailbox, which is nobody's and stays. */
const MAILBOX: LinkHolder = { staffMemberId: '', linksEnded: 0 }

const macOf = (secret: string, id: Buffer, { staffMemberId, linksEnded }: LinkHolder): Buffer =>
  createHmac('sha256', secret)
    .update('shared status page:')
    .update(id)
    .update(`:${staffMemberId}:${linksEnded}`)
    .digest()
    .subarray(0, TOKEN_BYTES)

/**
 * Creates the token of a submission; `null` for an id that is not a UUID.
 * @param staffMemberId who sends the link; `null` for the staff mailbox
 * @param holders the present staff members
 */
export function shareToken(
  secret: string,
  submissionId: string,
  staffMemberId: string | null,
  holders: readonly LinkHolder[],
): string | null {
  const holder =
    staffMemberId === null ? MAILBOX : holders.find((one) => one.staffMemberId === staffMemberId)
  if (!UUID.test(submissionId) || holder === undefined) return null
  const id = Buffer.from(submissionId.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, macOf(secret, id, holder)]).toString('base64url')
}

/**
 * Returns the submission's id; `null` for a token of another kind, with a wrong hash, or of somebody
 * who is not staff any more.
 */
export function readShareToken(
  secret: string,
  token: string,
  holders: readonly LinkHolder[],
): string | null {
  if (!SHARE_TOKEN_PATTERN.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  const id = bytes.subarray(0, TOKEN_BYTES)
  const given = bytes.subarray(TOKEN_BYTES)
  if (![MAILBOX, ...holders].some((holder) => timingSafeEqual(given, macOf(secret, id, holder))))
    return null
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
