import { describe, expect, test } from 'vitest'
import { business } from '#domain/business.ts'
import { SERVICE_GROUPS, SERVICES } from '#domain/services.ts'
import { fillTemplate } from './fill-template.ts'
import { withPriceOf } from './price-of.ts'

/** What a text says that something costs is what the table in domain/business.ts says. */

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./en/**/*.ts', '!./en/sections.ts'],
  {
    eager: true,
  },
)

/** Every text in a value; sentences with gaps are made with words in them. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

const copies = Object.entries(modules).flatMap(([file, exported]) =>
  Object.values(exported).map((copy) => ({ file, texts: textsOf(copy) })),
)

/** Dollars that a text names once the owner's figures stand in it. */
const amountsIn = (texts: readonly string[]): readonly number[] =>
  texts.flatMap((text) =>
    [...fillTemplate(text).matchAll(/\$(\d+(?:\.\d\d)?)/g)].map(([, n]) => Number(n)),
  )

/** Dollars that the table gives for a service. */
function amountsOf(label: string): readonly number[] {
  const { from = null, to = null } = business.prices[label] ?? {}
  return [from, to].filter((amount) => amount !== null)
}

/** What the owner says himself; nothing else may speak for him. */
const owners = Object.values<unknown>({ ...business.terms }).filter(
  (said) => typeof said === 'string',
)

/** Sentences about a trip, or about what a night or an hour costs. */
const ABOUT_FEES =
  /\b(?:trip|travel|visit fee|holidays?)\b|(?=.*\b(?:nights?|hour)\b).*\b(?:costs?|prices?|fees?|charges?|charged?|pays?|adds?|added|includes?|included|extra|more|\$\d+)\b/i

/** What promises nothing: a question, 'Ask …', and that one price is for one hour. */
const OPEN =
  /^(?:Ask .*\.|.*\?|The price you hear is for that hour\.|Trip fee|Nights and holidays)$/

/** What lockouts and new locks start at, in sentences that are about no single service. */
const general = Object.values(business.offers).map(({ price }) => price)
const every = [...general, ...SERVICES.flatMap(({ label }) => amountsOf(label))]

test('no text names an amount that no row of the table has', () => {
  expect(amountsIn(copies.flatMap(({ texts }) => texts)).length).toBeGreaterThan(20)
  expect(
    copies.flatMap(({ file, texts }) =>
      amountsIn(texts).flatMap((amount) => (every.includes(amount) ? [] : [`${file}: $${amount}`])),
    ),
  ).toEqual([])
})

test('amounts come by their names, so that the table is changed in one place', () => {
  expect(copies.flatMap(({ texts }) => texts).filter((text) => /\$\s?\d/.test(text))).toEqual([])
})

test('what a trip, a night or a holiday costs is said by the owner’s terms alone', () => {
  // A name promises nothing: '24-Hour Safe Opening' is one.
  const names = new RegExp(SERVICES.map(({ label }) => label).join('|'), 'gi')
  const sentences = copies.flatMap(({ file, texts }) =>
    texts
      .map((text) => owners.reduce((rest, said) => rest.replaceAll(said, ''), text))
      .map((text) => text.replaceAll(names, ''))
      .flatMap((text) => text.split(/(?<=[.?])\s+/))
      .map((sentence) => ({ file, sentence: sentence.trim() })),
  )
  const about = sentences.filter(
    ({ sentence }) => sentence.includes(' ') && ABOUT_FEES.test(sentence),
  )
  expect(about.length).toBeGreaterThan(5)
  expect(about.filter(({ sentence }) => !OPEN.test(sentence))).toEqual([])
})

test.each([
  'It includes the trip, day or night.',
  'You get one price, trip included.',
  'Nothing is added later because of the hour.',
  'No night fee is added later.',
])('%j would be noticed', (claim) => {
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

describe.each(SERVICE_GROUPS)('the pages of $slug', ({ id, slug }) => {
  const services = SERVICES.filter(({ group }) => group === id)

  test.each(services)(
    'the page about $label names what its row says; while that is empty, what such jobs start at',
    (service) => {
      const own = amountsOf(service.label)
      for (const amount of named(slug, service.slug, service.label))
        expect(own.length > 0 ? own : general).toContain(amount)
    },
  )

  test('the overview names amounts of its own services', () => {
    const amounts = [...general, ...services.flatMap(({ label }) => amountsOf(label))]
    for (const amount of named(slug, 'category')) expect(amounts).toContain(amount)
  })
})
