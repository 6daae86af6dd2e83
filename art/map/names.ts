import { business } from '#domain/business.ts'
import { CITIES, type City } from '#domain/cities.ts'

export interface MapName {
  /** A town's name letter for letter as in cities.ts, or a region's. */
  readonly text: string
  /** Baseline's start, middle or end, as anchored; in map units. */
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'middle' | 'end'
  /** What it stands on: ink on land and brass, card on the river; each with a halo of its ground. */
  readonly ground: 'land' | 'manila' | 'river' | 'brass'
  /** Towns are in the text font, regions in spaced capitals of the display font. */
  readonly kind: 'town' | 'region'
  /** Degrees, clockwise, about x and y. */
  readonly rotate?: number
}

const PLACES: readonly MapName[] = [
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

/** The names of the map, for text set over the drawing in the same units: of towns those that the site has. */
export const MAP_NAMES: readonly MapName[] = PLACES.filter(
  ({ kind, text }) => kind === 'region' || CITIES.some(({ name }) => name === text),
)

/** A town is on the map once its name has a place there; until then it stands in the lists alone. */
export const nameOnMap = ({ name }: City): MapName | undefined =>
  MAP_NAMES.find(({ text }) => text === name)

/**
 * What a town's place in a list says to the styles (town-marks.css), which know
 * it by where its link leads: whether it has no mark, and whether its mark is lit.
 */
export function markOf(city: City): { 'data-off-map'?: ''; 'data-home'?: '' } {
  if (!nameOnMap(city)) return { 'data-off-map': '' }
  return city.name === business.address.city ? { 'data-home': '' } : {}
}
