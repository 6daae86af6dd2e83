/** What drawings are measured with, in the units of each; y runs down. */

/** A point of a line. */
export type XY = readonly [x: number, y: number]

/** A point by name. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A rectangle from its upper left corner: what a drawing shows of itself, or what something covers. */
export interface Box extends Point {
  readonly width: number
  readonly height: number
}
