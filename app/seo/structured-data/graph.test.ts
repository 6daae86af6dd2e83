import { describe, expect, test } from 'vitest'
import { SAMPLE_WORLD } from '#app/sample-world.fixture.ts'
import { inWorld } from '#app/world.ts'
import { documentAt } from '#content/documents.ts'
import { questionsOf } from '#content/text.ts'
import { formatPrice } from '#copy/price.ts'
import { lowestPrice } from '#copy/price-text.ts'
import { weekdayNames } from '#copy/weekday-names.ts'
import { business, type Review } from '#domain/business/business.ts'
import { allTowns } from '#domain/places/towns.ts'
import { localizedPageAt } from '#domain/pages/localized-paths.ts'
import { townPath, sitePages, servicePath } from '#domain/pages/pages.ts'
import { shownRating } from '#domain/business/rating.ts'
import { serviceGroups, allServices } from '#domain/services/services.ts'
import { pageGraph, type ShownContent } from './graph.ts'

const ORIGIN = SAMPLE_WORLD.origin

type Node = Record<string, unknown>

const rating = shownRating(business)

function nodesOf(path: string, shown: ShownContent = {}): readonly Node[] {
  const local = localizedPageAt(path)
  if (!local) throw new Error(`${path} is no page`)
  const graph = inWorld(SAMPLE_WORLD, () =>
    pageGraph(local, { name: 'Name', description: 'Description.' }, shown),
  )
  const read = JSON.parse(JSON.stringify(graph)) as { '@context': string; '@graph': Node[] }
  expect(read['@context']).toBe('https://schema.org')
  return read['@graph']
}

function nodeOf(path: string, type: string, shown?: ShownContent): Node {
  const found = nodesOf(path, shown).filter((node) => node['@type'] === type)
  expect(found, `${type} on ${path}`).toHaveLength(1)
  return found[0] ?? {}
}

function objectsIn(value: unknown): readonly Node[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(objectsIn)
  return Array.isArray(value) ? inner : [value as Node, ...inner]
}

