import { withLockoutNightPrice, withPriceOf } from './price-of.ts'
import { afterEach, expect, test } from 'vitest'
import {
  business,
  putInForce,
  type Business,
  type ServicePrice,
} from '#domain/business/business.ts'
import { servicesOf } from '#domain/services/services.ts'

const FACTS = business
afterEach(() => putInForce(FACTS))

const row = (day: number, night: number | null): ServicePrice => ({
  from: day,
  to: 300,
  includes: null,
  total: { day: { from: day, to: 200 }, night: night === null ? null : { from: night, to: 300 } },
  more: null,
})

const putPrices = (prices: Business['prices']) => putInForce({ ...FACTS, prices })

const LABEL = servicesOf('emergency')[0]?.label ?? ''
const TEXTS = [
  'We open it, from {price} by day and {nightPrice} at night. Call.',
  'La abrimos desde {price} de día y {nightPrice} de noche.',
  'La abrimos desde {price} de día y desde {nightPrice} de noche.',
]
const BY_DAY_ALONE = [
  'We open it, from $60. Call.',
  'La abrimos desde $60.',
  'La abrimos desde $60.',
]

test('the page of a service has its own price at night', () => {
  putPrices({ [LABEL]: row(60, 100) })
  expect(withPriceOf(TEXTS, LABEL)[0]).toBe('We open it, from $60 by day and $100 at night. Call.')
})

test('work by appointment, and nights that cost no more, have one price', () => {
  for (const night of [null, 60]) {
    putPrices({ [LABEL]: row(60, night) })
    expect(withPriceOf(TEXTS, LABEL)).toEqual(BY_DAY_ALONE)
  }
})

test('a service without a price has no price at night either', () => {
  putPrices({
    [LABEL]: { ...row(60, null), from: null, total: null },
  })
  expect(withPriceOf(TEXTS[0], LABEL)).toBe('We open it. Call.')
})

const GENERAL = 'Lockouts start at {emergencyPrice} by day and {nightPrice} at night.'

test('a general text has the lowest price of a lockout at night', () => {
  const lockouts = servicesOf('emergency').map(({ label }, index) => [label, row(60, 100 + index)])
  putPrices(Object.fromEntries(lockouts))
  expect(withLockoutNightPrice(GENERAL)).toBe(
    'Lockouts start at {emergencyPrice} by day and $100 at night.',
  )
})

test('a general text names no night unless every lockout has a price at night', () => {
  const lockouts = servicesOf('emergency').map(({ label }, index) => [
    label,
    row(60, index === 0 ? null : 100),
  ])
  for (const prices of [Object.fromEntries(lockouts), {}]) {
    putPrices(prices)
    expect(withLockoutNightPrice(GENERAL)).toBe('Lockouts start at {emergencyPrice}.')
  }
})
