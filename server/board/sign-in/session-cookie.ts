/** The session cookie of the board. The database stores a hash of its value. */

import { SESSION_WARNING_MS } from '#domain/staff/staff-limits.ts'
import { createHash, randomBytes } from 'node:crypto'
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts'
import type { Session } from '#server/db/tables/board-records.ts'

/** Each use extends the session by this time, up to its longest life. */
const UNUSED_SESSION_LIFETIME_MS = 45 * DAY_MS
/** A copied cookie, or a phone that nobody missed, ends with it. */
const LONGEST_SESSION_LIFETIME_MS = 90 * DAY_MS

/** Computes when a session that is used now ends. */
export const sessionExpiry = (createdAt: number, now: number): number =>
  Math.min(now + UNUSED_SESSION_LIFETIME_MS, createdAt + LONGEST_SESSION_LIFETIME_MS)

/** Returns when a session ends however often it is used, if that is soon; otherwise `null`. */
export function endsSoonAt({ createdAt }: Pick<Session, 'createdAt'>, now: number): number | null {
  const endsAt = createdAt + LONGEST_SESSION_LIFETIME_MS
  return endsAt - now < SESSION_WARNING_MS ? endsAt : null
}

/** Minimum time between two records of a session's use. */
export const TOUCH_INTERVAL_MS = 10 * MINUTE_MS

/** 256 bits in base64url. */
const COOKIE_VALUE_PATTERN = /^[\w-]{43}$/

export const newSessionSecret = (): string => randomBytes(32).toString('base64url')

export const hashOfSession = (secret: string): string =>
  createHash('sha256').update(`session:${secret}`).digest('hex')

/** The longest lifetime that browsers accept, in seconds (RFC 6265bis). */
export const MAX_COOKIE_LIFETIME_S = 400 * 24 * 60 * 60

/** Returns the value of one cookie; '' for none of that name. */
export function readCookie(header = '', name: string): string {
  const pair = header.split(';').find((part) => part.trim().startsWith(`${name}=`))
  return pair?.trim().slice(name.length + 1) ?? ''
}

/**
 * Name and flags of the cookie. `__Host-` binds a cookie to this host, and browsers accept it over TLS
 * only; without TLS, for use on one's own machine, the name is plain. Lax instead of Strict, because a
 * link in a mail must arrive signed in.
 * @param name without the prefix
 */
export function cookieOf(staffUrl: string, name: string) {
  const isSecure = staffUrl.startsWith('https:')
  return {
    name: isSecure ? `__Host-${name}` : name,
    flags: `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  }
}

/** Returns the secret of the request's session cookie; `null` for an invalid one. */
export function readSessionCookie(staffUrl: string, header: string | undefined): string | null {
  const value = readCookie(header, cookieOf(staffUrl, 'staff').name)
  return COOKIE_VALUE_PATTERN.test(value) ? value : null
}

/** Returns the value of Set-Cookie for a session. */
export function sessionCookie(staffUrl: string, secret: string, lifeMs: number): string {
  const { name, flags } = cookieOf(staffUrl, 'staff')
  return `${name}=${secret}; Max-Age=${Math.ceil(lifeMs / 1000)}; ${flags}`
}
