import { afterEach, expect, test } from 'vitest'
import { render } from '#app/render.tsx'
import { SAMPLE_WORLD } from '#app/sample-world.fixture.ts'
import { SERVICE_NAMES } from '#copy/removed-services.fixture.ts'
import { localizedPages } from '#domain/pages/localized-paths.ts'
import { business, putInForce, type Business } from '#domain/business/business.ts'
import { isInDefaultArea } from '#domain/business/default-business.ts'
import { servicePath, townPath } from '#domain/pages/pages.ts'
import { CATALOG } from '#domain/services/catalog.ts'
import { serviceGroups, findService } from '#domain/services/services.ts'
import { allTowns } from '#domain/places/towns.ts'
import { ANOTHER_BUSINESS, skipUnless } from '#tests/support/skip-unless.ts'

const FACTS = business
afterEach(() => putInForce(FACTS))

type Names = (isSpanish: boolean) => RegExp

/** Attributes that people read or hear, and structured data. */
const READ = /\b(?:alt|title|content|aria-label|value)="([^"]*)"/g

/** Path and document of each page. */
type RenderedPages = readonly (readonly [string, string])[]

/** Renders every page of a business. */
function renderedPages(facts: Business): RenderedPages {
  putInForce(facts)
  return localizedPages().map(({ path }) => [path, render(path, SAMPLE_WORLD).html])
}

/** Returns every text of every page that has a name, with its page. */
function naming(pages: RenderedPages, names: Names): readonly string[] {
  return pages.flatMap(([path, source]) => {
    const html = source.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
    const read = [...html.matchAll(READ)].map(([, value = '']) => value)
    const texts = [...html.replaceAll(/<[^>]+>/g, '\n').split('\n'), ...read]
    const name = names(path.startsWith('/es'))
    return [...new Set(texts)].flatMap((text) => (name.test(text) ? [`${path}: ${text}`] : []))
  })
}

/** Returns the pages that link to an address. */
const linking = (pages: RenderedPages, address: string): readonly string[] =>
  pages.flatMap(([path, html]) => (html.includes(`${address}"`) ? [path] : []))

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
  (label) => {
    const { [label]: _price, ...prices } = business.prices
    const { [label]: _minutes, ...jobMinutes } = business.jobMinutes
    const facts = {
      ...business,
      services: business.services.filter((service) => service.label !== label),
      prices,
      jobMinutes,
      reviews: business.reviews.filter(({ service }) => service !== label),
    }
    const pages = renderedPages(facts)
    expect(naming(pages, namesOf(label))).toEqual([])
    const service = findService(label)
    const group = serviceGroups().find(({ id }) => id === service?.group)
    expect(linking(pages, servicePath(group?.slug ?? '', service?.slug ?? ''))).toEqual([])
  },
)

test.each(
  allTowns()
    .map(({ name }) => name)
    .filter((name) => name !== business.address.city),
)('no page speaks of %s or links to it after it is removed', DELIVERED_ONLY, (town) => {
  const { [town]: _minutes, ...townArrivalMinutes } = business.townArrivalMinutes ?? {}
  const facts = {
    ...business,
    towns: business.towns.filter(({ name }) => name !== town),
    townArrivalMinutes,
    reviews: business.reviews.filter((review) => review.town !== town),
  }
  const name = new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(town)}(?![\\p{L}\\d])`, 'u')
  const pages = renderedPages(facts)
  expect(naming(pages, () => name)).toEqual([])
  const { slug = '' } = FACTS.towns.find((each) => each.name === town) ?? {}
  expect(linking(pages, townPath(slug))).toEqual([])
})

test('finds the names of every service while it is offered', DELIVERED_ONLY, () => {
  const pages = renderedPages(business)
  const isFound = (label: string, language: 'en' | 'es'): boolean =>
    naming(pages, namesOf(label)).some((text) => text.startsWith('/es') === (language === 'es'))
  const labels = Object.keys(SERVICE_NAMES)
  expect(labels.filter((label) => !isFound(label, 'en') || !isFound(label, 'es'))).toEqual([])
})
