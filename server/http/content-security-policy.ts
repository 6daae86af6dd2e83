import { business } from '#domain/business.ts'
import type { PageCsp } from './site-manifest.ts'

/** Which services of others a page may load, as the settings choose them (R45). */
export interface AllowedExternalServices {
  readonly maps: boolean
  readonly recaptcha: boolean
  /** Origins; scripts from them run, and vitals may be sent to them. */
  readonly analytics: readonly string[]
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

/** A logo may lie in a file storage elsewhere. */
const LOGO_ORIGINS = [
  ...new Set(Object.values(business.logoUrl).flatMap((url) => URL.parse(url)?.origin ?? [])),
]

const quoted = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`)

/** Policies that our own scripts create (client/trusted-types.ts). */
const TRUSTED_TYPES = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', 'skeleton', 'status'],
}

/**
 * The policy of one page: its own inline scripts by hash, and nobody else's
 * code but what the settings call for.
 *
 * Styles are held to hashes as well, until Google's maps are chosen: their
 * script writes style elements whose text is not ours to know, and takes a
 * nonce only, which a page kept in memory cannot carry. A hash beside
 * 'unsafe-inline' would switch that off again (CSP 3, 6.7.3.2), hence either.
 *
 * Trusted Types are required where no script of others runs, and none of the
 * owner's own: those write markup and scripts from strings.
 */
export function contentSecurityPolicy(page: PageCsp, allowed: AllowedExternalServices): string {
  const maps = allowed.maps ? MAPS_SOURCES : null
  const recaptcha = allowed.recaptcha ? RECAPTCHA_SOURCES : null
  const hasOtherScripts =
    allowed.maps || allowed.recaptcha || allowed.analytics.length > 0 || business.analytics !== null
  const frames = [...(recaptcha?.frame ?? []), ...(maps?.frame ?? [])]
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...quoted(page.scriptHashes),
      ...(recaptcha?.script ?? []),
      ...(maps?.script ?? []),
      ...allowed.analytics,
    ],
    'style-src': maps
      ? ["'self'", "'unsafe-inline'", ...maps.style]
      : ["'self'", ...quoted(page.styleHashes)],
    'img-src': ["'self'", 'data:', ...LOGO_ORIGINS, ...(maps?.image ?? []), ...allowed.analytics],
    'font-src': ["'self'", ...(maps?.font ?? [])],
    'connect-src': [
      "'self'",
      ...(recaptcha?.connect ?? []),
      ...(maps?.connect ?? []),
      ...allowed.analytics,
    ],
    'frame-src': frames.length === 0 ? ["'none'"] : frames,
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(!hasOtherScripts && TRUSTED_TYPES),
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
