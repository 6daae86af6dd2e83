import { perFacts } from '#domain/business/per-facts.ts'
import { business } from '#domain/business/business.ts'
import { slugOf } from '#domain/text/names.ts'

/** Towns of the service area, in the order of their routes in the specification. */
export interface Town {
  readonly name: string
  readonly slug: string
  readonly latitude: number
  readonly longitude: number
}

/** In the order of business.json. */
export const allTowns = perFacts((): readonly Town[] =>
  business.towns.map(({ name, slug, latitude, longitude }) => ({
    name,
    slug: slug ?? slugOf(name),
    latitude,
    longitude,
  })),
)

const bySlug = perFacts(() => new Map(allTowns().map((town) => [town.slug, town])))

/** Finds the town whose page ends in this segment. */
export function findTown(slug: string): Town | undefined {
  return bySlug().get(slug)
}
