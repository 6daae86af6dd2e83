/** Towns of the service area (R7, R10), in the order of their routes in the specification. */
export interface Town {
  readonly name: string
  readonly slug: string
  readonly latitude: number
  readonly longitude: number
}

export const TOWNS: readonly Town[] = [
  {
    name: 'North Bergen',
    slug: 'north-bergen',
    latitude: 40.795,
    longitude: -74.0253,
  },
  {
    name: 'Union City',
    slug: 'union-city',
    latitude: 40.7674,
    longitude: -74.0323,
  },
  {
    name: 'West New York',
    slug: 'west-new-york',
    latitude: 40.7857,
    longitude: -74.009,
  },
  {
    name: 'Guttenberg',
    slug: 'guttenberg',
    latitude: 40.7931,
    longitude: -74.0048,
  },
  {
    name: 'Weehawken',
    slug: 'weehawken',
    latitude: 40.7689,
    longitude: -74.0154,
  },
  {
    name: 'Jersey City',
    slug: 'jersey-city',
    latitude: 40.7114,
    longitude: -74.0648,
  },
  {
    name: 'Hoboken',
    slug: 'hoboken',
    latitude: 40.7453,
    longitude: -74.0279,
  },
  {
    name: 'Secaucus',
    slug: 'secaucus',
    latitude: 40.7812,
    longitude: -74.0669,
  },
]

const bySlug = new Map(TOWNS.map((town) => [town.slug, town]))

/** Finds the town whose page ends in this segment. */
export function findTown(slug: string): Town | undefined {
  return bySlug.get(slug)
}
