import { afterEach, describe, expect, test, vi } from 'vitest'
import { business, type Business } from '#domain/business/business.ts'

afterEach(() => {
  vi.doUnmock('#domain/business/business.ts')
  vi.resetModules()
})

/** Collects every output that could contain the address, for an owner who shows it or not. */
async function siteOf(showAddress: boolean) {
  vi.resetModules()
  const { business } = await vi.importActual<{ business: Business }>('#domain/business/business.ts')
  vi.doMock('#domain/business/business.ts', () => ({ business: { ...business, showAddress } }))
  const { inEnglish } = await import('#copy/loader/in-english.fixture.tsx')
  const { Footer } = await import('./footer.tsx')
  const { ContactPage } = await import('#site/pages/content/contact-page.tsx')
  const { contact } = await import('#copy/en/pages/contact.ts')
  const { businessNode } = await import('#site/seo/structured-data/business.ts')
  const { localizedPageAt } = await import('#domain/pages/localized-paths.ts')
  const page = localizedPageAt('/faq')
  return {
    address: business.address,
    footer: inEnglish(<Footer path="/faq" other={null} />),
    contact: inEnglish(<ContactPage copy={contact} />),
    data: JSON.stringify(page && businessNode(page, [])),
  }
}

describe('the address', () => {
  test('is in the footer, on the contact page and in the structured data if shown', async () => {
    const { address, footer, contact, data } = await siteOf(true)
    for (const place of [footer, contact, data]) {
      expect(place).toContain(address.street)
      expect(place).toContain(address.postalCode)
    }
    expect(data).toContain('GeoCoordinates')
  })

  test('is in the structured data with town and state only if not shown, and no page asks for letters', async () => {
    const { address, footer, contact, data } = await siteOf(false)
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
