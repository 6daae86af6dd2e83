import { type Coordinates, milesBetween } from '#domain/places/geography/distance.ts'
import { allTowns } from './towns.ts'

/**
 * Returns whole miles from the shop to the center of a town, at least 1; `null` for an unknown
 * town. Not more precise, since a lead that is not accepted does not show its address.
 */
export function milesToTown(town: string, businessLocation: Coordinates): number | null {
  const served = allTowns().find(({ name }) => name === town)
  return served === undefined
    ? null
    : Math.max(1, Math.round(milesBetween(businessLocation, served)))
}
