import { expect, test } from 'vitest'
import { PAGES } from '../../domain/pages.ts'
import { robots } from './robots.ts'
import { sitemap } from './sitemap.ts'

const ORIGIN = 'https://keys.example'
const CHANGED = new Map([['/faq', '2026-11-20']])

test('R81: the sitemap names every page of the index by its complete address, and no other', () => {
  const named = [...sitemap(ORIGIN, CHANGED).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => address,
  )
  const indexed = PAGES.filter((page) => page.indexed).map(({ path }) => ORIGIN + path)
  expect(named).toEqual(indexed)
  expect(named).not.toContain(`${ORIGIN}/thank-you`)
  expect(named).toHaveLength(PAGES.filter(({ indexed }) => indexed).length)
})

test('R81: it states the day of a change where that is known, and nowhere else', () => {
  const lines = sitemap(ORIGIN, CHANGED).split('\n')
  expect(lines.filter((line) => line.includes('lastmod'))).toEqual([
    `  <url><loc>${ORIGIN}/faq</loc><lastmod>2026-11-20</lastmod></url>`,
  ])
})

test('the sitemap is XML that needs no escaping', () => {
  expect(sitemap(ORIGIN, CHANGED)).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /)
  expect(sitemap(ORIGIN, CHANGED)).not.toMatch(/<loc>[^<]*[&>"']/)
})

test('R81, R105: robots.txt lets every crawler in but behind private addresses, and names the sitemap', () => {
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
