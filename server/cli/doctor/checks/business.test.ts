import { expect, test } from 'vitest'
import type { Business } from '#domain/business/business.ts'
import { localizedPages } from '#domain/pages/localized-paths.ts'
import { REAL_BUSINESS } from '../healthy-installation.fixture.ts'
import { checkBusiness } from './business.ts'

const SPANISH = localizedPages().filter(({ language }) => language === 'es')

const findings = (changes: Partial<Business>, about: string) => {
  const raw = { STAFF_EMAIL: 'desk@hudson-keys.com', MAIL_FROM: 'site@hudson-keys.com' }
  const business = { ...REAL_BUSINESS, ...changes }
  return checkBusiness({ business, raw }).filter(({ subject }) => subject === about)
}

test("asks for a native speaker's review of the Spanish pages until the owner confirms it", () => {
  expect(findings({ spanishRead: false }, 'Spanish')).toEqual([
    {
      state: 'warning',
      subject: 'Spanish',
      text: `${SPANISH.length} pages are to be read by a native speaker, all that /es/mapa-del-sitio lists`,
      action: expect.stringContaining('`spanishRead` in business.json'),
    },
  ])
  expect(findings({ spanishRead: true }, 'Spanish')).toEqual([])
})

test('names each empty answer with what it would bring', () => {
  expect(findings({ arrivalMinutes: null }, 'arrivalMinutes')).toEqual([
    {
      state: 'warning',
      subject: 'arrivalMinutes',
      text: expect.stringContaining('minutes are what people locked out look for'),
      action: 'Fill in `arrivalMinutes` in business.json.',
    },
  ])
  expect(findings({ jobMinutes: {} }, 'jobMinutes')[0]?.text).toContain('missing: ')
  expect(findings({}, 'arrivalMinutes')).toEqual([])
})

test('warns about a quoted lockout that costs more in the price table', () => {
  const offer = REAL_BUSINESS.offers.emergencyLockout
  const offers = (price: number) => ({
    offers: { ...REAL_BUSINESS.offers, emergencyLockout: { ...offer, price } },
  })
  expect(findings(offers(offer.price - 1), 'offers')).toEqual([
    {
      state: 'warning',
      subject: 'offers',
      text: `the pages say that a lockout starts at $${offer.price - 1}, and the least that one costs in the price table is $${offer.price}`,
      action: expect.stringContaining('`offers.emergencyLockout.price`'),
    },
  ])
  expect(findings({}, 'offers')).toEqual([])
  expect(findings({ prices: {} }, 'offers')).toEqual([])
})

test('reports a photo with an English description only', () => {
  const van = { file: 'photos/van.jpg', alt: 'Our van' }
  const about = 'photos.van.alt'
  expect(findings({ photos: { ...REAL_BUSINESS.photos, van } }, about)).toEqual([
    {
      state: 'warning',
      subject: about,
      text: "the Spanish page says in English what can be seen on it: 'Our van'",
      action: 'Write "alt": { "en": "…", "es": "…" } in business.json.',
    },
  ])
  expect(findings({}, about)).toEqual([])
})

test('says why an own number in 555-01 and an own address in .example cannot go online', () => {
  const text = (changes: Partial<Business>, about: string) => findings(changes, about)[0]?.text
  const { phones } = REAL_BUSINESS
  expect(text({ phones: { ...phones, default: '2085550117' } }, 'phones.default')).toBe(
    'numbers with 555-01 are fictional, nobody can be reached at (208) 555-0117',
  )
  expect(text({ phones: { ...phones, default: '2015550142' } }, 'phones.default')).toBe(
    "still the delivered '2015550142'",
  )
  expect(text({ supportEmail: 'hello@boise-keys.example' }, 'supportEmail')).toContain(
    'belong to nobody',
  )
})

test('asks for a link to where the rating can be checked', () => {
  const rating = { value: 4.7, count: 38 }
  expect(findings({ rating, socialLinks: [] }, 'rating')[0]?.text).toBe(
    "the pages say 4.7 of 5 by 38 customers and 'Top-Rated' (from 4.5 stars by 20 customers), without a link to where it can be checked",
  )
  expect(findings({ rating: null, socialLinks: [] }, 'rating')).toEqual([])
  expect(findings({ rating }, 'rating')).toEqual([])
})

test('asks for profiles while none is linked, and to confirm those that are', () => {
  const unconfirmed = ['socialLinks'] as const
  expect(findings({ unconfirmed, socialLinks: [] }, 'socialLinks')[0]?.text).toBe(
    'the pages link to no profile of yours',
  )
  expect(findings({ unconfirmed }, 'socialLinks')[0]?.text).toContain('profiles.hudson-keys.com')
})

test('warns about a time zone of another state, and names both of a state with two', () => {
  const inState = (region: string, timeZone: string) =>
    findings({ timeZone, address: { ...REAL_BUSINESS.address, region } }, 'Time zone')
  expect(inState('SD', 'America/New_York')).toEqual([
    {
      state: 'warning',
      subject: 'Time zone',
      text: 'America/New_York is no time zone of South Dakota, so day and night are wrong there',
      action: 'Write America/Chicago or America/Denver in business.json.',
    },
  ])
  expect(inState('KY', 'America/Chicago')).toEqual([
    {
      state: 'ok',
      subject: 'Time zone',
      text: 'America/Chicago; Kentucky has America/New_York and America/Chicago',
    },
  ])
})

test('says how to be uninsured, and hours of a whole day in words', () => {
  const unconfirmed = ['insurance', 'hours'] as const
  const [insured] = findings({ unconfirmed, insuranceAmount: null }, 'insurance')
  expect(insured?.text).toContain('the pages say')
  expect(insured?.action).toContain('`insuranceAmount: 0`')
  expect(findings({ unconfirmed, insuranceAmount: 0 }, 'insurance')[0]?.text).toContain('no page')
  expect(
    findings({ unconfirmed, hours: { opens: '00:00', closes: '23:59' } }, 'hours')[0]?.text,
  ).toContain("'24 hours, every day'")
})

test('finds a ZIP code of another state', () => {
  const { address } = REAL_BUSINESS
  const findingsOf = (region: string, postalCode: string) =>
    findings({ address: { ...address, region, postalCode } }, 'ZIP code')
  expect(findingsOf('KY', '07047')).toMatchObject([
    { state: 'error', text: '07047 is in New Jersey, not in Kentucky' },
  ])
  expect(findingsOf('KY', '42101-1234')).toEqual([])
})
