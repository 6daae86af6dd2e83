/** Towns of the service area (R7, R10), in the order of their routes in the specification. */
export interface City {
  readonly name: string
  readonly slug: string
  readonly latitude: number
  readonly longitude: number
  /** Slugs of the towns that share a border with it. */
  readonly neighbors: readonly string[]
}

export const CITIES: readonly City[] = [
  {
    name: 'North Bergen',
    slug: 'north-bergen',
    latitude: 40.795,
    longitude: -74.0253,
    neighbors: ['guttenberg', 'west-new-york', 'union-city', 'secaucus', 'jersey-city'],
  },
  {
    name: 'Union City',
    slug: 'union-city',
    latitude: 40.7674,
    longitude: -74.0323,
    neighbors: ['north-bergen', 'west-new-york', 'weehawken', 'hoboken', 'jersey-city'],
  },
  {
    name: 'West New York',
    slug: 'west-new-york',
    latitude: 40.7857,
    longitude: -74.009,
    neighbors: ['guttenberg', 'north-bergen', 'union-city', 'weehawken'],
  },
  {
    name: 'Guttenberg',
    slug: 'guttenberg',
    latitude: 40.7931,
    longitude: -74.0048,
    neighbors: ['north-bergen', 'west-new-york'],
  },
  {
    name: 'Weehawken',
    slug: 'weehawken',
    latitude: 40.7689,
    longitude: -74.0154,
    neighbors: ['west-new-york', 'union-city', 'hoboken'],
  },
  {
    name: 'Jersey City',
    slug: 'jersey-city',
    latitude: 40.7114,
    longitude: -74.0648,
    neighbors: ['hoboken', 'union-city', 'north-bergen', 'secaucus'],
  },
  {
    name: 'Hoboken',
    slug: 'hoboken',
    latitude: 40.7453,
    longitude: -74.0279,
    neighbors: ['weehawken', 'union-city', 'jersey-city'],
  },
  {
    name: 'Secaucus',
    slug: 'secaucus',
    latitude: 40.7812,
    longitude: -74.0669,
    neighbors: ['north-bergen', 'jersey-city'],
  },
]

const bySlug = new Map(CITIES.map((city) => [city.slug, city]))

/** Finds the town whose page ends in this segment. */
export function findCity(slug: string): City | undefined {
  return bySlug.get(slug)
}