/** Required properties of each type (Google's lists, schema.org). */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Locksmith: [
    '@id',
    'name',
    'url',
    'telephone',
    'address',
    ...(business.showAddress ? ['geo'] : []),
    'priceRange',
    'openingHoursSpecification',
  ],
  PostalAddress: [
    ...(business.showAddress ? ['streetAddress', 'postalCode'] : []),
    'addressLocality',
    'addressRegion',
    'addressCountry',
  ],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating'],
  City: ['@id', 'name'],
  EducationalOccupationalCredential: ['credentialCategory', 'identifier'],
  Offer: ['itemOffered'],
  PriceSpecification: ['minPrice', 'priceCurrency'],
  OfferCatalog: ['name', 'itemListElement'],
  WebSite: ['@id', 'url', 'name', 'publisher', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  WebPage: ['@id', 'url', 'name', 'description', 'isPartOf'],
  AboutPage: ['@id', 'url', 'name', 'description', 'isPartOf'],
  ContactPage: ['@id', 'url', 'name', 'description', 'isPartOf'],
  CollectionPage: ['@id', 'url', 'name', 'description', 'isPartOf'],
  BreadcrumbList: ['@id', 'itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Service: ['name'],
  FAQPage: ['@id', 'mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Review: ['author', 'reviewBody'],
  Person: ['name'],
}

const questions = documentAt('/faq', 'en').blocks.flatMap(({ nodes }) => questionsOf(nodes))

describe.each(sitePages())('the graph of $path', ({ path }) => {
  const objects = objectsIn(nodesOf(path, { questions, reviews: business.reviews }))

  test('every node has a known type with its required properties', () => {
    for (const object of objects) {
      const type = object['@type']
      if (type === undefined) {
        expect(Object.keys(object)).toEqual(['@id'])
        continue
      }
      const required = REQUIRED[String(type)]
      expect(required, String(type)).toBeDefined()
      for (const property of required ?? []) expect(object, String(type)).toHaveProperty(property)
    }
  })

  test('every node id that is used is defined once', () => {
    const given = objects
      .filter((object) => '@type' in object && '@id' in object)
      .map((object) => object['@id'])
    const used = objects.filter((object) => !('@type' in object)).map((object) => object['@id'])
    expect(new Set(given).size).toBe(given.length)
    expect(used.filter((id) => !given.includes(id))).toEqual([])
  })

  test('every address is absolute', () => {
    for (const object of objects) {
      for (const key of ['@id', 'url', 'item', 'urlTemplate', 'logo']) {
        if (key in object) expect(object[key]).toMatch(new RegExp(`^${ORIGIN}/`))
      }
    }
  })

  test('nothing is empty and no placeholder is left', () => {
    for (const object of objects) {
      for (const [key, value] of Object.entries(object)) {
        expect(value, key).not.toBe('')
        if (typeof value === 'string' && key !== 'urlTemplate') expect(value).not.toMatch(/[{}]/)
      }
    }
  })
})

test('describes the business as configured', () => {
  expect(nodeOf('/', 'Locksmith')).toMatchObject({
    name: business.name,
    telephone: `+1${business.phones.default}`,
    priceRange: business.priceRange,
    address: { addressRegion: business.address.region },
    openingHoursSpecification: {
      dayOfWeek: weekdayNames('en', business.hours.days),
      opens: business.hours.opens,
      closes: business.hours.closes,
    },
    ...(rating !== null && {
      aggregateRating: { ratingValue: rating.value, reviewCount: rating.count },
    }),
    areaServed: allTowns().map(({ name }) => ({ '@type': 'City', name })),
    makesOffer: Object.values(business.offers).flatMap(({ name, price }) =>
      price === null
        ? []
        : { price: price.toFixed(2), priceCurrency: 'USD', itemOffered: { name } },
    ),
  })
})

test('unconfirmed ratings and offers are on home only', () => {
  const { unconfirmed } = business
  const reviews = nodeOf('/reviews', 'Locksmith')
  expect('aggregateRating' in reviews).toBe(rating !== null && !unconfirmed.includes('rating'))
  expect('makesOffer' in reviews).toBe(!unconfirmed.includes('offers'))
})

test('includes the license where the page says how to check it', () => {
  expect(nodeOf('/about', 'Locksmith')).toMatchObject({
    hasCredential: { identifier: business.licenses?.topBar },
  })
})

test.each(allServices())('$label has an offer if the table has a confirmed price', (service) => {
  const group = serviceGroups().find(({ id }) => id === service.group)
  const node = nodeOf(servicePath(group?.slug ?? '', service.slug), 'Service')
  const row = business.prices[service.label]
  const from = row ? lowestPrice(row) : null
  if (from === null || business.unconfirmed.includes('offers'))
    expect(node).not.toHaveProperty('offers')
  else
    expect(node).toMatchObject({
      offers: {
        price: from.toFixed(2),
        priceCurrency: 'USD',
        priceSpecification: { minPrice: from },
      },
    })
})

test.each([
  ['/about', '/search'],
  ['/es/quienes-somos', '/es/buscar'],
])('the search action of %s leads to the search in its language', (path, search) => {
  expect(nodeOf(path, 'WebSite')).toMatchObject({
    potentialAction: {
      target: { urlTemplate: `${ORIGIN}${search}?q={term}` },
      'query-input': 'required name=term',
    },
  })
})

describe('services', () => {
  const servicePages = sitePages().filter(({ kind }) => kind === 'service')

  test('each service page is about the service that the form offers', () => {
    const names = servicePages.map(({ path }) => nodeOf(path, 'Service')['name'])
    expect(names.toSorted()).toEqual(
      allServices()
        .map(({ label }) => label)
        .toSorted(),
    )
  })

  test('a category page lists its services by their own pages', () => {
    for (const { slug, crumb, pages } of serviceGroups())
      expect(nodeOf(`/services/${slug}`, 'Service')).toMatchObject({
        name: crumb,
        hasOfferCatalog: {
          itemListElement: pages.map((page) => ({
            itemOffered: { url: `${ORIGIN}/services/${slug}/${page}` },
          })),
        },
      })
  })

  test('other pages are about no service', () => {
    for (const path of ['/services', '/faq', townPath(allTowns()[0]?.slug ?? ''), '/']) {
      expect(
        nodesOf(path).some((node) => node['@type'] === 'Service'),
        path,
      ).toBe(false)
    }
  })
})

test('questions are included word for word, only on pages that show them', () => {
  const node = nodeOf('/faq', 'FAQPage', { questions })
  expect(node['mainEntity']).toHaveLength(questions.length)
  expect(JSON.stringify(node)).toContain(
    `Lockouts start at ${formatPrice(business.offers.emergencyLockout.price)}.`,
  )
  expect(nodesOf('/about').some(({ '@type': type }) => type === 'FAQPage')).toBe(false)
})

test('sample reviews are excluded, real ones included', () => {
  const real: Review = {
    text: 'Opened.',
    author: 'A. B.',
    service: 'House Lockout',
    town: 'Hoboken',
    sample: false,
  }
  const sample: Review = { ...real, text: 'Invented.', sample: true }
  expect(nodeOf('/reviews', 'Locksmith', { reviews: [sample] })).not.toHaveProperty('review')
  expect(nodeOf('/reviews', 'Locksmith', { reviews: [sample, real] })['review']).toEqual([
    { '@type': 'Review', author: { '@type': 'Person', name: 'A. B.' }, reviewBody: 'Opened.' },
  ])
})
