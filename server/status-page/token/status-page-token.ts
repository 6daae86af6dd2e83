/**
 * Tokens of status pages (`/r/TOKEN`). The page that sends a submission derives its
 * token from its idempotency key before any answer arrives; only page and server know that key. The
 * server stores the token's hash only.
 */

import type { ReadSecret } from '#server/secrets/secret.ts'
import { createHash, createHmac } from 'node:crypto'
import { TOKEN_BYTES } from '#server/secrets/token.ts'

/** The columns of a submission from which its token is derived. */
export interface TokenSource {
  readonly id: string
  readonly idempotencyKey: string | null
}

/**
 * Derives the status page's token of a submission, the same at each call: for the answer, for a
 * repeated submission and for the mail. Rejects when the secret cannot be read.
 */
export const statusPageToken = async (
  readSecret: ReadSecret,
  { id, idempotencyKey }: TokenSource,
): Promise<string> => tokenOfKey(idempotencyKey) ?? signedToken(await readSecret(), id)

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
const signedToken = (secret: string, submissionId: string): string =>
  createHmac('sha256', secret)
    .update(`receipt:${submissionId}`)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString('base64url')
