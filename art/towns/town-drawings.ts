import { canShowDrawing } from '#domain/places/drawn-towns.ts'
import { shapesOf, svgOf, svgOrNull } from '../drawing.ts'
import { drawingAddress } from '../drawing-address.ts'
import { LABELS } from './labels.ts'
import type { TownMap } from './types.ts'

/** Returns the map of a town from the folder named like its slug. */
export function ownTownMap(slug: string): TownMap | undefined {
  const svg = canShowDrawing(slug) ? svgOrNull(`towns/${slug}/map`) : null
  return svg === null ? undefined : { labels: LABELS[slug] ?? {}, shapes: shapesOf(svg) }
}

/** Returns the map of a town, or neutral streets without names if none is drawn. */
export const townMapOf = (slug: string): TownMap =>
  ownTownMap(slug) ?? { labels: {}, shapes: shapesOf(svgOf('towns/map')) }

/** Returns the address of a town's house with four locks, or of a neutral house if none is drawn. */
export function houseOf(slug: string): string {
  const own = `towns/${slug}/house`
  return drawingAddress(canShowDrawing(slug) && svgOrNull(own) !== null ? own : 'towns/house')
}
