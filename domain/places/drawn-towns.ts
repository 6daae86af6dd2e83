import { isNamesake } from '#domain/business/default-business.ts'
import { allTowns } from './towns.ts'

/** Checks for a served town whose drawing is of this town. */
export const canShowDrawing = (slug: string): boolean =>
  allTowns().some((town) => town.slug === slug && !isNamesake(town))
