import { afterEach, describe, expect, test, vi } from 'vitest'
import { business, type Business } from '#domain/business/business.ts'
import { isInDefaultArea } from '#domain/business/default-business.ts'
import { withServices, withTowns } from '#domain/business/editing/lists.ts'
import { CATALOG } from '#domain/services/catalog/service-catalog.ts'
import { ANOTHER_BUSINESS, skipUnless } from '#tests/support/skip-unless.ts'
import { SERVICE_NAMES } from './removed-services.fixture.ts'

afterEach(() => {
  vi.doUnmock('#domain/business/business.ts')
  vi.resetModules()
})

/** A text with the way to it, such as `faq/groups/0/heading`. */
type PlacedText = readonly [path: string, text: string]

/** Returns every text that a business shows on pages and in the form, in one language. */
async function textsOf(facts: Business, language: 'en' | 'es'): Promise<readonly PlacedText[]> {
  vi.resetModules()
  vi.doMock('#domain/business/business.ts', () => ({ business: facts, BUSINESS_FILE: '' }))
  const copy = (await import('#copy/loader/languages.ts')).copyIn(language)
  const pages = await import('#copy/loader/page-copy.ts')
  const { SERVICE_GROUPS, servicesOf } = await import('#domain/services/services.ts')
  const { TOWNS } = await import('#domain/places/towns.ts')
  const shown = {
    ...copy,
    // Filtered by the component; the others are names that only offered services are shown with.
    submissionForm: { ...copy.submissionForm, quickPicks: {} },
    menus: {},
    home: { ...copy.home, emergency: {} },
    categoryPages: SERVICE_GROUPS.map(({ slug }) => pages.categoryCopy(copy, slug)),
    servicePages: SERVICE_GROUPS.flatMap((group) =>
      servicesOf(group.id).map(({ slug }) => pages.serviceCopy(copy, group.slug, slug)),
    ),
    townPages: TOWNS.map(({ slug }) => pages.townCopy(copy, slug)),
  }
  return leaves(shown, '')
}

function leaves(value: unknown, path: string): readonly PlacedText[] {
  // Of a picture of a house.
  if (path.endsWith('locks/pictureAlt')) return []
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}/${key}`))
}

async function naming(facts: Business, language: 'en' | 'es', name: RegExp) {
  const texts = await textsOf(facts, language)
  return texts.flatMap(([path, text]) => (name.test(text) ? [`${path}: ${text}`] : []))
}

const IS_DELIVERED = CATALOG.every(({ label }) =>
  business.services.some((service) => service.label === label),
)

describe.each(['en', 'es'] as const)('in %s', (language) => {
  test.each(CATALOG.map(({ label }) => label))(
    'no text speaks of %s after it is removed',
    skipUnless(IS_DELIVERED && isInDefaultArea(business), ANOTHER_BUSINESS),
    async (label) => {
      const name = SERVICE_NAMES[label]?.[language] ?? /^$/
      const services = business.services.filter((service) => service.label !== label)
      expect(
        await naming({ ...business, ...withServices(business, services) }, language, name),
      ).toEqual([])
    },
  )

  test.each(business.towns.flatMap(({ name }) => (name === business.address.city ? [] : [name])))(
    'no text speaks of %s after it is removed',
    async (town) => {
      const towns = business.towns.filter(({ name }) => name !== town)
      const name = new RegExp(`\\b${RegExp.escape(town)}\\b`)
      expect(await naming({ ...business, ...withTowns(business, towns) }, language, name)).toEqual(
        [],
      )
    },
  )
})

test.each(Object.entries(SERVICE_NAMES))('finds %s while it is offered', async (_, names) => {
  const found = [await naming(business, 'en', names.en), await naming(business, 'es', names.es)]
  expect(found.flat()).not.toEqual([])
})
