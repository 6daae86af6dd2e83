import { describe, expect, test } from 'vitest'
import { business } from './business.ts'
import { CITIES } from './cities.ts'
import { isCompletePhone, phoneDigits } from './phone.ts'
import { findService } from './services.ts'

const phones = Object.values(business.phones)

describe('business', () => {
  test('R7: the facts of the structured data are those of the specification', () => {
    expect(business).toMatchObject({
      priceRange: '$$',
      address: { region: 'NJ' },
      hours: { opens: '00:00', closes: '23:59' },
      rating: { value: 4.9, count: 150 },
      offers: { emergencyLockout: { price: 49 }, lockInstallation: { price: 99 } },
    })
  })

  test('R4, R5: there are two different phone numbers of ten digits', () => {
    expect(new Set(phones).size).toBe(2)
    for (const phone of phones) {
      expect(phone).toBe(phoneDigits(phone))
      expect(phone).toHaveLength(10)
      expect(isCompletePhone(phone)).toBe(true)
    }
  })

  test('R6: there are two different licence numbers', () => {
    const { topBar, footer } = business.licences
    expect(topBar).toMatch(/\S/)
    expect(footer).toMatch(/\S/)
    expect(topBar).not.toBe(footer)
  })

  test('R26, R41: mail and links go somewhere', () => {
    for (const email of [business.staffEmail, business.supportEmail]) {
      expect(email).toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)
    }
    for (const link of [business.agency.url, ...business.socialLinks]) {
      expect(URL.parse(link)?.protocol).toBe('https:')
    }
  })

  test('the logo sets the whole name', () => {
    expect(business.nameLines.join(' ')).toBe(business.name)
  })

  test('every review is about one of our services in one of our towns', () => {
    for (const { service, town, text, author } of business.reviews) {
      expect(findService(service)).toBeDefined()
      expect(CITIES.map(({ name }) => name)).toContain(town)
      expect(text).toMatch(/\S/)
      expect(author).toMatch(/\S/)
    }
  })
})

// An owner who has put in a name of their own has taken the placeholders out as well.
describe.skipIf(business.name !== 'Palisade Lock & Key')('business as delivered', () => {
  test('R8: phones are numbers that are kept free for fiction', () => {
    for (const phone of phones) expect(phone).toMatch(/^\d{3}55501\d\d$/)
  })

  test('R8: mail and agency addresses end in .example, which nobody can own', () => {
    for (const email of [business.staffEmail, business.supportEmail]) {
      expect(email).toMatch(/\.example$/)
    }
    expect(URL.parse(business.agency.url)?.hostname).toMatch(/(^|\.)example$/)
  })

  test('R8: licences and street are plainly none, no profile is invented, reviews are marked', () => {
    for (const licence of Object.values(business.licences)) expect(licence).toContain('0000000')
    expect(business.address.street).toContain('Example')
    expect(business.socialLinks).toEqual([])
    expect(business.reviews.every(({ sample }) => sample)).toBe(true)
  })
})
