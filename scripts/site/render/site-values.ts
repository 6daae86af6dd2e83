import { DEFAULT_PUBLIC_ANON_KEY } from '#server/platform/environment.ts'
import type { SiteValues } from '#server/platform/site/site-values.ts'

/** Returns the values of this build; a server with others replaces them. */
export function siteValues(environment: Readonly<Record<string, string | undefined>>): SiteValues {
  const address = environment['SITE_URL'] ?? 'http://localhost:3000'
  return {
    origin: URL.parse(address)?.origin ?? address,
    anonKey: environment['PUBLIC_ANON_KEY'] ?? DEFAULT_PUBLIC_ANON_KEY,
  }
}
