/** Set by the build from SITE_URL; absent where no build has run, as in tests. */
declare const __SITE_ORIGIN__: string | undefined

/** What the pages carry until a SITE_URL is known; the server writes its own in its place. */
const PLACEHOLDER = 'http://localhost:3000'

/** Scheme, host and port of the site, no slash at the end. */
export const ORIGIN: string = typeof __SITE_ORIGIN__ === 'string' ? __SITE_ORIGIN__ : PLACEHOLDER

/** The complete address of a path of this site; a complete address stays as it is. */
export function absolute(address: string): string {
  return address.startsWith('/') ? ORIGIN + address : address
}
