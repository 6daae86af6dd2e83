import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { business } from '#domain/business/business.ts'
import { localizedPages } from '#domain/pages/localized-paths.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { skipUnless } from '#tests/support/skip-unless.ts'
import { render } from './render.tsx'
import { SAMPLE_WORLD } from './sample-world.fixture.ts'
import type { World } from './world.ts'

const htmlOf = (address: string, changes: Partial<World> = {}): string =>
  render(address, { ...SAMPLE_WORLD, ...changes }).html

const hashOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`

test('the policy allows every inline script and style of every page', () => {
  for (const { path } of localizedPages()) {
    const { html, scriptHashes, styleHashes } = render(path, SAMPLE_WORLD)
    const inline = (element: string): string[] =>
      [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(
        ([, text = '']) => hashOf(text),
      )
    expect(inline('script')).not.toEqual([])
    expect(inline('script').filter((hash) => !scriptHashes.includes(hash))).toEqual([])
    expect(inline('style').filter((hash) => !styleHashes.includes(hash))).toEqual([])
  }
})

test('an address that is no page gets the not-found page of its language', () => {
  expect(render('/faq', SAMPLE_WORLD).status).toBe(200)
  for (const [address, language] of [
    ['/404', 'en'],
    ['/es/404', 'es-US'],
  ] as const) {
    const { status, html } = render(address, SAMPLE_WORLD)
    expect(status).toBe(404)
    expect(html).toContain(`<html lang="${language}"`)
  }
})

test('only the thank-you page has the script that shows what was sent', () => {
  const { thankYou } = SAMPLE_WORLD.scripts
  const withScript = localizedPages().filter(({ path }) => htmlOf(path).includes(thankYou))
  expect(withScript.map(({ path }) => path)).toEqual(['/thank-you', '/es/gracias'])
})

describe('a page for paid search', () => {
  const { default: usual, paidSearch } = business.phones

  test(
    'has the other phone number everywhere',
    skipUnless(usual !== paidSearch, 'the business has one phone number'),
    () => {
      const shown = htmlOf('/', { phone: 'paidSearch' }).replace(/^.*<body>/s, '')
      expect(shown).toContain(`tel:${paidSearch}`)
      expect(shown).toContain(formatPhone(paidSearch))
      expect(shown).not.toContain(usual)
      expect(shown).not.toContain(formatPhone(usual))
    },
  )
})

describe('tags of others', () => {
  const TAGS = { ga4: 'G-ABC123DEF4', ads: null, gtm: null, analytics: null, asksFirst: true }

  test('are named on the page, for the script that loads them', () => {
    const written = JSON.stringify(TAGS).replaceAll('"', '&quot;')
    expect(htmlOf('/faq', { tags: TAGS })).toContain(`data-tags="${written}"`)
    expect(htmlOf('/faq')).not.toContain('data-tags')
  })
})

test('a page names the facts that its scripts read, and the host of the status pages', () => {
  const html = htmlOf('/', { privateOrigin: 'https://desk.keys.example' })
  expect(html).toContain(`<meta name="facts" content="${SAMPLE_WORLD.facts}"/>`)
  expect(html).toContain('data-private-origin="https://desk.keys.example"')
})
