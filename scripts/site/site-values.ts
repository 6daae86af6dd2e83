import { DEFAULT_PUBLIC_ANON_KEY } from '../../server/environment.ts'

/** Environment values that are written into the pages. */
export interface BuildSiteValues {
  /** Scheme, host and port, without a trailing slash. */
  readonly origin: string
  /** The public anonymous key. */
  readonly anonKey: string
}

/** Returns the values of this build; a server with others replaces them. */
export function siteValues(
  environment: Readonly<Record<string, string | undefined>>,
): BuildSiteValues {
  const address = environment['SITE_URL'] ?? 'http://localhost:3000'
  return {
    origin: URL.parse(address)?.origin ?? address,
    anonKey: environment['PUBLIC_ANON_KEY'] ?? DEFAULT_PUBLIC_ANON_KEY,
  }
}
