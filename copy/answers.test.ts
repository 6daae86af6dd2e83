import { afterEach, expect, test, vi } from 'vitest'
import type { Business } from '#domain/business.ts'
import { TOWNS } from '#domain/towns.ts'
import { A_SERVICE } from '#domain/sample-services.fixture.ts'
import type { AnswerTopic } from './answers.ts'

afterEach(() => {
  vi.doUnmock('#domain/business.ts')
  vi.resetModules()
})

const EMPTY: Partial<Business> = {
  quoteIncludesAll: false,
  arrivalMinutes: null,
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

const SERVICE: AnswerTopic = {
  group: 'emergency',
  service: { label: A_SERVICE, ready: ['Photo ID', 'The VIN', 'ID of the owner'] },
  offers: [],
  isLockout: true,
  license: 'NJ Locksmith Lic. 1',
}

/** Returns the answers as the site of a business with these facts shows them. */
async function answersOf(facts: Partial<Business>, topic = SERVICE, language: 'en' | 'es' = 'en') {
  vi.resetModules()
  const { business } = await vi.importActual<{ business: Business }>('#domain/business.ts')
  vi.doMock('#domain/business.ts', () => ({ business: { ...business, ...EMPTY, ...facts } }))
  const { answersAbout } = await import('./answers.ts')
  const { answers } = await import(`./${language}/answers.ts`)
  const { prices } = await import(`./${language}/prices.ts`)
  const [price, arrival, duration, who, ready, payment] = answersAbout(topic, answers, prices).map(
    ({ text }) => text,
  )
  return { price, arrival, duration, who, ready, payment }
}

test('without facts of the owner the answers claim no number, fee or language', async () => {
  const { price, arrival, duration, who, ready, payment } = await answersOf({})
  expect(price).toBe('Call for a quote. Costs more with: a second lock. The quote is free.')
  expect(arrival).toBe('We answer 24/7 and give you an arrival time on the call.')
  expect(duration).toBe(
    'Fastest: a door that’s closed but not deadbolted. Slower: a second lock, a locked trunk or drilling.',
  )
  expect(who).toBe(
    'A licensed locksmith. You see the license before work starts. NJ Locksmith Lic. 1.',
  )
  expect(ready).toMatch(/^Photo ID, the VIN, ID of the owner\. ID inside\?/)
  expect(payment).toMatch(
    /^You pay when the job is done.*Your quote lists every charge: any trip fee/,
  )
})

test('every fact of the owner is an answer', async () => {
  const facts: Partial<Business> = {
    quoteIncludesAll: true,
    arrivalMinutes: { from: 20, to: 40 },
    jobMinutes: { [A_SERVICE]: { from: 10, to: 30 } },
    insuranceAmount: 1_000_000,
    vehicleMarked: true,
    spokenLanguages: ['en', 'es'],
    prices: { [A_SERVICE]: { from: 60, to: 120, includes: 'one lock', more: null } },
    terms: { ...EMPTY.terms!, payment: 'Cash and cards.', warranty: 'A 90-day warranty.' },
  }
  const { price, arrival, duration, who, payment } = await answersOf(facts)
  expect(price).toMatch(/^\$60 to \$120\. Includes one lock\./)
  expect(arrival).toContain('20 to 40 minutes')
  expect(duration).toBe('Usually 10 to 30 minutes.')
  expect(who).toBe(
    'A licensed locksmith in a marked van. You see the license before work starts. NJ Locksmith Lic. 1. Insured for $1,000,000. English and Spanish spoken.',
  )
  expect(payment).toMatch(
    /^You pay when .*Cash and cards\. The total includes any trip fee.*A 90-day warranty\.$/,
  )
})

test('the page about the business names who comes, as far as the owner does', async () => {
  await answersOf({
    locksmiths: [
      { name: 'Ana Ruiz', experienceYears: 12, license: '34LX1' },
      { name: 'Li Wei', experienceYears: null, license: null },
    ],
  })
  const { locksmithLines } = await import('./answers.ts')
  const { answers } = await import('./en/answers.ts')
  expect(locksmithLines(answers)).toEqual([
    'Ana Ruiz, locksmith for 12 years, Lic. 34LX1',
    'Li Wei',
  ])
})

test('a town has the starting prices and the route, in every language', async () => {
  const [town] = TOWNS
  const topic: AnswerTopic = {
    group: 'emergency',
    offers: ['emergencyLockout', 'lockInstallation'],
    isLockout: true,
    license: 'Lic. 1',
    approach: `To ${town?.name}.`,
  }
  for (const language of ['en', 'es'] as const) {
    const { price, arrival } = await answersOf({}, topic, language)
    expect(price?.match(/\$\d/g)).toHaveLength(2)
    expect(price).not.toContain('{')
    expect(arrival).toContain(topic.approach)
  }
})

test('a town may have its own minutes of arrival', async () => {
  const facts = {
    arrivalMinutes: { from: 20, to: 40 },
    townArrivalMinutes: { Nampa: { from: 40, to: 60 } },
  }
  const topic: AnswerTopic = { group: 'emergency', offers: [], isLockout: true, license: null }
  expect((await answersOf(facts, { ...topic, town: 'Nampa' })).arrival).toContain(
    '40 to 60 minutes',
  )
  expect((await answersOf(facts, { ...topic, town: 'Boise' })).arrival).toContain(
    '20 to 40 minutes',
  )
})

test('a page without a town states the minutes of all towns, if all are known', async () => {
  const own = Object.fromEntries(TOWNS.map(({ name }) => [name, { from: 30, to: 50 }]))
  const [first = ''] = Object.keys(own)
  const towns = { ...own, [first]: { from: 15, to: 25 } }
  expect((await answersOf({ townArrivalMinutes: towns })).arrival).toContain('15 to 50 minutes')
  const some = { townArrivalMinutes: { [first]: { from: 15, to: 25 } } }
  if (TOWNS.length > 1) expect((await answersOf(some)).arrival).toContain('24/7')
})

test('a category states each price of its own', async () => {
  const { service: _, ...rest } = SERVICE
  const topic = { ...rest, services: [{ label: A_SERVICE, name: 'Rekey' }] }
  const { prices } = EMPTY
  expect((await answersOf({}, topic)).price).not.toContain('Rekey')
  const priced = { [A_SERVICE]: { ...prices![A_SERVICE]!, from: 35 } }
  expect((await answersOf({ prices: priced }, topic)).price).toContain('Rekey: from $35.')
})

test('a Spanish page says which languages are spoken, whichever they are', async () => {
  const spoken = await answersOf({ spokenLanguages: ['es'] }, SERVICE, 'es')
  expect(spoken.who).toContain('Se habla español.')
  const other = await answersOf({ spokenLanguages: ['en', 'fr'] }, SERVICE, 'es')
  expect(other.who).toContain('Se habla inglés y francés.')
  const unknown = await answersOf({ spokenLanguages: [] }, SERVICE, 'es')
  expect(unknown.who).not.toContain('Se habla')
})

test('the contact page invites customers into a shop with opening hours, and asks others to call first', async () => {
  for (const [hours, en, es] of [
    [{ opens: '00:00', closes: '23:59' }, 'Please call before you stop by', 'llame antes'],
    [
      { opens: '09:00', closes: '17:30' },
      'Come in any day from 9:00 AM to 5:30 PM.',
      'Puede venir todos los días, de 9:00 a.m. a 5:30 p.m.',
    ],
    [
      { opens: '09:00', closes: '17:30', days: 'tue-fri' },
      'Come in Tuesday to Friday from 9:00 AM',
      'Puede venir de martes a viernes, de 9:00 a.m.',
    ],
    [
      { opens: '09:00', closes: '17:30', days: 'mon,sat' },
      'Come in Monday and Saturday from 9:00 AM',
      'Puede venir lunes y sábado, de 9:00 a.m.',
    ],
  ] as const) {
    await answersOf({ hours })
    const { contact } = await import('./en/pages/contact.ts')
    const { contact: spanish } = await import('./es/pages/contact.ts')
    const visitText = ({ channels }: typeof contact) =>
      channels.find(({ kind }) => kind === 'mail')?.text
    expect(visitText(contact)).toContain(en)
    expect(visitText(spanish)).toContain(es)
  }
})
