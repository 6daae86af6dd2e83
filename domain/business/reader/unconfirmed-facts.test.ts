import { describe, expect, test } from 'vitest'
import { business, type Business } from '#domain/business/business.ts'
import { UNCONFIRMED_FACTS } from '#domain/business/schema/schema.ts'
import { DEFAULT_BUSINESS_NAME } from '#domain/business/default-business.ts'
import { statedFacts } from './unconfirmed-facts.ts'

const delivered: Business = {
  ...business,
  name: DEFAULT_BUSINESS_NAME,
  rating: { value: 4.9, count: 150 },
  insuranceAmount: 1_000_000,
  locksmiths: [{ name: 'Marisol Vega', experienceYears: 14, license: null }],
  arrivalMinutes: { from: 15, to: 40 },
  offers: {
    emergencyLockout: { name: 'Emergency lockout', price: 49 },
    lockInstallation: { name: 'Lock installation', price: 99 },
  },
  prices: {
    'House Lockout': {
      from: 49,
      to: 150,
      includes: 'one door',
      total: { day: { from: 49, to: 110 }, night: { from: 89, to: 150 } },
      more: 'a second lock',
    },
    'Lock Rekey': { from: 89, to: 189, includes: 'one lock', more: null },
  },
  terms: { ...business.terms, payment: 'Cash and cards.' },
  unconfirmed: UNCONFIRMED_FACTS,
}

describe('statedFacts', () => {
  test('keeps every fact of the delivered business', () => {
    expect(statedFacts(delivered)).toEqual(delivered)
  })

  test('leaves out each unconfirmed fact under another name', () => {
    const stated = statedFacts({ ...delivered, name: 'Hudson Keys' })
    expect(stated).toMatchObject({
      rating: null,
      insuranceAmount: null,
      locksmiths: [],
      arrivalMinutes: null,
      townArrivalMinutes: {},
      jobMinutes: {},
      carMakes: [],
      spokenLanguages: [],
      vehicleMarked: false,
      quoteIncludesAll: false,
    })
    expect(Object.values(stated.terms).every((term) => term === null)).toBe(true)
  })

  test('keeps of unconfirmed prices only the starting prices that the offers state', () => {
    const { prices } = statedFacts({ ...delivered, name: 'Hudson Keys' })
    expect(prices['House Lockout']).toEqual({
      from: 49,
      to: null,
      includes: null,
      total: null,
      more: 'a second lock',
    })
    expect(prices['Lock Rekey']).toMatchObject({ from: null, to: null })
  })

  test('keeps a fact under another name once it is confirmed', () => {
    const unconfirmed = UNCONFIRMED_FACTS.filter(
      (fact) => fact !== 'locksmiths' && fact !== 'terms',
    )
    const stated = statedFacts({ ...delivered, name: 'Hudson Keys', unconfirmed })
    expect(stated.locksmiths).toEqual(delivered.locksmiths)
    expect(stated.terms.payment).toBe('Cash and cards.')
    expect(stated.arrivalMinutes).toBeNull()
  })
})
