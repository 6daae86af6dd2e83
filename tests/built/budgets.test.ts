import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ScriptList } from '#client/first-paint/load-scripts.ts'
import { business } from '#domain/business/business.ts'
import { DEFAULT_BUSINESS_NAME } from '#domain/business/default-business.ts'
import { localizedPageAt } from '#domain/pages/localized-paths.ts'
import { ANOTHER_BUSINESS, skipUnless } from '#tests/support/skip-unless.ts'

/**
 * Size limits of the pages on the wire, in bytes of brotli, so that a change that costs every
 * visitor fails the check. Raise a limit together with the change that needs it, and state its
 * benefit to visitors in the commit.
 */
const LIMITS = {
  /**
   * HTML with the styles of the first paint. 14,600 bytes are one TCP window (RFC 6928), with the
   * response headers: the rest waits for another round trip, 150 ms on a slow connection. Service
   * pages are near it because of the card with the owner's figures under their heading.
   */
  page: 14_190,
  pages: {
    // With the form, the scene, the reviews and the towns, and what keeps the click ids of a paid
    // visit from the first moment on. On a phone held sideways the call button is on the first screen.
    '/': 14_610,
    '/es': 14_650,
    // With a call to 911 above the lead, and lines in the drawing from the letters to the tools.
    '/services/emergency-locksmith/car-lockout': 14_360,
  } as Readonly<Record<string, number>>,
  /**
   * Factor of any other Spanish page and its scripts before the first touch, relative to English:
   * Spanish texts are longer.
   */
  translation: 1.06,

  /** By name without hash; lazy chunks fall under `script`. */
  scripts: {
    react: 58_250,
    // With the formatter of local times, the parser of phone numbers in the digits of every script,
    // which the server uses as well, and what keeps a form in the page when a script fails. The facts
    // of the business are values that rendering fills in, so that an owner publishes from the phone.
    shared: 6_900,
    // With the Trusted Types policies that must exist before the first script is loaded. A stored
    // lead waits for the tags of its page, so that none is lost on the way to the next page.
    'after-paint': 4_880,
    // With a shared location in place of an address, an appointment, and the consent to a text
    // message. Since a page goes on with what an earlier one was sending, cleans text as the server
    // does, and separates the lines of a filled-in address: needed with the first input, or without a
    // connection, so none of it can be loaded later. A boundary around each part, so that none that
    // fails takes the form away. Built without the business, so that an owner publishes in seconds.
    // After a refusal the first wrong fields are in view.
    'submission-form': 18_800,
  } as Readonly<Record<string, number>>,
  script: 4_500,

  // With prices as a ledger, drawings beside the text pages' headings, text of double size, the
  // categories' scenes by the visitor's clock, and the tags of the locksmiths.
  stylesheet: 21_300,
  fonts: 48_500,

  /**
   * All scripts of a hydrated page on a phone. Since what keeps islands in the page when a script
   * fails, and the source of a visit, are in those of every page.
   */
  hydratedScripts: { withForm: 94_600, without: 73_800 },

  /**
   * Before the first touch on a phone: the page, its styles and fonts, the record of the visit, the
   * logo. The card with the owner's figures is in it.
   */
  untouched: { bytes: 90_700, requests: 7 },
}

const SITE = path.resolve(import.meta.dirname, '../../build/client')

const addresses = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: SITE, exclude: ['_paid/**'] }).map((file) => `/${file}`)

/** Returns the bytes on the wire; fonts and pictures are served without further compression. */
function bytesOf(address: string): number {
  const file = path.join(SITE, address)
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size
}

/** Reads the list in the page's inline script (client/first-paint/load-scripts.ts). */
function startList(html: string): ScriptList {
  const text = /\{"stylesheet":[\s\S]*?"narrow":\[[^\]]*\]\}/.exec(html)?.[0]
  return JSON.parse(text ?? 'null') as ScriptList
}

/** Returns the name in an address: `/assets/submission-form-BCOIaT.js` is `submission-form`. */
const nameOf = (address: string): string => /([^/]+?)-[\w-]{6,8}\.js$/.exec(address)?.[1] ?? address

/** Returns a sentence with the largest files when they exceed their limit together. */
function excess(what: string, files: readonly string[], limit: number): string[] {
  const sized = files.map((file) => ({ name: nameOf(file), bytes: bytesOf(file) }))
  const bytes = sized.reduce((sum, file) => sum + file.bytes, 0)
  const largest = sized.toSorted((one, other) => other.bytes - one.bytes).slice(0, 3)
  return bytes > limit
    ? [
        `${what}: ${bytes} bytes, ${bytes - Math.floor(limit)} more than its limit (${largest.map((file) => `${file.name} ${file.bytes}`).join(', ')})`,
      ]
    : []
}

const FONTS = addresses('assets/*.woff2')
const LOGOS = Object.values(business.logoUrl).filter((address) => address.startsWith('/'))

const PAGES = addresses('**/index.html').map((file) => {
  const html = readFileSync(path.join(SITE, file), 'utf8')
  const address = file.replace(/(?<=.)\/index\.html$|index\.html$/, '')
  const { stylesheet, early, hydration, narrow } = startList(html)
  const logos = LOGOS.filter((logo) => html.includes(`src="${logo}"`))
  return {
    file,
    address,
    factor: localizedPageAt(address)?.language === 'es' ? LIMITS.translation : 1,
    hasForm: html.includes('data-island="submission-form"'),
    /** Scripts that it loads to hydrate on a phone. */
    scripts: [...new Set([...early, ...hydration, ...narrow])],
    /** Everything that it loads before the first touch. */
    untouched: [
      ...new Set([
        ...[file, stylesheet, ...early, '/favicon.svg'],
        ...logos.map((logo) => logo.replace(/[?#].*$/, '')),
        ...FONTS,
      ]),
    ],
  }
})

// Another business may have longer names and other files.
describe(
  'size limits',
  skipUnless(business.name === DEFAULT_BUSINESS_NAME, ANOTHER_BUSINESS),
  () => {
    test.each([
      ['stylesheet', addresses('assets/*.css'), () => LIMITS.stylesheet],
      ['script', addresses('assets/*.js'), (name: string) => LIMITS.scripts[name] ?? LIMITS.script],
    ])('each %s', (kind, files, limitOf) => {
      expect(files).not.toEqual([])
      expect(files.flatMap((file) => excess(kind, [file], limitOf(nameOf(file))))).toEqual([])
    })

    test('all fonts', () => {
      expect(excess('the fonts', FONTS, LIMITS.fonts)).toEqual([])
    })

    test('each page, and what it loads before the first touch and to hydrate', () => {
      expect(PAGES.length).toBeGreaterThan(80)
      const { hydratedScripts, untouched } = LIMITS
      const problems = PAGES.flatMap((page) => {
        const limit = LIMITS.pages[page.address] ?? LIMITS.page * page.factor
        const scripts = page.hasForm ? hydratedScripts.withForm : hydratedScripts.without
        return [
          ...excess(page.address, [page.file], limit),
          ...excess(`the scripts of ${page.address}`, page.scripts, scripts * page.factor),
          ...excess(
            `${page.address} before the first touch`,
            page.untouched,
            untouched.bytes * page.factor,
          ),
          ...(page.untouched.length > untouched.requests
            ? [`${page.address} loads ${page.untouched.join(', ')} before the first touch`]
            : []),
        ]
      })
      expect(problems).toEqual([])
    })
  },
)
