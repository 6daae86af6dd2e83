/** Measures of drawings, in the units of each; y runs down. */

export type XY = readonly [x: number, y: number]

export interface Point {
  readonly x: number
  readonly y: number
}

/** A rectangle from its upper left corner: the visible area of a drawing, or a covered area. */
export interface Box extends Point {
  readonly width: number
  readonly height: number
}
