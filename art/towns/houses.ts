import { canShowDrawing } from '#domain/places/town-drawings.ts'
import neutralHouse from './house.svg'

const HOUSES = import.meta.glob<string>('./*/house.svg', {
  eager: true,
  import: 'default',
})

/**
 * Returns the address of a town's house with four locks, or of a neutral house if none is drawn.
 */
export const houseOf = (slug: string): string =>
  (canShowDrawing(slug) ? HOUSES[`./${slug}/house.svg`] : undefined) ?? neutralHouse
