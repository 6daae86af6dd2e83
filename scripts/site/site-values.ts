import { DEFAULT_PUBLIC_ANON_KEY } from '../../server/environment.ts'

/** What of the environment is written into the pages. */
export interface SiteValues {
  /** Scheme, host and port, no slash at the end. */
  readonly origin: string
  /** The public anonymous key. */
  readonly anonKey: string
}

/** The values of this build; a server that is configured otherwise puts its own in their place. */
export function siteValues(environment: Readonly<Record<string, string | undefined>>): SiteValues {
  const address = environment['SITE_URL'] ?? 'http://localhost:3000'
  return {
    origin: URL.parse(address)?.origin ?? address,
    anonKey: environment['PUBLIC_ANON_KEY'] ?? DEFAULT_PUBLIC_ANON_KEY,
  }
}
