import { afterEach, describe, expect, test } from 'vitest'
import { copyIn } from '#copy/loader/languages.ts'
import { business, putInForce, type Business, type MinuteRange } from '#domain/business/business.ts'
import { allTowns } from '#domain/places/towns.ts'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { factsAbout, type FactTopic, statedFacts, townMinutes } from './answers.ts'
import { caseLines, hasNightPrice, includesText, lineText, priceLine } from './price-text.ts'

const FACTS = business
afterEach(() => putInForce(FACTS))

const EMPTY: Partial<Business> = {
  quoteIncludesAll: false,
  arrivalMinutes: null,
  townArrivalMinutes: {},
  townNightMinutes: {},
  jobMinutes: {},
  insuranceAmount: null,
  vehicleMarked: false,
  spokenLanguages: [],
  prices: { [A_SERVICE]: { from: null, to: null, includes: null, more: 'a second lock' } },
  terms: {
    trip: null,
    nightAndHoliday: null,
    tax: null,
    payment: null,
    warranty: null,
    cancellation: null,
  },
}

const SERVICE: FactTopic = { group: 'emergency', service: A_SERVICE }

/** Puts facts in force; returns the texts that follow from them. */
function putFacts(facts: Partial<Business>, language: 'en' | 'es' = 'en') {
  putInForce({ ...FACTS, ...EMPTY, ...facts })
  const { answers, prices } = copyIn(language)
  return { answers, prices }
}

/** Returns the rows of a page's card by their titles. */
async function cardOf(facts: Partial<Business>, topic = SERVICE) {
  const { answers, prices } = putFacts(facts)
  return Object.fromEntries(
    factsAbout(topic, answers, prices).map(({ title, text }) => [title, text]),
  )
}

test('a fact that the owner has left empty has no row', async () => {
  expect(await cardOf({})).toEqual({
    Price: 'Call for a quote. It costs more with a second lock.',
  })
  expect(await cardOf({}, { group: 'residential' })).toEqual({})
})

test('every fact of the owner has a row', async () => {
  const facts: Partial<Business> = {
    arrivalMinutes: { from: 20, to: 40 },
    jobMinutes: { [A_SERVICE]: { from: 10, to: 30 } },
    prices: { [A_SERVICE]: { from: 60, to: 120, includes: 'one lock', more: 'a new part' } },
  }
  const common = {
    Price: 'From $60. At most $120: a new part. In the price: one lock.',
    'The work takes': 'Usually 10 to 30 minutes.',
  }
  expect(await cardOf(facts)).toEqual({
    ...common,
    'We arrive': 'Usually 20 to 40 minutes after you call.',
  })
  expect(await cardOf(facts, { group: 'residential', service: A_SERVICE })).toEqual({
    ...common,
    'We arrive': 'By appointment, or right away if it’s urgent.',
  })
})

test('long work is stated in hours', async () => {
  const takes = async (from: number, to: number): Promise<string | undefined> =>
    (await cardOf({ jobMinutes: { [A_SERVICE]: { from, to } } }))['The work takes']
  expect(await takes(60, 240)).toBe('Usually 1 to 4 hours.')
  expect(await takes(45, 180)).toBe('Usually 45 minutes to 3 hours.')
  expect(await takes(30, 60)).toBe('Usually 30 to 60 minutes.')
})

