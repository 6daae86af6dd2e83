import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { localizedPages } from '#domain/pages/localized-paths.ts'
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

test('only the thank-you page has the script that shows what was sent', () => {
  const { thankYou } = SAMPLE_WORLD.scripts
  const withScript = localizedPages().filter(({ path }) => htmlOf(path).includes(thankYou))
  expect(withScript.map(({ path }) => path)).toEqual(['/thank-you', '/es/gracias'])
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
