import { createHash } from 'node:crypto'
import type { Site } from '#server/site/site.ts'
import { BASE_STYLES, LIVE_STYLES } from './base-styles.ts'

/** Styles, script and content security policy of one kind of server-rendered page. */
export interface PageTheme {
  /** Text of the page's one style element. */
  readonly styles: string
  /** Address of the page's script; `null` when it has none or the site was built without it. */
  readonly script: string | null
  /** Value of `Content-Security-Policy`: the style element by its hash, own files, nothing else. */
  readonly policy: string
}

interface LivePageOptions {
  readonly site: Pick<Site, 'files'>
  /** Name of the script that the build has made (scripts/site/bundle-script.ts). */
  readonly script: 'board' | 'status-page'
  /** Trusted Types policies that the script creates. */
  readonly trustedTypes: string
}

const FONTS = [
  ['League Gothic', 'league-gothic', '400'],
  ['Libre Franklin', 'libre-franklin', '100 900'],
] as const

/** A fallback font with the metrics of the web font, which avoids layout shifts. */
const FALLBACK_FONT_FACE = `@font-face{font-family:'League Gothic Fallback';src:local('Arial'),local('Liberation Sans'),local('Roboto'),local('Helvetica Neue');size-adjust:58.5%;ascent-override:165.5%;descent-override:39.8%;line-gap-override:0%}`

/**
 * Combines the base styles with those of one kind of page.
 * @param own styles of this kind of page
 * @param live for pages with a script and web fonts; other pages fetch nothing
 */
export function createPageTheme(own: string, live: LivePageOptions | null = null): PageTheme {
  const styles = (
    live ? [...fontFaces(live.site), BASE_STYLES, LIVE_STYLES, own] : [BASE_STYLES, own]
  ).join('\n')
  const hash = createHash('sha256').update(styles).digest('base64')
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // The owner's logo.
    "img-src 'self'",
    ...(live
      ? [
          ...['script', 'connect', 'font', 'worker', 'manifest'].map(
            (kind) => `${kind}-src 'self'`,
          ),
          "require-trusted-types-for 'script'",
          `trusted-types ${live.trustedTypes}`,
        ]
      : []),
  ].join('; ')
  return { styles, script: live ? findAsset(live.site, live.script, '.js') : null, policy }
}

/** Returns the font faces that the site has; a phone that comes from our pages has cached them. */
function fontFaces(site: Pick<Site, 'files'>): readonly string[] {
  const faces = FONTS.flatMap(([family, name, weights]) => {
    const path = findAsset(site, name, '.woff2')
    return path === null
      ? []
      : [
          `@font-face{font-family:'${family}';font-display:swap;font-weight:${weights};src:url(${path}) format('woff2')}`,
        ]
  })
  return [...faces, FALLBACK_FONT_FACE]
}

const findAsset = ({ files }: Pick<Site, 'files'>, name: string, ending: string): string | null =>
  files.keys().find((file) => file.startsWith(`/assets/${name}-`) && file.endsWith(ending)) ?? null
