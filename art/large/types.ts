import type { Box, Point } from '../computed/shapes.ts'

/**
 * Position where a callout touches its part, and of its text (title's baseline, left edge or as
 * anchored).
 */
export interface PartPosition {
  readonly dot: Point
  /** Corners of the leader between dot and label, if it is not straight. */
  readonly elbow?: Point
  readonly label: Point
  readonly anchor?: 'start' | 'end' | 'middle'
}

/** Size of every large drawing, its origin at 0 0. */
export const LARGE_SIZE = { width: 680, height: 440 } as const

/**
 * Positions on a large drawing, in its units. The drawing contains no text; the text is the callouts
 * of the page's copy, set at the points of `parts` on wide screens. Room is limited: a callout's title has at most 20 characters, its text at most 48.
 */
export interface Callouts {
  /**
   * Area of the drawing with all of its parts: narrow screens show this box only, enlarged, without
   * text.
   */
  readonly frame: Box
  /** In reading order, by the names that the copy's callouts use. */
  readonly parts: Readonly<Record<string, PartPosition>>
}

/** An exploded object on a dark background. */
export interface LargeDrawing extends Callouts {
  /** Markup of the shapes. */
  readonly shapes: string
}
