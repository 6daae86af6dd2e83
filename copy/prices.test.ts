/** Prices in the copy must equal the table in business.json. */

import { describe, expect, test } from 'vitest'
import { business } from '#domain/business/business.ts'
import { CATALOG } from '#domain/services/catalog/service-catalog.ts'
import { serviceGroups, allServices } from '#domain/services/services.ts'
import { prices } from './en/prices.ts'
import { fillTemplate } from './fill-template.ts'
import { withoutOwnerTerms } from './owner-terms.fixture.ts'
import { withPriceOf } from './price-of.ts'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./en/**/*.ts', '!./en/sections.ts'],
  {
    eager: true,
  },
)

/** Returns what a module exports, with what its constants derive from the facts. */
const derived = (exported: object): readonly unknown[] =>
  Object.values(exported).map((value) =>
    typeof value === 'function' && value.length === 0 ? value() : value,
  )

/** Returns every text in a value. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

const copies = Object.entries(modules).flatMap(([file, exported]) =>
  derived(exported).map((copy) => ({ file, texts: textsOf(copy) })),
)

/** Returns the dollar amounts in texts with the owner's figures filled in. */
const amountsIn = (texts: readonly string[]): readonly number[] =>
  texts.flatMap((text) =>
    [...withoutOwnerTerms(fillTemplate(text)).matchAll(/\$([\d,]*\d(?:\.\d\d)?)/g)].map(
      ([, n = '']) => Number(n.replaceAll(',', '')),
    ),
  )

/** Returns the table's dollar amounts for a service. */
function amountsOf(label: string): readonly number[] {
  const { from = null, to = null, total } = business.prices[label] ?? {}
  const totals = [total?.day, total?.night].flatMap((range) => (range ? Object.values(range) : []))
  return [from, to, ...totals].filter((amount) => amount !== null)
}

/** Texts around the owner's own terms and figures; no other text may state them. */
const owners = [...Object.values(prices.includedTerms), ' by day and {nightPrice} at night']

/** Matches sentences about a trip, or the price of a night or an hour. */
const ABOUT_FEES =
  /\b(?:trip|travel|visit fee|holidays?)\b|(?=.*\b(?:nights?|hour)\b).*\b(?:costs?|prices?|fees?|charges?|charged?|pays?|adds?|added|includes?|included|extra|more|\$\d+)\b/i

/**
 * Matches sentences that promise nothing: a question, 'Ask …', and that one price is for one hour.
 */
const OPEN =
  /^(?:Ask .*\.|.*\?|The price you hear is for that hour\.|Trip fee|Nights and holidays|If .+, it’s in your quote\.)$/

/** Starting prices of lockouts and new locks, used in general sentences. */
const general = Object.values(business.offers).map(({ price }) => price)
const every = [...general, ...allServices().flatMap(({ label }) => amountsOf(label))]

test('no text names an amount that is in no row of the table', () => {
  expect(amountsIn(copies.flatMap(({ texts }) => texts)).length).toBeGreaterThan(20)
  expect(
    copies.flatMap(({ file, texts }) =>
      amountsIn(texts).flatMap((amount) => (every.includes(amount) ? [] : [`${file}: $${amount}`])),
    ),
  ).toEqual([])
})

test('only the owner’s terms state the price of a trip, a night or a holiday', () => {
  // A name promises nothing: '24-Hour Safe Opening'.
  const names = new RegExp(
    allServices()
      .map(({ label }) => label)
      .join('|'),
    'gi',
  )
  const sentences = copies.flatMap(({ file, texts }) =>
    texts
      .map((text) =>
        owners.reduce((rest, said) => rest.replaceAll(said, ''), withoutOwnerTerms(text)),
      )
      .map((text) => text.replaceAll(names, ''))
      .flatMap((text) => text.split(/(?<=[.?])\s+/))
      .map((sentence) => ({ file, sentence: sentence.trim() })),
  )
  const about = sentences.filter(
    ({ sentence }) => sentence.includes(' ') && ABOUT_FEES.test(sentence),
  )
  expect(about.length).toBeGreaterThan(2)
  expect(about.filter(({ sentence }) => !OPEN.test(sentence))).toEqual([])
})

test.each([
  'It includes the trip, day or night.',
  'You get one price, trip included.',
  'Nothing is added later because of the hour.',
  'No night fee is added later.',
])('%j would be detected', (claim) => {
  expect(claim).toMatch(ABOUT_FEES)
  expect(claim).not.toMatch(OPEN)
})

const named = (folder: string, file: string, label = '') => {
  const found = copies.filter((copy) => copy.file === `./en/services/${folder}/${file}.ts`)
  expect(found).not.toEqual([])
  return amountsIn(
    withPriceOf(
      found.flatMap(({ texts }) => texts),
      label,
    ),
  )
}

describe.each(serviceGroups())('the pages of $slug', ({ id, slug }) => {
  // A service that the owner added has the sentences of the template.
  const services = allServices().filter(
    ({ group, label }) => group === id && CATALOG.some((known) => known.label === label),
  )

  test.each(services)(
    "the page about $label names no price but its row's, or the general one without a row",
    (service) => {
      const own = amountsOf(service.label)
      const allowed = own.length > 0 ? own : general
      const amounts = named(slug, service.slug, service.label)
      expect(amounts.filter((amount) => !allowed.includes(amount))).toEqual([])
    },
  )

  test('the overview names no price but those of its own services', () => {
    const allowed = [...general, ...services.flatMap(({ label }) => amountsOf(label))]
    const amounts = named(slug, 'category')
    expect(amounts.filter((amount) => !allowed.includes(amount))).toEqual([])
  })
})
