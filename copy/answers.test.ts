import { afterEach, expect, test } from 'vitest'
import { copyIn } from '#copy/loader/languages.ts'
import { business, putInForce, type Business } from '#domain/business/business.ts'
import { allTowns } from '#domain/places/towns.ts'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { factsAbout, type FactTopic, statedFacts, townMinutes } from './answers.ts'

const FACTS = business
afterEach(() => putInForce(FACTS))

const EMPTY: Partial<Business> = {
  quoteIncludesAll: false,
  arrivalMinutes: null,
  townArrivalMinutes: {},
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
  expect(await cardOf({})).toEqual({ Price: 'Call for a quote. Costs more with: a second lock.' })
  expect(await cardOf({}, { group: 'residential' })).toEqual({})
})

test('every fact of the owner has a row', async () => {
  const terms = {
    ...EMPTY.terms!,
    nightAndHoliday: 'Nights add $30.',
    cancellation: 'A no at the door costs $35.',
    warranty: 'A 90-day warranty.',
    payment: 'Cash and cards.',
  }
  const facts: Partial<Business> = {
    arrivalMinutes: { from: 20, to: 40 },
    jobMinutes: { [A_SERVICE]: { from: 10, to: 30 } },
    prices: { [A_SERVICE]: { from: 60, to: 120, includes: 'one lock', more: null } },
    terms,
  }
  const common = {
    Price: '$60 to $120. Includes one lock.',
    'At night': terms.nightAndHoliday,
    'The work takes': 'Usually 10 to 30 minutes.',
  }
  expect(await cardOf(facts)).toEqual({
    ...common,
    'We arrive': '20 to 40 minutes after you call, on most days.',
    'If you say no': terms.cancellation,
    Payment: terms.payment,
  })
  expect(await cardOf(facts, { group: 'residential', service: A_SERVICE })).toEqual({
    ...common,
    'We arrive': 'By appointment, or in 20 to 40 minutes if it’s urgent.',
    Warranty: terms.warranty,
  })
})

test('long work is stated in hours', async () => {
  const takes = async (from: number, to: number): Promise<string | undefined> =>
    (await cardOf({ jobMinutes: { [A_SERVICE]: { from, to } } }))['The work takes']
  expect(await takes(60, 240)).toBe('Usually 1 to 4 hours.')
  expect(await takes(45, 180)).toBe('Usually 45 minutes to 3 hours.')
  expect(await takes(30, 60)).toBe('Usually 30 to 60 minutes.')
})

test('totals by day and by night stand beside the lowest price', async () => {
  const row = { from: 60, to: 160, includes: 'one lock', more: null }
  const day = { from: 60, to: 120 }
  const stated = { terms: { ...EMPTY.terms!, nightAndHoliday: 'Nights begin at 10 pm.' } }
  const night = { from: 100, to: 160 }
  const unit = { en: 'for one lock', es: 'por una cerradura' }
  const prices = { [A_SERVICE]: { ...row, total: { day, night }, unit } }
  expect(await cardOf({ ...stated, prices })).toEqual({
    Price: 'From $60. Includes one lock.',
    'By day': 'Usually $60 to $120 in all for one lock.',
    'At night': 'Usually $100 to $160 in all. Nights begin at 10 pm.',
  })
  const planned = { [A_SERVICE]: { ...row, total: { day, night: null } } }
  const card = await cardOf({ ...stated, prices: planned, arrivalMinutes: { from: 20, to: 40 } })
  expect(card).toMatchObject({
    'By day': 'Usually $60 to $120 in all.',
    'We arrive': 'By appointment.',
  })
  expect(card).not.toHaveProperty('At night')
})

test('a total that includes everything says so in place of a term', async () => {
  const card = await cardOf({ quoteIncludesAll: true })
  expect(card['At night']).toContain('The total we quote includes')
  expect(card['If you say no']).toBeUndefined()
})

test('a town has its own minutes of arrival and its route', async () => {
  const facts = {
    arrivalMinutes: { from: 20, to: 40 },
    townArrivalMinutes: { Nampa: { from: 40, to: 60 } },
  }
  const arrival = async (name: string) =>
    (await cardOf(facts, { group: 'emergency', town: { name, approach: 'By Main Street.' } }))[
      'We arrive'
    ]
  expect(await arrival('Nampa')).toMatch(/^40 to 60 minutes.* By Main Street\.$/)
  expect(await arrival('Boise')).toContain('20 to 40 minutes')
})

test('a list of towns has the minutes of each, unless the owner states none', async () => {
  const { answers } = putFacts({
    townArrivalMinutes: { Nampa: { from: 40, to: 60 } },
  })
  expect(townMinutes('Nampa', answers)).toBe('About 40 to 60 minutes.')
  expect(townMinutes('Boise', answers)).toBeNull()
})

test('a page without a town states the minutes of all towns, if all are known', async () => {
  const own = Object.fromEntries(allTowns().map(({ name }) => [name, { from: 30, to: 50 }]))
  const [first = ''] = Object.keys(own)
  const towns = { ...own, [first]: { from: 15, to: 25 } }
  expect((await cardOf({ townArrivalMinutes: towns }))['We arrive']).toContain('15 to 50 minutes')
  const some = { townArrivalMinutes: { [first]: { from: 15, to: 25 } } }
  if (allTowns().length > 1) expect((await cardOf(some))['We arrive']).toBeUndefined()
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
