import { expect, test } from 'vitest'
import { business } from '#domain/business.ts'
import { SERVICES } from '#domain/services.ts'
import { formatPrice } from './price.ts'
import { withPriceOf } from './price-of.ts'

const words = { lead: 'From {emergencyPrice}.', more: ['A new lock from {installationPrice}.'] }

test.each(SERVICES)(
  'the copy about $label contains the starting price of its own row',
  ({ label }) => {
    const from = business.prices[label]?.from ?? null
    expect(withPriceOf(words, label)).toEqual(
      from === null
        ? words
        : { lead: `From ${formatPrice(from)}.`, more: [`A new lock from ${formatPrice(from)}.`] },
    )
  },
)

test('the copy of a service without a row contains the general starting price', () => {
  expect(withPriceOf(words, 'Plumbing')).toBe(words)
})
