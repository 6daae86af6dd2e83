import { perFacts } from '#domain/business/per-facts.ts'
import { business } from '#domain/business/business.ts'
import { allTowns, type Town } from '#domain/places/towns.ts'
import { isInDefaultArea } from '#domain/business/default-business.ts'
import { computeMap } from './computed-map.ts'
import { mapFile } from './frame.ts'
import type { MapName } from './types.ts'

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

/** Map computed from the towns; `null` in the delivered area, which has a hand-drawn one. */
export const computedMap = perFacts(() => {
  const base = allTowns().find(({ name }) => name === business.address.city) ?? allTowns()[0]
  return base === undefined || isInDefaultArea(business)
    ? null
    : computeMap(allTowns(), base, mapFile())
})

/** Names on the map, set over the drawing in its units; includes only towns of this site. */
export const mapNames = perFacts(
  (): readonly MapName[] =>
    computedMap()?.names ??
    NAMES_WITH_POSITIONS.filter(
      ({ kind, text }) => kind === 'region' || allTowns().some(({ name }) => name === text),
    ),
)

/** Returns a town's name on the map; a town without one is in lists only. */
export const nameOnMap = ({ name }: Town): MapName | undefined =>
  mapNames().find(({ text }) => text === name)

/**
 * Returns data attributes of a town's list item for town-marks.css, which selects it by its link:
 * whether it has no mark, and whether its mark is lit. A computed map contains its marks.
 */
export function markOf(town: Town): { 'data-off-map'?: ''; 'data-home'?: '' } {
  if (computedMap() || !nameOnMap(town)) return { 'data-off-map': '' }
  return town.name === business.address.city ? { 'data-home': '' } : {}
}

/** Returns a town's name for the list, with its number if the map shows that instead. */
export function listName({ name, slug }: Town): string {
  const number = computedMap()?.numbers.get(slug)
  return number === undefined ? name : `${name} (${number})`
}
