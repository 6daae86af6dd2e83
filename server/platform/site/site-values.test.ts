import { expect, test } from 'vitest'
import type { Site, SiteFile } from './site.ts'
import { withSiteValues } from './site-values.ts'

const file = (type: string, text: string): SiteFile => ({
  type,
  cacheControl: 'no-cache',
  encodings: ['identity'],
  representations: { identity: { body: Buffer.from(text), etag: '"1"' }, br: null, gzip: null },
})
const page = (text: string) => ({
  ordinary: file('text/html; charset=utf-8', text),
  paid: null,
  csp: { scriptHashes: [], styleHashes: [] },
})
const SITE: Site = {
  built: { origin: 'http://localhost:3000', anonKey: 'key-of-the-build' },
  pages: new Map([
    ['/', page('<link href="http://localhost:3000/"><meta content="key-of-the-build">')],
  ]),
  files: new Map([
    ['/sitemap.xml', file('application/xml', '<loc>http://localhost:3000/faq</loc>')],
    ['/assets/a.js', file('text/javascript', '"http://localhost:3000"')],
  ]),
  notFound: page('none'),
  notFoundInSpanish: page('<link href="http://localhost:3000/es">'),
}
const text = (found: SiteFile | undefined) => found?.representations.identity.body.toString()

test('writes the configured origin into pages and sitemap', () => {
  const site = withSiteValues(SITE, { origin: 'https://keys.example', anonKey: 'another-key' })
  expect(text(site.notFoundInSpanish?.ordinary)).toBe('<link href="https://keys.example/es">')
  expect(text(site.pages.get('/')?.ordinary)).toBe(
    '<link href="https://keys.example/"><meta content="another-key">',
  )
  expect(text(site.files.get('/sitemap.xml'))).toBe('<loc>https://keys.example/faq</loc>')
  expect(site.pages.get('/')?.ordinary.encodings).toContain('br')
  expect(site.pages.get('/')?.ordinary.representations.identity.etag).not.toBe('"1"')
})

test('leaves scripts and pages without either value unchanged', () => {
  const site = withSiteValues(SITE, { origin: 'https://keys.example', anonKey: 'another-key' })
  expect(site.files.get('/assets/a.js')).toBe(SITE.files.get('/assets/a.js'))
  expect(site.notFound.ordinary).toBe(SITE.notFound.ordinary)
})

test('changes nothing when the values agree', () => {
  expect(
    withSiteValues(SITE, { origin: 'http://localhost:3000', anonKey: 'key-of-the-build' }),
  ).toBe(SITE)
})
