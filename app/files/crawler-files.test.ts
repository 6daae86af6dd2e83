import { expect, test } from 'vitest'
import { pageLanguages } from '#domain/pages/localized-paths.ts'
import { robots, sitemap } from './crawler-files.ts'

const ORIGIN = 'https://keys.example'
const CHANGED = new Map([
  ['/faq', '2026-11-20'],
  ['/es/preguntas', '2026-11-22'],
])
const LINKS = [
  `<xhtml:link rel="alternate" hreflang="en-US" href="${ORIGIN}/faq"/>`,
  `<xhtml:link rel="alternate" hreflang="es-US" href="${ORIGIN}/es/preguntas"/>`,
  `<xhtml:link rel="alternate" hreflang="x-default" href="${ORIGIN}/faq"/>`,
].join('')

test('states the day of a change only where it is known', () => {
  const lines = sitemap(ORIGIN, CHANGED).split('\n')
  expect(lines.filter((line) => line.includes('lastmod'))).toEqual([
    `  <url><loc>${ORIGIN}/faq</loc><lastmod>2026-11-20</lastmod>${LINKS}</url>`,
    `  <url><loc>${ORIGIN}/es/preguntas</loc><lastmod>2026-11-22</lastmod>${LINKS}</url>`,
  ])
})

test('links every page to its languages, and only to listed pages', () => {
  const text = sitemap(ORIGIN, CHANGED)
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  const linked = [...text.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)]
  const addresses = new Set(linked.map(([, , address]) => address))
  // Pages that an owner added exist in English only and link to no other.
  const alone = listed.filter((address) => !addresses.has(address))
  const pathOf = (address = '') => new URL(address).pathname
  expect(alone.filter((address) => pageLanguages(pathOf(address)).length > 1)).toEqual([])
  expect(linked).toHaveLength(3 * (listed.length - alone.length))
  expect([...addresses].filter((address) => !listed.includes(address ?? ''))).toEqual([])
})

test('is XML that needs no escaping', () => {
  expect(sitemap(ORIGIN, CHANGED)).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /)
  expect(sitemap(ORIGIN, CHANGED)).not.toMatch(/<loc>[^<]*[&>"']/)
})

test('robots.txt allows everything except private addresses, and names the sitemap', () => {
  expect(robots(ORIGIN).split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    'Disallow: /a/',
    'Disallow: /r/',
    'Disallow: /staff',
    '',
    'Sitemap: https://keys.example/sitemap.xml',
    '',
  ])
})
