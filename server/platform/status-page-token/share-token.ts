/**
 * Tokens that only show a status page: the link in the text that staff send from their own phones.
 * Whoever holds the customer's own token agrees to quotes, reviews and cancels, so staff must not
 * hold it. Nothing is stored: the token is the submission's id with a keyed hash of it.
 */

import { createHmac, timingSafeEqual } from 'node:crypto'
import { TOKEN_BYTES } from '#server/platform/secrets/token.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
/** The 128 bits of a UUID and 128 bits of the hash: 43 characters in base64url. */
const SHARE_TOKEN_PATTERN = /^[\w-]{43}$/

const macOf = (secret: string, id: Buffer): Buffer =>
  createHmac('sha256', secret)
    .update('shared status page:')
    .update(id)
    .digest()
    .subarray(0, TOKEN_BYTES)

/** Creates the token of a submission; `null` for an id that is not a UUID. */
export function shareToken(secret: string, submissionId: string): string | null {
  if (!UUID.test(submissionId)) return null
  const id = Buffer.from(submissionId.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, macOf(secret, id)]).toString('base64url')
}

/** Returns the submission's id; `null` for a token of another kind or with a wrong hash. */
export function readShareToken(secret: string, token: string): string | null {
  if (!SHARE_TOKEN_PATTERN.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  const id = bytes.subarray(0, TOKEN_BYTES)
  if (!timingSafeEqual(bytes.subarray(TOKEN_BYTES), macOf(secret, id))) return null
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
