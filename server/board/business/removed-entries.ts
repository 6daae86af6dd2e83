import type { Business, ServiceEntry, TownEntry } from '#domain/business/schema/schema.ts'
import { slugOf } from '#domain/text/names.ts'
import { categoryPath, servicePath, townPath } from '#domain/pages/pages.ts'
import { CATALOG, CATALOG_GROUPS } from '#domain/services/catalog.ts'
import { SPANISH_SERVICES_PATH, SPANISH_TOWNS_PATH } from '#domain/pages/routes.ts'

/** A page that is gone, and the one that visitors get instead. */
type Redirect = readonly [page: string, target: string]

/**
 * Takes out what depends on removed towns and services: their minutes and prices. Their addresses
 * redirect to the page of all towns, and to the category.
 */
export function withoutRemoved(before: Business, after: Business): Business {
  const names = new Set(namesOf(after))
  const removed = namesOf(before).filter((name) => !names.has(name))
  const pages = new Set(pagesOf(after).map(([page]) => page))
  const redirects = [...Object.entries(after.redirects ?? {}), ...pagesOf(before)].filter(
    ([page]) => !pages.has(page),
  )
  return {
    ...after,
    ...(after.townArrivalMinutes && {
      townArrivalMinutes: withoutRows(after.townArrivalMinutes, removed),
    }),
    ...(after.townNightMinutes && {
      townNightMinutes: withoutRows(after.townNightMinutes, removed),
    }),
    prices: withoutRows(after.prices, removed),
    jobMinutes: withoutRows(after.jobMinutes, removed),
    ...((after.redirects || redirects.length > 0) && { redirects: Object.fromEntries(redirects) }),
  }
}

const namesOf = ({ towns, services }: Business): readonly string[] => [
  ...towns.map(({ name }) => name),
  ...services.map(({ label }) => label),
]

const withoutRows = <Row>(
  table: Readonly<Record<string, Row>>,
  names: readonly string[],
): Record<string, Row> =>
  Object.fromEntries(Object.entries(table).filter(([name]) => !names.includes(name)))

/** Returns the pages of all towns and services. */
const pagesOf = ({ towns, services }: Business): readonly Redirect[] => [
  ...towns.flatMap(townPages),
  ...services.flatMap(servicePages),
]

function townPages({ name, slug = slugOf(name) }: TownEntry): readonly Redirect[] {
  return [
    [townPath(slug), '/service-areas'],
    [`${SPANISH_TOWNS_PATH}/${slug}`, SPANISH_TOWNS_PATH],
  ]
}

function servicePages({ label, slug, group, spanishName }: ServiceEntry): readonly Redirect[] {
  const groups = CATALOG_GROUPS.find(({ id }) => id === group)
  const known = CATALOG.find((each) => each.label === label)
  const category = categoryPath(groups?.slug ?? '')
  const spanishCategory = `${SPANISH_SERVICES_PATH}/${groups?.spanish.slug ?? ''}`
  const spanishSlug = known?.spanish.slug ?? slugOf(spanishName ?? label)
  return [
    [servicePath(groups?.slug ?? '', slug ?? known?.slug ?? slugOf(label)), category],
    [`${spanishCategory}/${spanishSlug}`, spanishCategory],
  ]
}
