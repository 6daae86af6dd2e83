import type { ReactNode } from 'react'
import type { Point } from '../shapes.ts'

/**
 * Where a name stands on a town drawing: baseline at x y, turned clockwise by
 * `rotate` degrees about that point. The drawing leaves room for text of up to
 * 28 units, which is 13.6 px when the box is 350 px wide.
 */
export interface TownLabel extends Point {
  readonly rotate?: number
  /** As SVG text-anchor; 'start' when absent. */
  readonly anchor?: 'start' | 'middle' | 'end'
  /**
   * What it stands on: `ink` on the paper of the town (paper halo), `card` on
   * the river (night halo), `steel-3` on a neighbor's land (ink-2 halo).
   */
  readonly tone: 'ink' | 'card' | 'steel-3'
}

/** The box of every town, its origin at 0 0. */
export const TOWN_SIZE = { width: 720, height: 720 } as const

/**
 * A town seen from above, north up, for the right half of its page's hero. It
 * stands on ink-2 and holds no words. River and cliff run on beyond the top,
 * right and bottom of the box, so that a wide hero shows water to its edge.
 */
export interface TownHero {
  /** Keys are those of the town's `mapLabels` in its copy. */
  readonly labels: Readonly<Record<string, TownLabel>>
  /** Shapes for the inside of an svg element. */
  readonly drawing: () => ReactNode
}
