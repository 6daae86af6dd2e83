import { type City, findCity } from './cities.ts'

/** Slug of the town of each ZIP code. 07093 is shared with Guttenberg; the postal service calls it West New York. */
const TOWN_SLUG_BY_ZIP: Readonly<Record<string, string>> = {
  '07030': 'hoboken',
  '07047': 'north-bergen',
  '07086': 'weehawken',
  '07087': 'union-city',
  '07093': 'west-new-york',
  '07094': 'secaucus',
  '07302': 'jersey-city',
  '07304': 'jersey-city',
  '07305': 'jersey-city',
  '07306': 'jersey-city',
  '07307': 'jersey-city',
  '07310': 'jersey-city',
  '07311': 'jersey-city',
}

/** Finds the town of a ZIP code. @param zip five digits */
export function townOfZip(zip: string): City | undefined {
  return findCity(TOWN_SLUG_BY_ZIP[zip] ?? '')
}
