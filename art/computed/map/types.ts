export interface MapName {
  /** Name of a town exactly as in towns.ts, of a region, or a distance. */
  readonly text: string
  /** In Spanish, if it differs. */
  readonly es?: string
  /** Start, middle or end of the baseline, as anchored; map units. */
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'middle' | 'end'
  /**
   * Background of the name: dark text on land and brass, light text on the river; each with a halo
   * in the background's color.
   */
  readonly ground: 'land' | 'manila' | 'river' | 'brass'
  /**
   * Towns use the text font, regions spaced capitals of the display font, distances the text font
   * at a smaller size.
   */
  readonly kind: 'town' | 'region' | 'distance'
  /** Degrees, clockwise, about x and y. */
  readonly rotate?: number
}
