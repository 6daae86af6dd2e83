/**
 * The cookie that recognizes a browser that has signed in before. It does not sign in: it only gives
 * the browser limits of its own for sign-in codes, so that attackers who request codes for the same
 * address cannot use them up.
 */

import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { randomToken } from '#server/secrets/token.ts'
import type { NewCode } from '#server/db/tables/board-records.ts'
import { cookieOf, MAX_COOKIE_LIFETIME_S, readCookie } from './session-cookie.ts'

/** Random ID, the staff member's UUID, signature. */
const COOKIE_VALUE_PATTERN = /^([\w-]{22})\.([\da-f-]{36})\.([\w-]{43})$/

/** What signs the cookie: the server's own secret. */
interface Signer {
  readonly staffUrl: string
  readonly secret: string
}

const sign = (secret: string, id: string, staffMemberId: string): string =>
  createHmac('sha256', secret).update(`known browser:${id}:${staffMemberId}`).digest('base64url')

/** Reads the cookie of a request; `null` without a valid signature. */
export function readKnownBrowser(
  header: string | undefined,
  { staffUrl, secret }: Signer,
): NewCode['knownBrowser'] {
  const value = readCookie(header, cookieOf(staffUrl, 'staff-browser').name)
  const [, id, staffMemberId, signature] = COOKIE_VALUE_PATTERN.exec(value) ?? []
  if (id === undefined || staffMemberId === undefined || signature === undefined) return null
  const expected = Buffer.from(sign(secret, id, staffMemberId))
  if (!timingSafeEqual(expected, Buffer.from(signature))) return null
  const hash = createHash('sha256').update(`known browser:${id}`).digest('hex')
  return { hash, staffMemberId }
}

/** Returns the value of Set-Cookie for a browser that has just signed in. */
export function knownBrowserCookie(staffMemberId: string, { staffUrl, secret }: Signer): string {
  const id = randomToken()
  const { name, flags } = cookieOf(staffUrl, 'staff-browser')
  const value = `${id}.${staffMemberId}.${sign(secret, id, staffMemberId)}`
  return `${name}=${value}; Max-Age=${MAX_COOKIE_LIFETIME_S}; ${flags}`
}
