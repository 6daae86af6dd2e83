import type { Town } from '#domain/places/towns.ts'
import { milesBetween } from '#domain/places/geography/distance.ts'
import { circlePath, fill, lineThrough, rect, stroke, svgFile } from '../svg.ts'
import { siteColors } from '#domain/color/colors.ts'
import type { Box, XY } from '../shapes.ts'
import { labelAt, lineBoxes, overlaps, placeLabel, square } from './label-position.ts'
import { pin } from './pin.ts'
import type { MapName } from './types.ts'

/** Area for the towns' positions; names may be outside. */
const POSITIONS: Box = { x: 770, y: 130, width: 450, height: 690 }
const NORTH_ARROW: XY = [1252, 104]
const MARK_SIZE = 24
const MILES_PER_DEGREE = 69.09
/** Possible distances between rings in miles. */
const RING_STEPS = [0.5, 1, 2, 3, 5, 10, 20, 30, 50, 100, 200, 500]
const MAX_RINGS = 3
/** Orders that are tried before a town gets a number instead of its name. */
const MAX_ORDERS = 12

export interface ComputedMap {
  /** The drawing without names, as a whole file. */
  readonly ground: string
  readonly names: readonly MapName[]
  /** Numbers of the towns whose names find no room, by slug. */
  readonly numbers: ReadonlyMap<string, number>
}

interface Place {
  readonly town: Town
  readonly at: XY
}

/** Returns a projection of degrees to map units in which all towns fit, and its units per mile. */
function fitProjection(towns: readonly Town[], base: Town) {
  const milesPerLongitude = MILES_PER_DEGREE * Math.cos((base.latitude * Math.PI) / 180)
  const miles = ({ latitude, longitude }: Town): XY => [
    (longitude - base.longitude) * milesPerLongitude,
    (base.latitude - latitude) * MILES_PER_DEGREE,
  ]
  const all = towns.map(miles)
  const range = (values: readonly number[]): XY => [Math.min(...values), Math.max(...values)]
  const [left, right] = range(all.map(([x]) => x))
  const [top, bottom] = range(all.map(([, y]) => y))
  // Towns less than half a mile apart are not spread over the whole map.
  const scale = Math.min(
    POSITIONS.width / Math.max(right - left, 0.5),
    POSITIONS.height / Math.max(bottom - top, 0.5),
  )
  const project = (town: Town): XY => {
    const [x, y] = miles(town)
    return [
      POSITIONS.x + POSITIONS.width / 2 + (x - (left + right) / 2) * scale,
      POSITIONS.y + POSITIONS.height / 2 + (y - (top + bottom) / 2) * scale,
    ]
  }
  return { project, scale }
}

/** Returns the distances of the rings in miles: up to three, the last beyond the farthest town. */
function ringMiles(towns: readonly Town[], base: Town): readonly number[] {
  const farthest = Math.max(...towns.map((town) => milesBetween(base, town)))
  const step = RING_STEPS.find((miles) => miles * MAX_RINGS >= farthest) ?? farthest
  const count = Math.max(1, Math.ceil(farthest / step))
  return Array.from({ length: count }, (_, index) => step * (index + 1))
}

