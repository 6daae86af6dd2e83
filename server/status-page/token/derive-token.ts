/**
 * Tokens of status pages (`/r/TOKEN`). The page that sends a submission derives its
 * token from its idempotency key before any answer arrives; only page and server know that key. The
 * server stores the token's hash only.
 */

import { createHash, createHmac } from 'node:crypto'
import { TOKEN_BYTES } from '#server/secrets/token.ts'

/**
 * UUID version 4 (RFC 9562, 5.4): 122 random bits. Any other key may be guessable, so its token
 * comes from the server.
 */
const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** Derives the token from an idempotency key; `null` if the key is not a UUID version 4. */
export function tokenOfKey(idempotencyKey: string | null): string | null {
  if (idempotencyKey === null || !UUID_V4.test(idempotencyKey)) return null
  return createHash('sha256')
    .update(`receipt:${idempotencyKey.toLowerCase()}`)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString('base64url')
}

/**
 * Derives the token of a submission whose key is guessable, from the server's secret and the
 * submission's id.
 */
export const signedToken = (secret: string, submissionId: string): string =>
  createHmac('sha256', secret)
    .update(`receipt:${submissionId}`)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString('base64url')
