import { perFacts } from '#domain/business/per-facts.ts'
import { business } from '#domain/business/business.ts'
import type { Town } from '#domain/places/towns.ts'
import { isInDefaultArea } from '#domain/business/default-business.ts'
import type { Box, XY } from '../shapes.ts'

/**
 * Area of the file: for wide screens land continues to the left, Manhattan to the right. A computed
 * map is higher, because its list of towns can be long.
 */
export const mapFile = perFacts((): Box => ({
  x: -1200,
  y: 0,
  width: 3840,
  height: isInDefaultArea(business) ? 940 : 3000,
}))

/** Composed map of the home page; wider screens show more of the file. */
export const MAP_WIDE: Box = { x: 0, y: 0, width: 1440, height: 880 }

/** Crop for phones: every town of the map, as wide as the screen. */
export const MAP_NARROW: Box = { x: 613, y: 0, width: 740, height: 926 }

/**
 * Converts a position to map units; north is up. Manhattan is shifted east by the design, so its
 * points are given in map units.
 */
export function project({ latitude, longitude }: Pick<Town, 'latitude' | 'longitude'>): XY {
  return [1440 - (-73.94 - longitude) * 5453, (40.8215 - latitude) * 7200]
}
