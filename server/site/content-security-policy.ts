import { perFacts } from '#domain/business/per-facts.ts'
import { business } from '#domain/business/business.ts'
import type { PageTags } from '#domain/pages/page-tags.ts'
import type { SettingName } from '#domain/settings.ts'
import { googleSources } from './google-sources.ts'

/** Hashes of the inline scripts and styles of a page: `sha256-…`, without quotes. */
interface PageCsp {
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

/** Settings row: space-separated origins of an analytics service that the owner added. */
export const ANALYTICS_KEY = 'analytics_origins' satisfies SettingName

/**
 * Matches an https origin, or a wildcard below a name of at least two parts: `https://*` would
 * allow every script on the web.
 */
const ORIGIN = /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/i

const entriesOf = (row: string): readonly string[] => row.split(/\s+/).filter(Boolean)

/** Returns whether every entry of the row may be used in a policy. */
export function areAnalyticsOrigins(row: string): boolean {
  return entriesOf(row).every((entry) => ORIGIN.test(entry))
}

/**
 * Returns the entries of the row that may be used in a policy; a row written without our tools may
 * contain anything.
 */
export function analyticsOrigins(row: string): readonly string[] {
  return entriesOf(row).filter((entry) => ORIGIN.test(entry))
}

/** Third-party services that a page may load, as the settings choose them. */
export interface AllowedExternalServices {
  readonly maps: boolean
  readonly recaptcha: boolean
  /** Origins whose scripts may run and to which vitals may be sent. */
  readonly analytics: readonly string[]
  /** Scripts of other companies; `null` for none, or where the visitor's browser refuses them. */
  readonly tags: PageTags | null
  /** Origin of the status pages, if they have a host name of their own: the plain form leads there. */
  readonly privateOrigin: string | null
}

const MAPS_SOURCES = {
  script: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  image: [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
  ],
  connect: [
    'https://*.googleapis.com',
    'https://*.google.com',
    'https://*.gstatic.com',
    'data:',
    'blob:',
  ],
  style: ['https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com'],
  frame: ['https://*.google.com'],
}

const RECAPTCHA_SOURCES = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
}

/** The logo may be on external file storage. */
const logoOrigins = perFacts(() => [
  ...new Set(Object.values(business.logoUrl).flatMap((url) => URL.parse(url)?.origin ?? [])),
])

const quoted = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`)

/** Policies that our own scripts create (app/browser/trusted-types.ts). */
const TRUSTED_TYPES = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', 'status'],
}

/**
 * Builds the policy of one page: its own inline scripts by hash, and third-party code only where
 * the settings require it.
 *
 * Styles need hashes as well, unless Google Maps is chosen: its script creates style elements with
 * unknown text and accepts a nonce only, which a page cached in memory cannot have. A hash next to
 * 'unsafe-inline' would disable that keyword (CSP 3, 6.7.3.2), so the policy contains one or the
 * other.
 *
 * Trusted Types are required unless third-party scripts or the owner's own script run, because
 * those write markup and scripts from strings.
 */
export function contentSecurityPolicy(page: PageCsp, allowed: AllowedExternalServices): string {
  const maps = allowed.maps ? MAPS_SOURCES : null
  const recaptcha = allowed.recaptcha ? RECAPTCHA_SOURCES : null
  const hasOtherScripts =
    allowed.maps || allowed.recaptcha || allowed.analytics.length > 0 || allowed.tags !== null
  const google = allowed.tags && googleSources(allowed.tags)
  const frames = [...(recaptcha?.frame ?? []), ...(maps?.frame ?? []), ...(google?.frame ?? [])]
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...quoted(page.scriptHashes),
      ...(recaptcha?.script ?? []),
      ...(maps?.script ?? []),
      ...(google?.script ?? []),
      ...allowed.analytics,
    ],
    'style-src': maps
      ? ["'self'", "'unsafe-inline'", ...maps.style]
      : ["'self'", ...quoted(page.styleHashes)],
    'img-src': [
      "'self'",
      'data:',
      ...logoOrigins(),
      ...(maps?.image ?? []),
      ...(google?.image ?? []),
      ...allowed.analytics,
    ],
    'font-src': ["'self'", ...(maps?.font ?? [])],
    'connect-src': [
      "'self'",
      ...(recaptcha?.connect ?? []),
      ...(maps?.connect ?? []),
      ...(google?.connect ?? []),
      ...allowed.analytics,
    ],
    'frame-src': frames.length === 0 ? ["'none'"] : frames,
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", ...(allowed.privateOrigin === null ? [] : [allowed.privateOrigin])],
    'frame-ancestors': ["'none'"],
    ...(!hasOtherScripts && TRUSTED_TYPES),
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
