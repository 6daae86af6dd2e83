/** Set by the build from SITE_URL; undefined without a build, as in tests. */
declare const __SITE_ORIGIN__: string | undefined

/** Origin in the built pages while SITE_URL is unknown; the server replaces it by its own. */
const PLACEHOLDER_ORIGIN = 'http://localhost:3000'

/** Scheme, host and port of the site, without a slash at the end. */
export const ORIGIN: string =
  typeof __SITE_ORIGIN__ === 'string' ? __SITE_ORIGIN__ : PLACEHOLDER_ORIGIN

/** Returns the absolute address of a path of this site; absolute addresses are unchanged. */
export function absolute(address: string): string {
  return address.startsWith('/') ? ORIGIN + address : address
}
