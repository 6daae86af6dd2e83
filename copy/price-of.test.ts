import { expect, test } from 'vitest'
import { business } from '#domain/business/business.ts'
import { allServices } from '#domain/services/services.ts'
import { formatPrice } from './price.ts'
import { withoutPrice, withPriceOf } from './price-of.ts'
import { skipUnless } from '#tests/support/skip-unless.ts'

const words = { lead: 'From {emergencyPrice}.', more: ['A new lock from {installationPrice}.'] }

test.each(allServices())(
  'the copy about $label contains the starting price of its own row',
  ({ label }) => {
    const row = business.prices[label]
    // Without a row the general price stays.
    if (row === undefined) return
    const { from } = row
    // The price of an installation is without the lock, any other one is a whole job's.
    const whole = row.total?.day.from ?? from ?? 0
    expect(withPriceOf(words, label)).toEqual(
      from === null
        ? { lead: '', more: [''] }
        : { lead: `From ${formatPrice(whole)}.`, more: [`A new lock from ${formatPrice(from)}.`] },
    )
  },
)

const unpriced = allServices().find(({ label }) => business.prices[label]?.from === null)

test(
  'the copy of a service without a price keeps the rest of each sentence',
  skipUnless(unpriced !== undefined, 'every service has a price'),
  () => {
    const { label } = unpriced!
    const texts = [
      'You’ll get the price, from {emergencyPrice} for one lock, and an arrival time.',
      'Call for the price, from {emergencyPrice}. First make sure (1.5 ft) the gate is open.',
      'Le damos el precio, desde {emergencyPrice}, y la hora de llegada.',
      'A lockout starts at {emergencyPrice}. Steel costs more.',
      'Worn? Installation starts at {installationPrice}, plus the lock. Call us.',
    ]
    expect(withPriceOf(texts, label)).toEqual([
      'You’ll get the price and an arrival time.',
      'Call for the price. First make sure (1.5 ft) the gate is open.',
      'Le damos el precio y la hora de llegada.',
      'Steel costs more.',
      'Worn? Call us.',
    ])
  },
)

test('the copy of a service without a row contains the general starting price alone', () => {
  expect(withPriceOf('We open it, from {price}. Call.', 'Plumbing')).toBe('We open it. Call.')
  expect(withPriceOf(words, 'Plumbing')).toEqual(words)
})

test('copy without one price keeps the others, and a text of nothing else is empty', () => {
  expect(
    withoutPrice(
      {
        tag: 'from {installationPrice}',
        Spanish: 'desde {installationPrice} + cerradura',
        lead: 'Lockouts start at {emergencyPrice}. A lock starts at {installationPrice}. Call.',
        other: 'from {emergencyPrice}',
      },
      'installationPrice',
    ),
  ).toEqual({
    tag: '',
    Spanish: '',
    lead: 'Lockouts start at {emergencyPrice}. Call.',
    other: 'from {emergencyPrice}',
  })
})
