/**
 * What the pages may weigh on the wire, in bytes of brotli, so that a change
 * that costs every visitor something says so. Raise a limit together with the
 * change that needs it, and say in its commit what visitors get for it.
 */
export const LIMITS = {
  /**
   * HTML with the styles of the first paint. 14,600 bytes are one TCP window
   * (RFC 6928), with the answer's headers: what does not fit waits for another
   * round trip, 150 ms on a slow line.
   */
  page: 13_760,
  /** By English path. */
  pages: { '/': 14_410 } as Readonly<Record<string, number>>,
  /** A page in Spanish, its scripts and what comes before the first touch, against English. */
  translation: 1.055,

  /** By name without hash; lazy parts fall under `script`. */
  scripts: {
    react: 58_250,
    // With the formatter of local times and the check of foreign phone numbers.
    shared: 4_700,
    // With the Trusted Types policies that stand before the first script is loaded.
    'after-paint': 4_650,
    'request-form': 15_750,
  } as Readonly<Record<string, number>>,
  script: 4_500,

  stylesheet: 20_650,
  fonts: 48_500,

  /** All scripts of a page once it is alive on a phone. */
  aliveScript: { withForm: 89_100, without: 71_650 },

  /** Before the first touch on a phone: the page, its styles and fonts, the record of the visit, the logo. */
  untouched: { bytes: 89_200, requests: 7 },

  /** npm packages in what starts a page; anything else is loaded where it is used. */
  firstPackages: ['react', 'react-dom', 'scheduler'] as readonly string[],
}

export type Limits = typeof LIMITS

/** By which an owner's site may be heavier: names, colors and counted visits of a firm are not ours to trim. */
const OWNERS = 1.01

/** The same limits for a site that is no longer the delivered one. */
export function ownersLimits(limits: Limits): Limits {
  const more = (bytes: number) => Math.round(bytes * OWNERS)
  const each = (named: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(named).map(([name, bytes]) => [name, more(bytes)]))
  return {
    ...limits,
    page: more(limits.page),
    pages: each(limits.pages),
    translation: limits.translation * OWNERS,
    scripts: each(limits.scripts),
    script: more(limits.script),
    stylesheet: more(limits.stylesheet),
    aliveScript: {
      withForm: more(limits.aliveScript.withForm),
      without: more(limits.aliveScript.without),
    },
    untouched: { ...limits.untouched, bytes: more(limits.untouched.bytes) },
  }
}
