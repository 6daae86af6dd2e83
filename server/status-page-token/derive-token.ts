import { createHash, createHmac, randomBytes } from 'node:crypto'

/**
 * The secret name under which a visitor finds the own request again
 * (runtime.md, `/r/TOKEN`). The page that sent it knows it before any answer
 * arrives: it comes from the key that only that page and the server know. Of
 * it the server keeps the hash alone.
 */

/** 128 bits in base64url, without padding. */
const TOKEN_BYTES = 16

/** What such a token looks like; anything else is not even looked up. */
export const TOKEN_PATTERN = /^[\w-]{22}$/

/** Version 4 (RFC 9562, 5.4): 122 random bits. Any other key may be guessed, so its token comes from the server. */
const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** The token that follows from an idempotency key; null when the key is no UUID of version 4. */
export function deriveStatusPageToken(idempotencyKey: string | null): string | null {
  if (idempotencyKey === null || !UUID_V4.test(idempotencyKey)) return null
  return createHash('sha256')
    .update(`receipt:${idempotencyKey.toLowerCase()}`)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString('base64url')
}

/**
 * The token of a request whose key could be guessed: the same each time, and nobody's to foresee
 * without the server's secret.
 */
export const signedToken = (secret: string, submissionId: string): string =>
  createHmac('sha256', secret)
    .update(`receipt:${submissionId}`)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString('base64url')

/** A token that follows from nothing. */
export const randomToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** What the store keeps of a secret token: SHA-256, hex. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex')
