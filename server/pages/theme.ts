import { createHash } from 'node:crypto'

/** Styles, script and content security policy of one kind of page. */
export interface PageTheme {
  /** Text of the page's one style element. */
  readonly styles: string
  /** Address of the page's script; `null` when it has none or the site was built without it. */
  readonly script: string | null
  /** Value of `Content-Security-Policy`: the style element by its hash, own files, nothing else. */
  readonly policy: string
}

interface LiveOptions {
  readonly script: string | null
  /** Trusted Types policies that the script creates. */
  readonly trustedTypes: string
  /** Whether pages show others of this server in frames. */
  readonly hasFrames?: boolean
}

/**
 * Creates the theme of one kind of page.
 * @param styles text of its stylesheet, which is inlined: a phone at night has no second round trip
 * @param live for pages with a script
 * @param formTarget origin to which a form's answer leads, besides this one
 */
export function createTheme(
  styles: string,
  live: LiveOptions | null = null,
  formTarget: string | null = null,
): PageTheme {
  const hash = createHash('sha256').update(styles).digest('base64')
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    `form-action 'self'${formTarget === null ? '' : ` ${formTarget}`}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // The owner's logo.
    "img-src 'self'",
    "font-src 'self'",
    ...(live
      ? [
          ...['script', 'connect', 'worker', 'manifest'].map((kind) => `${kind}-src 'self'`),
          ...(live.hasFrames === true ? ["frame-src 'self'"] : []),
          "require-trusted-types-for 'script'",
          `trusted-types ${live.trustedTypes}`,
        ]
      : []),
  ].join('; ')
  return { styles, script: live?.script ?? null, policy }
}
