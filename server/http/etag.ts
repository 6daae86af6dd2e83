import { createHash } from 'node:crypto'

/** Computes the strong validator of a body, with its quotes (RFC 9110, 8.8.3). */
export const etagOf = (body: string | Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
