import { canShowDrawing } from '#domain/places/town-drawings.ts'
import { drawingAddress } from '../drawing-address.ts'

/** Towns whose houses are drawn (SLUG/house.svg). */
const HOUSES = import.meta.glob('./*/house.svg', { query: '?raw' })

/**
 * Returns the address of a town's house with four locks, or of a neutral house if none is drawn.
 */
export const houseOf = (slug: string): string =>
  drawingAddress(
    canShowDrawing(slug) && `./${slug}/house.svg` in HOUSES ? `towns.${slug}.house` : 'towns.house',
  )
