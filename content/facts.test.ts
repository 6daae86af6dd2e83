import { afterEach, describe, expect, test } from 'vitest'
import {
  business,
  type Business,
  putInForce,
  type ServicePrice,
} from '#domain/business/business.ts'
import { servicesOf } from '#domain/services/services.ts'
import { sentence } from './evaluate.fixture.ts'

const FACTS = business
afterEach(() => putInForce(FACTS))

const putFacts = (facts: Partial<Business>): void => putInForce({ ...FACTS, ...facts })

const row = (day: number, night: number | null): ServicePrice => ({
  from: day,
  to: 300,
  includes: null,
  total: { day: { from: day, to: 200 }, night: night === null ? null : { from: night, to: 300 } },
  more: null,
})
const LABEL = servicesOf('emergency')[0]?.label ?? ''
const PRICE = `We open it{% price "${LABEL}" night=true before=", from " after=" for one lock" /%}. Call.`

describe('the price of a service', () => {
  test('is the starting price of its own row, by day and at night', () => {
    putFacts({ prices: { [LABEL]: row(60, 100) } })
    expect(sentence(PRICE)).toBe(
      'We open it, from $60 by day and $100 at night for one lock. Call.',
    )
    expect(sentence(`Desde {% price "${LABEL}" night=true /%}.`, 'es')).toBe(
      'Desde $60 de día y $100 de noche.',
    )
  })

  test.each([null, 60])('at night is left out if it is %s', (night) => {
    putFacts({ prices: { [LABEL]: row(60, night) } })
    expect(sentence(PRICE)).toBe('We open it, from $60 for one lock. Call.')
  })

  test.each([
    ['without a row', {}],
    ['without a price', { [LABEL]: { ...row(60, null), from: null, to: null, total: null } }],
    ['fixed', { [LABEL]: { ...row(60, null), from: 60, to: 60, total: null } }],
  ])('%s leaves its words out', (_what, prices) => {
    putFacts({ prices })
    expect(sentence(PRICE)).toBe('We open it. Call.')
  })

  test('is that of the work alone where the text says so', () => {
    putFacts({ prices: { [LABEL]: { ...row(60, null), from: 40 } } })
    expect(sentence(`{% price "${LABEL}" /%}, {% price "${LABEL}" work=true /%}`)).toBe('$60, $40')
  })
})

describe('the general prices', () => {
  const nights = (...prices: readonly (number | null)[]) =>
    Object.fromEntries(
      servicesOf('emergency').map(({ label }, index) => [label, row(60, prices[index] ?? 120)]),
    )
  const GENERAL = 'Lockouts from {% price "lockout" night=true /%}.'
  const offers = {
    ...FACTS.offers,
    emergencyLockout: { ...FACTS.offers.emergencyLockout, price: 49 },
  }

  test('have the lowest price of a lockout at night', () => {
    putFacts({ offers, prices: nights(110, 100) })
    expect(sentence(GENERAL)).toBe('Lockouts from $49 by day and $100 at night.')
  })

  test('name no night unless every lockout has a price at night', () => {
    const first = servicesOf('emergency')[0]?.label ?? ''
    putFacts({ offers, prices: { ...nights(), [first]: row(60, null) } })
    expect(sentence(GENERAL)).toBe('Lockouts from $49.')
  })

  test('have the most that any lockout can cost, and leave it out unless each has one', () => {
    const MOST = '{% highest "lockout" before="At most " after="." /%}'
    putFacts({ offers, prices: { ...nights(), [LABEL]: { ...row(60, null), to: 410 } } })
    expect(sentence(MOST)).toBe('At most $410.')
    expect(sentence(`{% highest "${LABEL}" /%}`)).toBe('$410')
    putFacts({ offers, prices: { ...nights(), [LABEL]: { ...row(60, null), to: null } } })
    expect(sentence(MOST)).toBe('')
  })

  test('leave out an installation without a price', () => {
    const lockInstallation = { ...FACTS.offers.lockInstallation, price: null }
    putFacts({ offers: { ...offers, lockInstallation } })
    expect(sentence('Call. {% price "installation" before="A lock from " after="." /%}')).toBe(
      'Call. ',
    )
  })
})

describe('a list', () => {
  const LIST =
    '{% list ["homes", {"Car Lockout": "cars"}, {"Business Lockout": "stores"}] otherwise="doors"'
  const withServices = (...labels: readonly string[]) =>
    putFacts({ services: FACTS.services.filter(({ label }) => labels.includes(label)) })

  test('has the words of the services that are offered', () => {
    withServices('House Lockout', 'Car Lockout', 'Business Lockout')
    expect(sentence(`${LIST} /%}`)).toBe('homes, cars and stores')
    expect(sentence(`${LIST} joint="or" /%}`, 'es')).toBe('homes, cars o stores')
    withServices('House Lockout', 'Business Lockout')
    expect(sentence(`${LIST} capital=true /%}`)).toBe('Homes and stores')
  })

  test('has other words if it is empty', () => {
    withServices('House Lockout')
    expect(sentence('{% list [{"Car Lockout": "cars"}] otherwise="doors" /%}')).toBe('doors')
  })
})

test('conditions follow what is offered, served, spoken and licensed', () => {
  const text =
    '{% if offers("Car Lockout", "Gate Locks") %}a{% /if %}{% if serves("Hoboken") %}b{% /if %}{% if speaks("es") %}c{% /if %}{% if $licensed %}d{% else /%}e{% /if %}'
  const hoboken = { name: 'Hoboken', latitude: 40.74, longitude: -74.03 }
  putFacts({ towns: [hoboken], spokenLanguages: ['es'], licenses: null })
  expect(sentence(text)).toBe('abce')
  putFacts({
    towns: [],
    spokenLanguages: [],
    services: FACTS.services.filter(({ label }) => label !== 'Gate Locks'),
    licenses: { topBar: '1', footer: '2' },
  })
  expect(sentence(text)).toBe('d')
})

test('the hours of the shop are those of the owner, with its days', () => {
  const text =
    '{% if $shop.opens %}{% if $shop.days %}{% $shop.days %}{% else /%}any day{% /if %}, {% $shop.opens %} to {% $shop.closes %}{% else /%}call first{% /if %}'
  const hours = { opens: '09:00', closes: '17:30' }
  for (const [stated, said] of [
    [{ opens: '00:00', closes: '23:59' }, 'call first'],
    [hours, 'any day, 9:00 AM to 5:30 PM'],
    [{ ...hours, days: 'tue-fri' }, 'Tuesday to Friday, 9:00 AM to 5:30 PM'],
    [{ ...hours, days: 'mon,sat' }, 'Monday and Saturday, 9:00 AM to 5:30 PM'],
  ] as const) {
    putFacts({ hours: stated as Business['hours'] })
    expect(sentence(text)).toBe(said)
  }
})
