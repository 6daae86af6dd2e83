import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { randomToken } from '#server/secrets/token.ts'
import type { NewCode } from '#server/store/board-records.ts'
import { MAX_COOKIE_LIFETIME_S, readCookie } from './session-cookie.ts'

/** Random ID, the staff member's UUID, signature. */
const COOKIE_VALUE_PATTERN = /^([\w-]{22})\.([\da-f-]{36})\.([\w-]{43})$/

/**
 * Creates the reader and writer of the cookie that recognizes a browser that has signed in before.
 * It does not sign in: it only gives the browser limits of its own for sign-in codes, so that
 * attackers who request codes for the same address cannot use them up.
 * @param secret the server's own secret
 */
export function createKnownBrowserCookie(staffUrl: string, secret: string) {
  const isSecure = staffUrl.startsWith('https:')
  const name = isSecure ? '__Host-staff-browser' : 'staff-browser'
  const flags = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const sign = (id: string, staffMemberId: string): string =>
    createHmac('sha256', secret).update(`known browser:${id}:${staffMemberId}`).digest('base64url')
  return {
    /** Reads the cookie of a request; `null` without a valid signature. */
    read(header: string | undefined): NewCode['knownBrowser'] {
      const [, id, staffMemberId, signature] =
        COOKIE_VALUE_PATTERN.exec(readCookie(header, name)) ?? []
      if (id === undefined || staffMemberId === undefined || signature === undefined) return null
      const expected = Buffer.from(sign(id, staffMemberId))
      if (!timingSafeEqual(expected, Buffer.from(signature))) return null
      return {
        hash: createHash('sha256').update(`known browser:${id}`).digest('hex'),
        staffMemberId,
      }
    },
    /** Returns the value of Set-Cookie for a browser that has just signed in. */
    write(staffMemberId: string): string {
      const id = randomToken()
      return `${name}=${id}.${staffMemberId}.${sign(id, staffMemberId)}; Max-Age=${MAX_COOKIE_LIFETIME_S}; ${flags}`
    },
  }
}
