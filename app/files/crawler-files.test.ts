import { expect, test } from 'vitest'
import { pageLanguages } from '#domain/pages/localized-paths.ts'
import { robots, sitemap } from './crawler-files.ts'

const ORIGIN = 'https://keys.example'
test('links every page to its languages, and only to listed pages', () => {
  const text = sitemap(ORIGIN)
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
