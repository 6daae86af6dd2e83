import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SAMPLE_WORLD } from '#app/sample-world.fixture.ts'
import { inWorld } from '#app/world.ts'
import { business } from '#domain/business/business.ts'
import { county } from '#copy/en/place.ts'
import { sitePages } from '#domain/pages/pages.ts'
import { viewOf } from '#app/page-views.tsx'
import { sitePage } from '#app/site-page.ts'
import { clip, type HeadElement, pageMeta as metaInWorld } from './page-meta.tsx'

const pageMeta: typeof metaInWorld = (...args) => inWorld(SAMPLE_WORLD, () => metaInWorld(...args))
const plain = { title: 'A title', description: 'A description.' }

function tags(meta: readonly HeadElement[], name: string): unknown[] {
  return meta.flatMap(({ props }) =>
    props.name === name || props.property === name ? [props.content] : [],
  )
}

const titleOf = (meta: readonly HeadElement[]): string =>
  String(meta.find(({ type }) => type === 'title')?.props.children)

const canonicalOf = (meta: readonly HeadElement[]): unknown[] =>
  meta.flatMap(({ props }) => (props.rel === 'canonical' ? [props.href] : []))

/** Any UTF-16 units, including lone surrogates. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 150 })
  .map((units) => String.fromCharCode(...units))

describe('clip', () => {
  test('never exceeds the limit, and keeps text that fits', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 4, max: 100 }), (text, limit) => {
        const clipped = clip(text, limit)
        expect(clipped.length).toBeLessThanOrEqual(limit)
        if (text.length <= limit) expect(clipped).toBe(text)
      }),
    )
  })

  test('keeps the beginning of longer text and ends it with three dots', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 61, maxLength: 300 }), (text) => {
        expect(clip(text, 60)).toBe(`${text.slice(0, 57)}...`)
      }),
    )
  })

  test('leaves no lone surrogate', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', '🔑'), { minLength: 61 }), (characters) => {
        expect(clip(characters.join(''), 60).isWellFormed()).toBe(true)
      }),
    )
    expect(clip('🔑'.repeat(40), 60)).toBe(`${'🔑'.repeat(28)}...`)
  })

  test("cuts at 60 and 158 characters in meta tags, at 75 in the document's title", () => {
    const long = { title: 't'.repeat(200), description: 'd'.repeat(200) }
    const meta = pageMeta('/faq', long)
    expect(titleOf(meta)).toBe(`${'t'.repeat(72)}...`)
    for (const name of ['og:title', 'twitter:title'])
      expect(tags(meta, name)).toEqual([`${'t'.repeat(57)}...`])
    for (const name of ['description', 'og:description', 'twitter:description']) {
      expect(tags(meta, name)).toEqual([`${'d'.repeat(155)}...`])
    }
  })
})

const { city } = business.address
const hasLongPlaces = `${city}${county()}`.length > 'North BergenHudson County'.length

describe.each(sitePages())('the head of $path', ({ path }) => {
  const { copy } = viewOf(sitePage(path))
  const meta = pageMeta(path, copy.meta)

  test('title and descriptions fit their limits uncut', () => {
    // A long name of the business may be cut, the page's own never.
    expect(titleOf(meta)).toBe(clip(`${copy.meta.title} | ${business.name}`, 75))
    expect(titleOf(meta)).toContain(`${copy.meta.title} | `)
    for (const name of ['description', 'og:title', 'og:description', 'og:image:alt']) {
      const [content, ...more] = tags(meta, name)
      expect(more).toEqual([])
      expect(content).not.toMatch(/[{}]/)
      // An owner's town and county may be cut if they are longer than the shipped ones.
      if (!hasLongPlaces) expect(content).not.toMatch(/\.\.\.$/)
    }
  })
})

test('the not-found page has a title and noindex, and no address, image or structured data', () => {
  const meta = pageMeta('/404', plain)
  expect(tags(meta, 'robots')).toEqual(['noindex'])
  expect(canonicalOf(meta)).toEqual([])
  expect(tags(meta, 'og:image')).toEqual([])
  expect(meta.some(({ type }) => type === 'script')).toBe(false)
})
