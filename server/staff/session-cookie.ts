import { createHash, randomBytes } from 'node:crypto'

/** The one cookie of the board (R131). Of what stands in it the database keeps a hash. */

/** Each use puts the end off by this much. */
export const SESSION_LIFETIME_MS = 180 * 24 * 60 * 60_000
/** How often a use is written down. */
export const TOUCH_INTERVAL_MS = 10 * 60_000

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

export interface SessionCookie {
  /** What the browser sent; null for nothing that we made. */
  read(header: string | undefined): string | null
  /** Value of Set-Cookie. */
  write(secret: string): string
  clear(): string
}

/**
 * `__Host-` binds a cookie to this very host, and browsers take such a one
 * over TLS only. Without TLS, which is for trying the site on one's own
 * machine, it has its plain name. Lax, not Strict: a link in a mail must
 * arrive signed in.
 * @param siteUrl the canonical origin
 */
export function createSessionCookie(siteUrl: string): SessionCookie {
  const isSecure = siteUrl.startsWith('https:')
  const name = isSecure ? '__Host-staff' : 'staff'
  const flags = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return {
    read(header) {
      const value = readCookie(header, name)
      return COOKIE_VALUE_PATTERN.test(value) ? value : null
    },
    write: (secret) => `${name}=${secret}; Max-Age=${SESSION_LIFETIME_MS / 1000}; ${flags}`,
    clear: () => `${name}=; Max-Age=0; ${flags}`,
  }
}
