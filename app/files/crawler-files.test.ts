import { expect, test } from 'vitest'
import { robots, sitemap } from './crawler-files.ts'

const ORIGIN = 'https://keys.example'
test('links every page to its languages, and only to listed pages', () => {
  const text = sitemap(ORIGIN)
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  const linked = [...text.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)]
  const addresses = new Set(linked.map(([, , address]) => address))
  expect(linked).toHaveLength(3 * listed.length)
  expect([...addresses].toSorted()).toEqual(listed.toSorted())
})

test('is XML that needs no escaping', () => {
  expect(sitemap(ORIGIN)).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /)
  expect(sitemap(ORIGIN)).not.toMatch(/<loc>[^<]*[&>"']/)
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