/** Finds a free position on a ring for its distance, first in the southeast. */
function ringLabel([x, y]: XY, radius: number, text: string, obstacles: readonly Box[]) {
  for (let turn = 0; turn < 48; turn++) {
    const angle = Math.PI * (0.25 + turn / 24)
    const at: XY = [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
    const label = labelAt(at, text, 'middle')
    if (label && !obstacles.some((box) => overlaps(box, label.box))) return label
  }
  return undefined
}

const middle: XY = [POSITIONS.x + POSITIONS.width / 2, POSITIONS.y + POSITIONS.height / 2]

/** Names the towns in this order; each takes the best position that the earlier ones leave. */
function placeNames(order: readonly Place[], base: Town, numbers: ReadonlyMap<string, number>) {
  const markBox = ({ town, at }: Place): Box =>
    town === base ? { ...square(at, MARK_SIZE), y: at[1] - 42, height: 54 } : square(at, MARK_SIZE)
  const obstacles = [square(NORTH_ARROW, 50), ...order.map(markBox)]
  const names: MapName[] = []
  const leaders: string[] = []
  const unnamed: Place[] = []
  for (const place of order) {
    const { town, at } = place
    const own = markBox(place)
    // A leader may cross marks that overlap its own.
    const others = obstacles.filter((box) => !overlaps(box, own))
    const text = numbers.get(town.slug)?.toString() ?? town.name
    const label = placeLabel(at, text, others, [at[0] - middle[0], at[1] - middle[1]])
    if (!label) {
      unnamed.push(place)
      continue
    }
    names.push({ ...label.name, text, ground: 'land', kind: 'town' })
    obstacles.push(label.box)
    if (!label.leaderEnd) continue
    leaders.push(lineThrough([at, label.leaderEnd]))
    obstacles.push(...lineBoxes(at, label.leaderEnd))
  }
  return { names, leaders, obstacles, unnamed }
}

/** Names all towns; those that find no room in any order that is tried get a number. */
function placeAllNames(places: readonly Place[], base: Town) {
  const room = ({ at: [x, y] }: Place): number =>
    Math.min(...places.map(({ at }) => Math.hypot(at[0] - x, at[1] - y)).filter((far) => far > 0))
  // The base first, then the towns with the least room.
  let order = places.toSorted(
    (one, other) =>
      Number(other.town === base) - Number(one.town === base) || room(one) - room(other),
  )
  const numbers = new Map<string, number>()
  for (let count = 1; ; count++) {
    const placed = placeNames(order, base, numbers)
    const { unnamed } = placed
    if (unnamed.length === 0 || numbers.size === places.length) return { ...placed, numbers }
    order = [...unnamed, ...order.filter((place) => !unnamed.includes(place))]
    if (count % MAX_ORDERS > 0) continue
    // Numbers half of the unnamed towns, the base last.
    const others = order.filter(({ town }) => town !== base && !numbers.has(town.slug))
    for (const { town } of others.slice(0, Math.ceil(unnamed.length / 2)))
      numbers.set(town.slug, numbers.size + 1)
    if (others.length === 0) numbers.set(base.slug, numbers.size + 1)
  }
}

/**
 * Draws a map of towns from their coordinates, in the units of the hand-drawn map: north is up, the
 * base has the pin, rings are at equal distances from it.
 * @param frame area of the file
 */
export function computeMap(towns: readonly Town[], base: Town, frame: Box): ComputedMap {
  const { project, scale } = fitProjection(towns, base)
  const center = project(base)
  const places = towns.map((town) => ({ town, at: project(town) }))
  const { names, leaders, obstacles, numbers } = placeAllNames(places, base)
  const rings = ringMiles(towns, base)
  for (const miles of rings) {
    const text = `${miles} mi`
    const label = ringLabel(center, miles * scale, text, obstacles)
    if (!label) continue
    names.push({ ...label.name, text, ground: 'land', kind: 'distance' })
    obstacles.push(label.box)
  }
  const circles = rings.map((miles) => circlePath(...center, miles * scale))
  const dots = places.filter(({ town }) => town !== base).map(({ at }) => circlePath(...at, 7))
  const [x, y] = NORTH_ARROW
  const ground = svgFile(
    frame,
    [
      rect('fog', frame.x, frame.y, frame.width, frame.height),
      fill('card', circles.at(-1) ?? ''),
      stroke('steel3', 1.6, circles.join(''), 'stroke-dasharray="2 6" stroke-linecap="round"'),
      stroke('ink', 1.6, leaders.join('')),
      `<path fill="${siteColors().brassLo}" stroke="${siteColors().ink}" stroke-width="1.6" d="${dots.join('')}"/>`,
      pin(center, siteColors().amber),
      stroke('ink', 2, `M${x} ${y + 22}v-36l-7 9m7-9 7 9M${x - 5} ${y - 20}v-13l10 13v-13`),
    ].join(''),
  )
  return { ground, names, numbers }
}
