import { afterEach, describe, expect, test } from 'vitest'
import { SAMPLE_WORLD } from '#app/sample-world.fixture.ts'
import { inWorld } from '#app/world.ts'
import { documentAt } from '#content/documents.ts'
import { inEnglish } from '#copy/loader/in-english.fixture.tsx'
import { business, putInForce } from '#domain/business/business.ts'
import { localizedPageAt } from '#domain/pages/localized-paths.ts'
import { ContactPage } from '#app/pages/content/contact-page.tsx'
import { businessNode } from '#app/seo/structured-data/business.ts'
import { Footer } from './footer.tsx'

const FACTS = business
afterEach(() => putInForce(FACTS))

/** Collects every output that could contain the address, for an owner who shows it or not. */
function siteOf(showAddress: boolean) {
  putInForce({ ...FACTS, showAddress })
  const page = localizedPageAt('/faq')
  return {
    address: business.address,
    footer: inEnglish(<Footer path="/faq" other={null} />),
    contact: inEnglish(<ContactPage document={documentAt('/contact', 'en')} />),
    data: inWorld(SAMPLE_WORLD, () => JSON.stringify(page && businessNode(page, []))),
  }
}

describe('the address', () => {
  test('is in the footer, on the contact page and in the structured data if shown', () => {
    const { address, footer, contact, data } = siteOf(true)
    for (const place of [footer, contact, data]) {
      expect(place).toContain(address.street)
      expect(place).toContain(address.postalCode)
    }
    expect(data).toContain('GeoCoordinates')
  })

  test('is in the structured data with town and state only if not shown, and no page asks for letters', () => {
    const { address, footer, contact, data } = siteOf(false)
    for (const place of [footer, contact, data]) {
      expect(place).not.toContain(address.street)
      expect(place).not.toContain(address.postalCode)
    }
    expect(data).not.toContain('GeoCoordinates')
    expect(`${footer}${contact}`).not.toContain('<address')
    const { city, region, country } = business.address
    expect(JSON.parse(data)).toMatchObject({
      address: { addressLocality: city, addressRegion: region, addressCountry: country },
    })
  })
})
