import { isNamesake } from '#domain/business/default-business.ts'
import { TOWNS } from './towns.ts'

/** Checks for a served town whose drawing is of this town. */
export const canShowDrawing = (slug: string): boolean =>
  TOWNS.some((town) => town.slug === slug && !isNamesake(town))
