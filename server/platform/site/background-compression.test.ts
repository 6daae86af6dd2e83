import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { compressInBackground } from './background-compression.ts'
import { represent, type Site, type SiteFile, textFile } from './site.ts'
import { withSiteValues } from './site-values.ts'

vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }))

const BUILT = { origin: 'http://localhost:3000', anonKey: 'built-key' }
const words = Array.from({ length: 400 }, (_, index) => `lock ${index * 7919} key`).join(' ')

function page(text: string): SiteFile {
  const empty: SiteFile = {
    type: 'text/html; charset=utf-8',
    cacheControl: 'no-cache',
    encodings: ['br', 'gzip'],
    representations: { identity: represent(Buffer.from('')), br: null, gzip: null },
  }
  return textFile(empty, text)
}

let built: Site
beforeEach(() => {
  const about = {
    ordinary: page(`${BUILT.origin}/about ${words}`),
    paid: null,
    csp: { scriptHashes: [], styleHashes: [] },
  }
  built = {
    pages: new Map([['/about', about]]),
    files: new Map([['/robots.txt', { ...page('User-agent: *'), type: 'text/plain' }]]),
    notFound: { ...about, ordinary: page('Not here') },
    notFoundInSpanish: { ...about, ordinary: page(`${BUILT.origin}/es ${words}`) },
    built: BUILT,
  }
})
afterEach(() => vi.restoreAllMocks())

const brOf = (site: Site) => site.pages.get('/about')?.ordinary.representations.br

test('replaces fast compression by a smaller one with the same text and a new tag', async () => {
  const site = withSiteValues(built, { ...BUILT, origin: 'https://locks.example' })
  const before = brOf(site)
  const spanish = () => site.notFoundInSpanish?.ordinary.representations.br?.body.length ?? 0
  const spanishBefore = spanish()
  const untouched = site.notFound.ordinary.representations
  await compressInBackground(site, built, () => false)
  const after = brOf(site)
  expect(after?.body.length).toBeLessThan(before?.body.length ?? 0)
  expect(after?.etag).not.toBe(before?.etag)
  expect(spanish()).toBeLessThan(spanishBefore)
  expect(brotliDecompressSync(after?.body ?? Buffer.from('')).toString()).toContain(
    'https://locks.example/about',
  )
  expect(site.notFound.ordinary.representations).toBe(untouched)
})

test('does nothing for a site served at its build address or while the server stops', async () => {
  const same = withSiteValues(built, BUILT)
  const before = brOf(same)
  await compressInBackground(same, built, () => false)
  expect(brOf(same)).toBe(before)

  const moved = withSiteValues(built, { ...BUILT, origin: 'https://locks.example' })
  const hurried = brOf(moved)
  await compressInBackground(moved, built, () => true)
  expect(brOf(moved)).toBe(hurried)
})