describe('a service with totals', () => {
  const day = { from: 60, to: 120 }
  const night = { from: 100, to: 160 }
  const row = {
    from: 60,
    to: 290,
    includes: 'the trip',
    total: { day, night },
    unit: { en: 'for one lock', es: 'por una cerradura' },
    cases: [
      { what: { en: 'Drilled', es: 'Taladrada' }, day: { from: 150, to: 200 }, night: null },
      { what: 'Each additional lock', day: { from: 25, to: 25 } },
    ],
    more: 'drilled at night',
  }

  test('has them and its cases in a list, and the most below', async () => {
    const { prices } = putFacts({ prices: { [A_SERVICE]: row } })
    expect(priceLine(A_SERVICE, 'Lock', prices)).toEqual({
      name: 'Lock',
      unit: 'for one lock',
      amounts: [
        { amount: '$60 to $120', time: 'by day' },
        { amount: '$100 to $160', time: 'at night' },
      ],
    })
    expect(caseLines(A_SERVICE, prices).map(lineText)).toEqual([
      'Drilled: $150 to $200',
      'Each additional lock: $25',
    ])
    expect(await cardOf({ prices: { [A_SERVICE]: row } })).toEqual({
      Price: 'At most $290: drilled at night. In the price: the trip.',
    })
  })

  test('leaves out a case that only has English words on Spanish pages', () => {
    const { prices } = putFacts({ prices: { [A_SERVICE]: row } }, 'es')
    expect(caseLines(A_SERVICE, prices).map(lineText)).toEqual(['Taladrada: entre $150 y $200'])
  })

  test('is planned and without a price at night where the owner states none', async () => {
    const planned = { [A_SERVICE]: { ...row, total: { day, night: null } } }
    const facts = { prices: planned, arrivalMinutes: { from: 20, to: 40 } }
    expect((await cardOf(facts))['We arrive']).toBe('By appointment.')
    const { prices } = putFacts(facts)
    expect(lineText(priceLine(A_SERVICE, '', prices))).toBe('$60 to $120 for one lock')
    expect(hasNightPrice([priceLine(A_SERVICE, '', prices)])).toBe(false)
  })

  test('says what its lowest price pays for where totals include a part', () => {
    const { prices } = putFacts({
      prices: { [A_SERVICE]: { ...row, from: 40, includes: 'the fitting' } },
    })
    expect(includesText(A_SERVICE, prices)).toBe('$40 of each total by day pays for the fitting.')
  })
})

test('a town has its own minutes of arrival, by day and at night, and its route', async () => {
  const facts = {
    arrivalMinutes: { from: 20, to: 40 },
    townArrivalMinutes: { Nampa: { from: 40, to: 60 } },
    townNightMinutes: { Nampa: { from: 50, to: 80 } },
  }
  const arrival = async (name: string) =>
    (await cardOf(facts, { group: 'emergency', town: { name, approach: 'By Main Street.' } }))[
      'We arrive'
    ]
  expect(await arrival('Nampa')).toBe(
    'Usually 40 to 60 minutes after you call. At night 50 to 80. By Main Street.',
  )
  expect(await arrival('Boise')).toBe('Usually 20 to 40 minutes after you call. By Main Street.')
})

test('a town says what to have ready', async () => {
  const topic: FactTopic = { group: 'emergency', town: { name: 'Nampa', approach: '' } }
  expect((await cardOf({}, topic))['Have ready']).toMatch(/^Photo ID/)
  expect(await cardOf({})).not.toHaveProperty('Have ready')
})

test('a list of towns has the minutes of each, unless the owner states none', async () => {
  const { answers } = putFacts({
    townArrivalMinutes: { Nampa: { from: 40, to: 60 } },
  })
  expect(townMinutes('Nampa', answers)).toBe('About 40 to 60 minutes after you call.')
  expect(townMinutes('Boise', answers)).toBeNull()
})

test('a page without a town states the nearest and the farthest, if all are known', async () => {
  const names = allTowns().map(({ name }) => name)
  const [near = '', far] = names
  const minutes = (nearest: MinuteRange, farthest: MinuteRange) =>
    Object.fromEntries(names.map((name) => [name, name === near ? nearest : farthest]))
  const own = minutes({ from: 15, to: 25 }, { from: 30, to: 50 })
  const night = minutes({ from: 20, to: 35 }, { from: 40, to: 70 })
  const stated = (await cardOf({ townArrivalMinutes: own, townNightMinutes: night }))['We arrive']
  if (far === undefined) return
  expect(stated).toMatch(`Usually 15 to 25 minutes in ${near}, 30 to 50 in `)
  expect(stated).toMatch(/\. At night 20 to 35 in .+, 40 to 70 in .+\.$/)
  const some = { townArrivalMinutes: { [near]: { from: 15, to: 25 } } }
  expect((await cardOf(some))['We arrive']).toBeUndefined()
})

test('the page about the business states insurance and languages, as far as the owner does', async () => {
  const stated = async (facts: Partial<Business>, language: 'en' | 'es' = 'en') => {
    const { answers, prices } = putFacts(facts, language)
    return statedFacts(answers, prices)
  }
  expect(await stated({})).toBe('')
  const facts = { insuranceAmount: 1_000_000, vehicleMarked: true, spokenLanguages: ['en', 'es'] }
  expect(await stated(facts)).toBe(
    'Insured for $1,000,000. The van has our name on it. English and Spanish spoken.',
  )
  expect(await stated({ spokenLanguages: ['es'] }, 'es')).toContain('Hablamos español.')
  expect(await stated({ spokenLanguages: ['en', 'fr'] }, 'es')).toContain(
    'Hablamos inglés y francés.',
  )
})
