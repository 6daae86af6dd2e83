import type { Point } from '../computed/shapes.ts'

/**
 * Position of a name on a town's map: baseline at x y, rotated clockwise by `rotate` degrees about
 * that point. The map leaves room for text of up to 28 units, which is 13.6 px when the box is 350 px
 * wide.
 */
export interface TownLabel extends Point {
  readonly rotate?: number
  /** SVG text-anchor; 'start' by default. */
  readonly anchor?: 'start' | 'middle' | 'end'
  /**
   * Background of the name: `ink` on the paper of the town (paper halo), `card` on the river (night
   * halo), `steel-3` on a neighbor's land (ink-2 halo).
   */
  readonly tone: 'ink' | 'card' | 'steel-3'
}

/** Size of every map, its origin at 0 0. */
export const TOWN_SIZE = { width: 720, height: 720 } as const

/**
 * A town seen from above, north up, for the right half of its page's hero, on ink-2 and without
 * text. River and cliff extend beyond the top, right and bottom of the box, so that a wide hero
 * shows water to its edge.
 */
export interface TownMap {
  /** By the keys of the town's `mapLabels` in its copy. */
  readonly labels: Readonly<Record<string, TownLabel>>
  /** Markup of the shapes. */
  readonly shapes: string
}
