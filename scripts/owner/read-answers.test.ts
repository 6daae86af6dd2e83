import { expect, test } from 'vitest'
import { business } from '../../domain/business/business.ts'
import { DEFAULT_BUSINESS_NAME } from '../../domain/business/default-business.ts'
import { readAnswers } from './read-answers.ts'
import { ANOTHER_BUSINESS, skipUnless } from '#tests/support/skip-unless.ts'

/** Returns the values of all answers, or the problems. */
function read(given: unknown): unknown {
  const reading = readAnswers(given)
  return reading.ok
    ? Object.assign({}, ...reading.answers.map(({ values = {} }) => values))
    : reading.problems
}

// Another business keeps its own values.
const whileDelivered = skipUnless(business.name === DEFAULT_BUSINESS_NAME, ANOTHER_BUSINESS)

test('takes null for every fact that a business may do without', whileDelivered, () => {
  expect(
    read({
      name: 'Big Sioux Locks',
      legalName: null,
      phone: '6055550117',
      phoneFromAds: null,
      license: null,
      street: null,
      zip: null,
      timeZone: null,
      rating: null,
      colors: null,
      siteMaker: '',
      called: null,
    }),
  ).toEqual({
    name: 'Big Sioux Locks',
    nameLines: ['Big Sioux', 'Locks'],
    legalName: 'Big Sioux Locks',
    'phones.default': '6055550117',
    'phones.paidSearch': '6055550117',
    licenses: null,
    rating: null,
    agency: null,
  })
  expect(read({ name: null })).toEqual(['name: is empty, but every business has one.'])
})

const HEXES = Object.values(business.colors)

test.each([
  ['a list', HEXES],
  ['an object in another order', Object.fromEntries(Object.entries(business.colors).toReversed())],
  ['text', HEXES.join(', ')],
])('takes colors as %s', (_, colors) => {
  expect(read({ colors })).toEqual(
    Object.fromEntries(
      Object.entries(business.colors).map(([name, hex]) => [`colors.${name}`, hex]),
    ),
  )
})

test('takes an area, a rating and the maker as an object', () => {
  expect(
    read({
      county: { es: 'el área de Boise', en: 'the Boise area' },
      rating: { value: 4.8, count: 127 },
      siteMaker: { name: 'Sol Web', url: 'https://sol-web.example/' },
    }),
  ).toEqual({
    'address.county': { en: 'the Boise area', es: 'el área de Boise' },
    rating: { value: 4.8, count: 127 },
    agency: { name: 'Sol Web', url: 'https://sol-web.example/' },
  })
})

test('reports every problem, and one of a number that is used twice only once', () => {
  expect(read({ phone: '555-0117', phoneFromAds: '1', colors: { dark: '#000000' } })).toEqual([
    "phone: '555-0117' does not fit, write ten digits such as 2015550142.",
    "phoneFromAds: '1' does not fit, write ten digits such as 2015550142.",
    expect.stringContaining('write six colors such as #0B1B37 in this order: dark, light'),
  ])
  expect(read({ phone: '555-0117' })).toHaveLength(1)
  expect(read({ nam: 'x' })).toEqual([expect.stringContaining('nam: is no answer')])
  expect(read([])).toEqual([expect.stringContaining('no JSON object')])
})

test.each([
  ['SD', 'America/Chicago'],
  ['AZ', 'America/Phoenix'],
])(
  'takes the time zone of the state %s, unless another is given',
  whileDelivered,
  (state, zone) => {
    expect(read({ state })).toMatchObject({ timeZone: zone })
    expect(read({ state, timeZone: 'America/Denver' })).toMatchObject({
      timeZone: 'America/Denver',
    })
  },
)

test('takes entries of business.json that no question asks for', whileDelivered, () => {
  const entries = {
    arrivalMinutes: { from: 20, to: 40 },
    'terms.payment': { en: 'Cash, cards and Zelle.', es: 'Efectivo, tarjetas y Zelle.' },
    insuranceAmount: 1_000_000,
    spokenLanguages: ['en', 'es'],
    locksmiths: [{ name: 'Ana Ruiz', experienceYears: 12, license: null }],
    reviews: [],
  }
  expect(read(entries)).toEqual(entries)
  expect(read({ arrivalMinutes: { from: 40, to: 20 }, 'terms.paymnt': 'Cash.' })).toEqual([
    expect.stringMatching(/^arrivalMinutes: from must be the lower number/),
    expect.stringMatching(/^terms\.paymnt: is no answer/),
  ])
  expect(read({ spokenLanguages: ['Spanish'] })).toEqual([
    expect.stringMatching(/^spokenLanguages: .*'Spanish' does not fit/),
  ])
})
