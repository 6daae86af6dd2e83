/**
 * Services of the form, their groups and pages, with the questions that each one adds, so that form,
 * rules and server agree.
 */

import { perFacts } from '#domain/business/per-facts.ts'
import { business } from '#domain/business/business.ts'
import { slugOf } from '#domain/text/names.ts'
import {
  CATALOG,
  CATALOG_GROUPS,
  type GroupId,
  type KeyQuestionField,
  type Service,
  type ServiceGroup,
  type VehicleNeed,
} from './catalog.ts'

export type * from './catalog.ts'

/** A service that the owner adds: the form asks for the car, and it may stay empty. */
const usualVehicle = (group: GroupId): VehicleNeed => (group === 'automotive' ? 'optional' : 'none')

/** The offered services of business.json; those of the catalog keep what the form asks for them. */
export const allServices = perFacts((): readonly Service[] =>
  business.services.map((entry) => {
    const known = CATALOG.find(({ label }) => label === entry.label)
    const menuLabel = entry.menuLabel ?? known?.menuLabel ?? entry.label
    const slug = entry.slug ?? known?.slug ?? slugOf(entry.label)
    const spanish = entry.spanishName ?? known?.spanish.label
    return {
      label: entry.label,
      group: entry.group,
      slug,
      menuLabel,
      crumb: entry.crumb ?? known?.crumb ?? menuLabel,
      spanish: {
        label: spanish ?? entry.label,
        slug: known?.spanish.slug ?? slugOf(spanish ?? entry.label),
        menuLabel: known?.spanish.menuLabel ?? spanish ?? menuLabel,
      },
      vehicle: entry.vehicle ?? known?.vehicle ?? (known ? 'none' : usualVehicle(entry.group)),
      keyQuestion: entry.keyQuestion ?? known?.keyQuestion ?? null,
    }
  }),
)

/** The groups with the pages of offered services: first those of the catalog, then others. */
export const serviceGroups = perFacts((): readonly ServiceGroup[] =>
  CATALOG_GROUPS.map((group) => {
    const slugs = allServices().flatMap(({ slug, group: id }) => (id === group.id ? [slug] : []))
    const inOrder = group.pages.filter((slug) => slugs.includes(slug))
    return { ...group, pages: [...inOrder, ...slugs.filter((slug) => !inOrder.includes(slug))] }
  }),
)
/** The last option, outside the groups, requires a description. */
export const OTHER_SERVICE = 'Other'

/** Spanish names by the option's value, also of services that are not offered any more. */
export const spanishServices = perFacts((): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...CATALOG.map(({ label, spanish }) => [label, spanish.label]),
    ...business.services.flatMap(({ label, spanishName }) =>
      spanishName === undefined ? [] : [[label, spanishName]],
    ),
    [OTHER_SERVICE, 'Otro servicio'],
  ]),
)

/** All values of the service field. */
export const serviceOptions = perFacts((): readonly string[] => [
  ...allServices().map((s) => s.label),
  OTHER_SERVICE,
])

const serviceByLabel = perFacts(
  () => new Map(allServices().map((service) => [service.label, service])),
)

/** Finds the service of an option's value; undefined for 'Other', '' and unknown values. */
export function findService(label: string): Service | undefined {
  return serviceByLabel().get(label)
}

/** Returns how the form treats vehicle fields for this option. */
export function vehicleNeed(label: string): VehicleNeed {
  return serviceByLabel().get(label)?.vehicle ?? 'none'
}

/** Returns the key question of this option, or `null`. */
export function keyQuestion(label: string): KeyQuestionField | null {
  return serviceByLabel().get(label)?.keyQuestion ?? null
}

/** Returns whether somebody stands in front of a locked door, behind which somebody may be. */
export const isLockout = (label: string): boolean =>
  serviceByLabel().get(label)?.group === 'emergency'

/** Lists the services of one group in menu order. */
export function servicesOf(group: GroupId): readonly Service[] {
  const { pages } = serviceGroups().find(({ id }) => id === group) ?? { pages: [] }
  return pages.flatMap((slug) =>
    allServices().filter((service) => service.group === group && service.slug === slug),
  )
}
