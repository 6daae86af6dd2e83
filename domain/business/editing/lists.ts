/** Changes of the lists of towns and services, with what in business.json depends on them. */
import type { Business, ServiceEntry, TownEntry } from '#domain/business/schema/schema.ts'
import { slugOf } from '#domain/text/names.ts'
import { categoryPath, servicePath, townPath } from '#domain/pages/pages.ts'
import { CATALOG, CATALOG_GROUPS } from '#domain/services/catalog/service-catalog.ts'
import { WRITTEN_PATHS } from '#domain/pages/spanish-paths.ts'

/** A page that is gone, and the one that visitors get instead. */
type Redirect = readonly [page: string, target: string]

/** Returns the last segment of the address of a service's page. */
export const serviceSlug = ({ label, slug }: ServiceEntry): string =>
  slug ?? CATALOG.find((known) => known.label === label)?.slug ?? slugOf(label)

/**
 * Replaces the towns. Minutes of a removed one are left out, and its addresses redirect to the page
 * of all towns.
 * @param wasOnline false for delivered towns, whose addresses nobody has visited
 */
export function withTowns(
  facts: Business,
  towns: readonly TownEntry[],
  wasOnline = true,
): Business {
  const names = towns.map(({ name }) => name)
  return {
    ...facts,
    towns,
    townArrivalMinutes: onlyRows(facts.townArrivalMinutes ?? {}, names),
    ...(wasOnline && {
      redirects: redirectsAfter(facts, facts.towns.flatMap(townPages), towns.flatMap(townPages)),
    }),
  }
}

/**
 * Replaces the services. Prices and minutes of a removed one are left out, and its addresses
 * redirect to its category.
 */
export function withServices(facts: Business, services: readonly ServiceEntry[]): Business {
  const labels = services.map(({ label }) => label)
  return {
    ...facts,
    services,
    prices: onlyRows(facts.prices, labels),
    jobMinutes: onlyRows(facts.jobMinutes, labels),
    redirects: redirectsAfter(
      facts,
      facts.services.flatMap(servicePages),
      services.flatMap(servicePages),
    ),
  }
}

const onlyRows = <Row>(
  table: Readonly<Record<string, Row>>,
  names: readonly string[],
): Record<string, Row> =>
  Object.fromEntries(Object.entries(table).filter(([name]) => names.includes(name)))

/** Adds redirects of pages that are gone, and takes out those of pages that exist again. */
function redirectsAfter(
  { redirects = {} }: Business,
  before: readonly Redirect[],
  after: readonly Redirect[],
): Record<string, string> {
  const pages = new Set(after.map(([page]) => page))
  const all = [...Object.entries(redirects), ...before]
  return Object.fromEntries(all.filter(([page]) => !pages.has(page)))
}

const SPANISH_TOWNS = WRITTEN_PATHS['/service-areas'] ?? '/es'

function townPages({ name, slug = slugOf(name) }: TownEntry): readonly Redirect[] {
  return [
    [townPath(slug), '/service-areas'],
    [`${SPANISH_TOWNS}/${slug}`, SPANISH_TOWNS],
  ]
}

function servicePages(service: ServiceEntry): readonly Redirect[] {
  const group = CATALOG_GROUPS.find(({ id }) => id === service.group)?.slug ?? ''
  const english = servicePath(group, serviceSlug(service))
  const category = categoryPath(group)
  const spanishCategory = WRITTEN_PATHS[category] ?? '/es'
  const spanishSlug = slugOf(service.spanishName ?? service.label)
  return [
    [english, category],
    [WRITTEN_PATHS[english] ?? `${spanishCategory}/${spanishSlug}`, spanishCategory],
  ]
}
