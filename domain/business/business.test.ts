import { describe, expect, test } from 'vitest'
import { businessProblems } from '#domain/business/reader/check.ts'
import { placeholders } from '#domain/business/editing/placeholders.ts'
import { business } from './business.ts'
import { ANOTHER_BUSINESS, skipUnless } from '#tests/support/skip-unless.ts'

test('the configuration has no problems', () => {
  expect(businessProblems(business)).toEqual([])
})

// With another name the other facts are the owner's as well.
describe(
  'business as delivered',
  skipUnless(business.name === 'Palisade Lock & Key', ANOTHER_BUSINESS),
  () => {
    test('matches the structured data of the specification', () => {
      expect(business).toMatchObject({
        priceRange: '$$',
        address: { region: 'NJ' },
        hours: { opens: '00:00', closes: '23:59' },
        rating: { value: 4.9, count: 150 },
        offers: { emergencyLockout: { price: 49 }, lockInstallation: { price: 99 } },
      })
    })

    test('has two different phone numbers and two different license numbers', () => {
      expect(new Set(Object.values(business.phones)).size).toBe(2)
      expect(new Set(Object.values(business.licenses ?? {})).size).toBe(2)
    })

    test('uses plainly fictional values for everything outside the specification', () => {
      expect(placeholders(business).map(({ entry }) => entry)).toEqual([
        'name',
        'phones.default',
        'phones.paidSearch',
        'staffEmail',
        'supportEmail',
        'licenses.topBar',
        'licenses.footer',
        'address.street',
        'agency.name',
        'agency.url',
        ...business.unconfirmed,
        ...business.reviews.map((_, index) => `reviews[${index}]`),
      ])
      expect(business.socialLinks).toEqual([])
    })
  },
)
