import { business } from '#domain/business.ts'
import { CITIES, type City } from '#domain/cities.ts'

export interface MapName {
  /** Name of a town exactly as in cities.ts, or of a region. */
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
  /** Towns use the text font, regions spaced capitals of the display font. */
  readonly kind: 'town' | 'region'
  /** Degrees, clockwise, about x and y. */
  readonly rotate?: number
}

const NAMES_WITH_POSITIONS: readonly MapName[] = [
  {
    text: 'North Bergen',
    x: 975,
    y: 145,
    anchor: 'middle',
    ground: 'manila',
    kind: 'town',
  },
  { text: 'Guttenberg', x: 1165, y: 190, anchor: 'start', ground: 'river', kind: 'town' },
  {
    text: 'West New York',
    x: 1134,
    y: 264,
    anchor: 'start',
    ground: 'river',
    kind: 'town',
  },
  { text: 'Weehawken', x: 1094, y: 383, anchor: 'start', ground: 'river', kind: 'town' },
  { text: 'Union City', x: 919, y: 383, anchor: 'end', ground: 'land', kind: 'town' },
  { text: 'Secaucus', x: 748, y: 318, anchor: 'middle', ground: 'land', kind: 'town' },
  { text: 'Hoboken', x: 1023, y: 562, anchor: 'start', ground: 'river', kind: 'town' },
  { text: 'Jersey City', x: 779, y: 784, anchor: 'start', ground: 'land', kind: 'town' },
  {
    text: 'HUDSON RIVER',
    es: 'RÍO HUDSON',
    x: 1010,
    y: 793,
    anchor: 'middle',
    ground: 'river',
    kind: 'region',
    rotate: -84.6,
  },
  {
    text: 'MANHATTAN',
    x: 1240,
    y: 472,
    anchor: 'middle',
    ground: 'brass',
    kind: 'region',
    rotate: -62,
  },
]

/** Names on the map, set over the drawing in its units; includes only towns of this site. */
export const MAP_NAMES: readonly MapName[] = NAMES_WITH_POSITIONS.filter(
  ({ kind, text }) => kind === 'region' || CITIES.some(({ name }) => name === text),
)

/** Returns a town's name on the map; a town without one is in lists only. */
export const nameOnMap = ({ name }: City): MapName | undefined =>
  MAP_NAMES.find(({ text }) => text === name)

/**
 * Returns data attributes of a town's list item for town-marks.css, which selects it by its link:
 * whether it has no mark, and whether its mark is lit.
 */
export function markOf(city: City): { 'data-off-map'?: ''; 'data-home'?: '' } {
  if (!nameOnMap(city)) return { 'data-off-map': '' }
  return city.name === business.address.city ? { 'data-home': '' } : {}
}
