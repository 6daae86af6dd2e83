import { fill, lineThrough } from '../svg.ts'
import type { XY } from '../shapes.ts'

/** Longest pier, in map units from the shore. */
export const PIER_REACH = 26

/**
 * Shore north of the piers, including the bends and midpoints at which the bevel changes its tone.
 */
const NORTH_SHORE: readonly XY[] = [
  [1456, -61],
  [1406, 47],
  [1345, 155],
  [1304, 227],
  [1263, 299],
  [1230, 355],
  [1223, 367],
]
const SOUTH_SHORE: readonly XY[] = [
  [1147, 569],
  [1145, 586],
  [1137, 659],
  [1126, 731],
  [1106, 751],
  [1099, 832],
  [1118, 871],
  [1156, 1000],
]

/** Shore of Manhattan from north to south without its piers, in map units. */
export const MANHATTAN_SHORE: readonly XY[] = [...NORTH_SHORE, ...SOUTH_SHORE]

/** Lengths of the twelve piers, from north to south. */
const PIER_LENGTHS = [15, 8, 20, 11, 25, 16, 8, 20, 11, 16, 25, 11]
const PIER_ROOT = 0.5
/** Direction of the piers, a little upstream, as at Chelsea. */
const PIER_DIRECTION: XY = [-0.9, -0.436]

interface Pier {
  readonly rootNorth: XY
  readonly tipNorth: XY
  readonly tipSouth: XY
  readonly rootSouth: XY
}

function piers(): readonly Pier[] {
  const from = NORTH_SHORE.at(-1) ?? [0, 0]
  const to = SOUTH_SHORE[0] ?? [0, 0]
  const along = (place: number): XY => {
    const share = place / PIER_LENGTHS.length
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
  }
  const reach = ([x, y]: XY, length: number): XY => [
    x + PIER_DIRECTION[0] * length,
    y + PIER_DIRECTION[1] * length,
  ]
  return PIER_LENGTHS.map((length, index) => {
    const rootNorth = along(index + 0.3)
    const rootSouth = along(index + 0.3 + PIER_ROOT)
    return {
      rootNorth,
      tipNorth: reach(rootNorth, length),
      tipSouth: reach(rootSouth, length),
      rootSouth,
    }
  })
}

/** Returns a band of the bevel, inland of the edge between two points. */
function band([ax, ay]: XY, [bx, by]: XY, [dx, dy]: XY): string {
  return lineThrough(
    [
      [ax, ay],
      [bx, by],
      [bx + dx, by + dy],
      [ax + dx, ay + dy],
    ],
    true,
  )
}

/** Draws Manhattan in brass: its shore is the edge of a key, its piers are the cuts. */
export function manhattan(right: number): string {
  const docks = piers()
  const shore = [
    ...NORTH_SHORE,
    ...docks.flatMap((pier) => [pier.rootNorth, pier.tipNorth, pier.tipSouth, pier.rootSouth]),
    ...SOUTH_SHORE,
  ]
  const bands = { lit: '', shaded: '' }
  for (const line of [NORTH_SHORE, SOUTH_SHORE]) {
    for (const [index, point] of line.entries()) {
      const next = line[index + 1]
      if (!next) continue
      const lit = (line === NORTH_SHORE) === (index % 2 === 0)
      bands[lit ? 'lit' : 'shaded'] += band(point, next, [8, 0])
    }
  }
  for (const [index, pier] of docks.entries()) {
    const root = docks[index + 1]?.rootNorth ?? SOUTH_SHORE[0]
    bands.shaded += band(pier.tipNorth, pier.tipSouth, [5.4, 2.6])
    if (root) bands.shaded += band(pier.rootSouth, root, [7, 0])
    bands.lit += band(pier.tipSouth, pier.rootSouth, [1, -3.4])
  }
  return [
    fill('brass', lineThrough([...shore, [right, 1000], [right, -61]], true)),
    fill('brassHi', bands.lit),
    fill('brassMid', bands.shaded),
  ].join('')
}
