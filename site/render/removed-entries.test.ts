import { afterEach, expect, test, vi } from 'vitest'
import { SERVICE_NAMES } from '#copy/removed-services.fixture.ts'
import { business, type Business } from '#domain/business/business.ts'
import { isInDefaultArea } from '#domain/business/default-business.ts'
import { withServices, withTowns } from '#domain/business/editing/lists.ts'
import { servicePath, townPath } from '#domain/pages/pages.ts'
import { CATALOG } from '#domain/services/catalog/service-catalog.ts'
import { SERVICE_GROUPS, findService } from '#domain/services/services.ts'
import { findTown, TOWNS } from '#domain/places/towns.ts'
import { ANOTHER_BUSINESS, skipUnless } from '#tests/support/skip-unless.ts'

afterEach(() => {
  vi.doUnmock('#domain/business/business.ts')
  vi.resetModules()
})

type Names = (isSpanish: boolean) => RegExp

/** Attributes that people read or hear, and structured data. */
const READ = /\b(?:alt|title|content|aria-label|value)="([^"]*)"/g

/** Renders every page of a business. */
async function renderedPages(facts: Business): Promise<readonly (readonly [string, string])[]> {
  vi.resetModules()
  vi.doMock('#domain/business/business.ts', () => ({ business: facts, BUSINESS_FILE: '' }))
  const { renderPage } = await import('./document.tsx')
  const { LOCALIZED_PAGES } = await import('#domain/pages/localized-paths.ts')
  return LOCALIZED_PAGES.map(({ path }) => [path, renderPage(path, '')])
}

/** Returns every text of every page that has a name, with its page. */
async function naming(facts: Business, names: Names): Promise<readonly string[]> {
  return (await renderedPages(facts)).flatMap(([path, source]) => {
    const html = source.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
    const read = [...html.matchAll(READ)].map(([, value = '']) => value)
    const texts = [...html.replaceAll(/<[^>]+>/g, '\n').split('\n'), ...read]
    const name = names(path.startsWith('/es'))
    return [...new Set(texts)].flatMap((text) => (name.test(text) ? [`${path}: ${text}`] : []))
  })
}

/** Returns the pages that link to an address. */
const linking = async (facts: Business, address: string): Promise<readonly string[]> =>
  (await renderedPages(facts)).flatMap(([path, html]) =>
    html.includes(`${address}"`) ? [path] : [],
  )

const isDelivered =
  isInDefaultArea(business) && CATALOG.every(({ label }) => findService(label) !== undefined)
const DELIVERED_ONLY = skipUnless(isDelivered, ANOTHER_BUSINESS)

const namesOf =
  (label: string): Names =>
  (isSpanish) =>
    SERVICE_NAMES[label]?.[isSpanish ? 'es' : 'en'] ?? /^$/

test.each(CATALOG.map(({ label }) => label))(
  'no page speaks of %s or links to it after it is removed',
  DELIVERED_ONLY,
  async (label) => {
    const services = business.services.filter((service) => service.label !== label)
    const facts = {
      ...withServices(business, services),
      reviews: business.reviews.filter(({ service }) => service !== label),
    }
    expect(await naming(facts, namesOf(label))).toEqual([])
    const service = findService(label)
    const group = SERVICE_GROUPS.find(({ id }) => id === service?.group)
    expect(await linking(facts, servicePath(group?.slug ?? '', service?.slug ?? ''))).toEqual([])
  },
)

test.each(TOWNS.map(({ name }) => name).filter((name) => name !== business.address.city))(
  'no page speaks of %s or links to it after it is removed',
  DELIVERED_ONLY,
  async (town) => {
    const facts = {
      ...withTowns(
        business,
        business.towns.filter(({ name }) => name !== town),
      ),
      reviews: business.reviews.filter((review) => review.town !== town),
    }
    const name = new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(town)}(?![\\p{L}\\d])`, 'u')
    expect(await naming(facts, () => name)).toEqual([])
    const { slug = '' } = TOWNS.find((each) => each.name === town) ?? {}
    expect(findTown(slug)).toBeDefined()
    expect(await linking(facts, townPath(slug))).toEqual([])
  },
)

test.each(Object.keys(SERVICE_NAMES))(
  'finds the names of %s while it is offered',
  DELIVERED_ONLY,
  async (label) => {
    const found = await naming(business, namesOf(label))
    expect(found.some((text) => text.startsWith('/es'))).toBe(true)
    expect(found.some((text) => !text.startsWith('/es'))).toBe(true)
  },
)
