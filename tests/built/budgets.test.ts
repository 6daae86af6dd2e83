import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { business } from '#domain/business/business.ts'
import { DEFAULT_BUSINESS_NAME } from '#domain/business/default-business.ts'
import { localizedPageAt, localizedPages } from '#domain/pages/localized-paths.ts'
import { BUILD } from '#server/start-server.ts'
import { renderSite } from '#tests/support/rendered-pages.ts'
import { ANOTHER_BUSINESS, skipUnless } from '#tests/support/skip-unless.ts'

/**
 * Size limits of the pages on the wire, in bytes of brotli, so that a change that costs every
 * visitor fails the check. Raise a limit together with the change that needs it, and state its
 * benefit to visitors in the commit.
 */
const LIMITS = {
  /**
   * Before the first touch on a phone: the page with its styles, its script, the fonts, the logo and
   * the icon.
   */
  untouched: 85_000,
  /** What hydration loads in addition, with the texts and facts that it needs. */
  hydration: { withForm: 95_000, without: 75_000 },
  /** Factor of a Spanish page: Spanish texts are longer. */
  translation: 1.06,
}

const { documents, built, file } = await renderSite()

const sizes = new Map<string, number>()

/** Returns the bytes on the wire; fonts and pictures are served without further compression. */
async function bytesOf(address: string): Promise<number> {
  const known = sizes.get(address)
  if (known !== undefined) return known
  const html = documents.get(address)
  const body = html === undefined ? await file(address) : Buffer.from(html)
  const bytes = /\.(?:woff2|png|jpg)$/.test(address) ? body.length : brotli(body)
  sizes.set(address, bytes)
  return bytes
}

const brotli = (body: Buffer): number =>
  brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  }).length

const IMPORT = /(?:\bfrom|\bimport)\s*["'`](\.\/[\w-]+\.js)["'`]/g

/** Returns a script with all that it imports at once. */
async function withImports(address: string, found = new Set<string>()): Promise<Set<string>> {
  if (found.has(address)) return found
  found.add(address)
  const code = (await file(address)).toString()
  for (const [, name = ''] of code.matchAll(IMPORT))
    await withImports(`/assets/${name.slice(2)}`, found)
  return found
}

const MANIFEST = JSON.parse(
  readFileSync(path.join(BUILD, 'browser', 'manifest.json'), 'utf8'),
) as Readonly<Record<string, { readonly file: string }>>

/** Returns the address of a source's chunk; files of former builds are beside it. */
function chunk(source: string): string {
  const found = MANIFEST[source]
  if (found === undefined) throw new Error(`the build has no chunk of ${source}`)
  return `/${found.file}`
}

const FONTS = [...built.files.keys()].filter((address) => address.endsWith('.woff2'))
const LOGOS = Object.values(business.logoUrl).filter((address) => address.startsWith('/'))
const main = await withImports(built.scripts.main)
const hydration = await withImports(chunk('app/browser/hydrate.ts'))
const form = await withImports(chunk('app/browser/islands/submission-form.tsx'))
const FACTS = '/facts/built.json'

/** Returns a sentence with the largest files when they exceed their limit together. */
async function excess(what: string, files: Iterable<string>, limit: number): Promise<string[]> {
  const sized = await Promise.all(
    [...files].map(async (name) => ({ name, bytes: await bytesOf(name) })),
  )
  const bytes = sized.reduce((sum, each) => sum + each.bytes, 0)
  const largest = sized.toSorted((one, other) => other.bytes - one.bytes).slice(0, 3)
  return bytes > limit
    ? [
        `${what}: ${bytes} bytes, ${bytes - Math.floor(limit)} more than its limit (${largest.map((each) => `${each.name} ${each.bytes}`).join(', ')})`,
      ]
    : []
}

// Another business may have longer names and other files.
describe(
  'size limits',
  skipUnless(business.name === DEFAULT_BUSINESS_NAME, ANOTHER_BUSINESS),
  () => {
    const PAGES = localizedPages().map(({ path }) => ({
      path,
      html: documents.get(path) ?? '',
      factor: localizedPageAt(path)?.language === 'es' ? LIMITS.translation : 1,
    }))

    test('what each page loads before the first touch', async () => {
      const problems: string[] = []
      for (const { path, html, factor } of PAGES) {
        const logos = LOGOS.filter((logo) => html.includes(`src="${logo}"`))
        const files = new Set([
          ...[path, ...main, ...FONTS, '/favicon.svg'],
          ...logos.map((logo) => logo.replace(/[?#].*$/, '')),
        ])
        problems.push(...(await excess(path, files, LIMITS.untouched * factor)))
      }
      expect(problems).toEqual([])
    })

    test('what hydration loads after it', async () => {
      const added = [...hydration].filter((each) => !main.has(each))
      const withForm = new Set([...added, ...[...form].filter((each) => !main.has(each)), FACTS])
      expect(withForm.size).toBeGreaterThan(added.length)
      const { hydration: limits } = LIMITS
      expect([
        ...(await excess('a page with the form', withForm, limits.withForm)),
        ...(await excess('any other page', [...added, FACTS], limits.without)),
      ]).toEqual([])
    })
  },
)
