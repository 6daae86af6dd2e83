import { baseCity, county, nearbyTowns, state, townCount, townList } from './en/place.ts'

/** Longest first, since one may stand within another. */
const PLACES: readonly (readonly [owners: string, delivered: string])[] = [
  [
    townList,
    'North Bergen, Union City, West New York, Guttenberg, Weehawken, Jersey City, Hoboken and Secaucus',
  ],
  [nearbyTowns, 'seven nearby towns'],
  [`${townCount} towns`, 'eight towns'],
  [county, 'Hudson County'],
  [baseCity, 'North Bergen'],
  [state, 'New Jersey'],
]

/**
 * An English text with the delivered places in it. How long a title or a
 * description may be is held as it was written; an owner's town and county are
 * as long as they are, and pages cut what does not fit (R80).
 */
export const withDeliveredPlaces = (text: string): string =>
  PLACES.reduce((said, [owners, delivered]) => said.replaceAll(owners, delivered), text)
