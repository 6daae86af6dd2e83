import { expect, test } from 'vitest'
import { business } from '#domain/business.ts'
import { SERVICES } from '#domain/services.ts'
import { formatPrice } from './price.ts'
import { withPriceOf } from './price-of.ts'

const words = { lead: 'From {emergencyPrice}.', more: ['A new lock from {installationPrice}.'] }

test.each(SERVICES)('the words about $label start at the amount of its own row', ({ label }) => {
  const from = business.prices[label]?.from ?? null
  expect(withPriceOf(words, label)).toEqual(
    from === null
      ? words
      : { lead: `From ${formatPrice(from)}.`, more: [`A new lock from ${formatPrice(from)}.`] },
  )
})

test('a service without a row leaves them to what such jobs start at', () => {
  expect(withPriceOf(words, 'Plumbing')).toBe(words)
})
