import { globSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { business, type Business, putInForce } from '#domain/business/business.ts'
import { readBusinessFile } from '#domain/business/reader/read-file.ts'
import { localizedPages } from '#domain/pages/localized-paths.ts'
import { findPage } from '#domain/pages/pages.ts'
import { CATALOG_GROUPS } from '#domain/services/catalog.ts'
import { render } from '#app/render.tsx'
import { SAMPLE_WORLD } from '#app/sample-world.fixture.ts'
import { deliveredFactsIn } from '#tests/support/delivered-facts.ts'
import { documentAt } from './documents.ts'
import type { ServiceFront } from './kinds.ts'
import { ContentError } from './slips.ts'
import { isTag, type Nodes, plainText, questionsOf, titledParts } from './text.ts'

const FACTS = business
afterEach(() => putInForce(FACTS))

const putFacts = (facts: Partial<Business>): void => putInForce({ ...FACTS, ...facts })

/** Folders of texts, by the path of their pages. */
const PATHS = [
  ...new Set(
    globSync('**/*.md', { cwd: 'content' }).map((file) => {
      const folder = path.dirname(file)
      return folder === 'home' ? '/' : `/${folder}`
    }),
  ),
].toSorted()

const textsOf = (page: string, language: 'en' | 'es'): string => {
  const { heading, lead, blocks } = documentAt(page, language)
  const parts = blocks.flatMap((block) => [block.heading, block.nodes])
  return [heading, ...[lead, ...parts].map(plainText)].join('\n')
}

const questionsAt = (page: string) =>
  documentAt(page, 'en').blocks.flatMap(({ nodes }) => titledParts(nodes))

/** Pages that a business without its own service or town in the list has not. */
const isGeneric = (page: string): boolean => page.startsWith('/generic/')

describe.each(PATHS.filter((page) => !isGeneric(page)))('the text of %s', (page) => {
  test.each(['en', 'es'] as const)('has no slip in %s', (language) => {
    expect(documentAt(page, language).heading).not.toBe('')
  })

  test('links only to pages that exist', () => {
    const linksIn = (nodes: Nodes): readonly string[] =>
      nodes.flatMap((node) => {
        if (typeof node !== 'object' || node === null || !('children' in node)) return []
        const own = isTag(node, 'Link') || isTag(node, 'See') ? [node.attributes['path']] : []
        return [...own, ...linksIn(node.children as Nodes)]
      })
    const known = (link: string): boolean =>
      link.startsWith('https:') ||
      findPage(link.replace(/[?#].*/, '')) !== undefined ||
      CATALOG_GROUPS.some(({ slug, pages }) =>
        pages.some((each) => link === `/services/${slug}/${each}`),
      )
    for (const language of ['en', 'es'] as const) {
      const { blocks } = documentAt(page, language)
      expect(linksIn(blocks.flatMap(({ nodes }) => nodes)).filter((link) => !known(link))).toEqual(
        [],
      )
    }
  })
})

test('every page but the one after a request has a text in its language', () => {
  for (const { page, language } of localizedPages().filter(
    ({ page: { path: at } }) => at !== '/thank-you',
  ))
    expect(documentAt(page.path, language).meta.title, page.path).not.toBe('')
})

test('a missing text is named with its file', () => {
  expect(() => documentAt('/guides/locksmith-scams', 'fr' as never)).toThrow(
    'content/guides/locksmith-scams/fr.md:1: The file is missing.',
  )
  expect(() => documentAt('/guides/locksmith-scams', 'fr' as never)).toThrow(ContentError)
})

test('home shows questions of the FAQ page', () => {
  const ids = documentAt('/', 'en').blocks.find(({ name }) => name === 'faq')?.attributes['ids']
  expect(ids).toHaveLength(4)
  for (const language of ['en', 'es'] as const) {
    const known = documentAt('/faq', language).blocks.flatMap(({ nodes }) => titledParts(nodes))
    for (const id of ids as readonly string[])
      expect(known.map((question) => question.id)).toContain(id)
  }
})

test('the FAQ has fifteen questions, the same in both languages', () => {
  const ids = (['en', 'es'] as const).map((language) =>
    documentAt('/faq', language).blocks.flatMap(({ nodes }) =>
      titledParts(nodes).map(({ id }) => id),
    ),
  )
  expect(ids[0]).toHaveLength(15)
  expect(ids[1]).toEqual(ids[0])
})

describe('a question about a term', () => {
  const terms = (cancellation: string | null) => ({ terms: { ...FACTS.terms, cancellation } })

  test('has the owner’s sentence as its answer', () => {
    putFacts(terms('You pay for the trip.'))
    const answer = questionsAt('/faq').find(({ id }) => id === 'say-no')
    expect(plainText(answer?.nodes ?? [])).toBe('You pay for the trip.')
  })

  test('is left out without one, here and in the structured data', () => {
    putFacts(terms(null))
    expect(questionsAt('/faq').map(({ id }) => id)).not.toContain('say-no')
    const { blocks } = documentAt('/faq', 'en')
    const asked = blocks.flatMap(({ nodes }) => questionsOf(nodes))
    expect(asked.length).toBeGreaterThan(10)
    expect(asked.filter(({ answer }) => answer === '')).toEqual([])
  })
})

test('the terms and conditions have the owner’s terms, and nothing in their place', () => {
  const WARRANTY = 'Our work is covered for a year.'
  putFacts({ terms: { ...FACTS.terms, warranty: WARRANTY } })
  expect(textsOf('/terms-conditions', 'en')).toContain(WARRANTY)
  putFacts({ terms: { ...FACTS.terms, warranty: null } })
  expect(textsOf('/terms-conditions', 'en')).not.toMatch(/warranty|null|undefined/)
})

test('the answer about the arrival has the minutes before what follows from them', () => {
  const answer = () =>
    plainText(questionsAt('/faq').find(({ id }) => id === 'how-soon')?.nodes ?? [])
  putFacts({ arrivalMinutes: { from: 20, to: 40 }, townArrivalMinutes: {} })
  expect(answer()).toMatch(/20 to 40 minutes.*You hear your time/)
  putFacts({ arrivalMinutes: null, townArrivalMinutes: {}, townNightMinutes: {} })
  expect(answer()).toMatch(/^You hear your time/)
})

describe('a service or a town without a text of its own', () => {
  const SAFES = {
    label: '24-Hour Safe Opening',
    group: 'emergency',
    about: { en: 'We open safes.\nAlso old ones.', es: 'Abrimos cajas fuertes.' },
  } as const

  test('has the general one, with its name and the owner’s sentences', () => {
    putFacts({ services: [...FACTS.services, SAFES] })
    const page = '/services/emergency-locksmith/24-hour-safe-opening'
    const document = documentAt<ServiceFront>(page, 'en')
    expect(document.heading).toBe('24-Hour Safe Opening')
    const text = textsOf(page, 'en')
    expect(text).toContain('24-Hour Safe Opening: what it costs')
    expect(text).toContain('We open safes.')
    expect(text).toContain('Also old ones.')
    expect(textsOf(page, 'es')).toContain('Abrimos cajas fuertes.')
  })

  test('has no price in its text unless the owner states one', () => {
    const page = '/services/emergency-locksmith/24-hour-safe-opening'
    putFacts({ services: [...FACTS.services, SAFES] })
    expect(textsOf(page, 'es')).not.toMatch(/desde|\$/)
    const row = { from: 75, to: null, includes: null, total: null, more: null }
    putFacts({
      services: [...FACTS.services, SAFES],
      prices: { ...FACTS.prices, [SAFES.label]: row },
    })
    expect(textsOf(page, 'es')).toContain(', desde $75.')
  })

  test('a town of the same name elsewhere has it too', () => {
    const here = textsOf('/service-areas/union-city', 'en')
    putFacts({
      address: { ...FACTS.address, region: 'CA' },
      towns: [{ name: 'Union City', latitude: 37.59, longitude: -122.04 }],
    })
    const there = textsOf('/service-areas/union-city', 'en')
    expect(here).toContain('Bergenline')
    expect(there).not.toContain('Bergenline')
    expect(there).toContain('Locksmith in Union City, CA')
  })
})

test('no page of another business says anything of the delivered one', () => {
  const firm = readBusinessFile(path.resolve('tests/other-business/business.json'))
  putInForce({
    ...firm,
    address: { ...firm.address, city: 'Boise', region: 'ID', county: 'Ada County' },
    towns: [
      { name: 'Boise', latitude: 43.615, longitude: -116.202 },
      { name: 'Meridian', latitude: 43.612, longitude: -116.391 },
    ],
    reviews: [],
  })
  const left = localizedPages().flatMap((local) =>
    deliveredFactsIn(local.path, render(local.path, SAMPLE_WORLD).html),
  )
  expect(left).toEqual([])
})
