import type { XY } from './shapes.ts'

/**
 * One cut, the motif of the whole site: a flat line has flat-bottomed cuts at some positions,
 * joined to the top by straight ramps. Used for a key's blade, the edge between two backgrounds and
 * the skyline.
 */
export interface Cut {
  /** Center, in the drawing's units. */
  readonly x: number
  /** Distance below the top line, in the drawing's units. */
  readonly depth: number
}

export interface CutShape {
  /** Half the width of a cut's flat. */
  readonly flat: number
  /** Units of depth for one unit sideways. */
  readonly slope: number
}

/**
 * Returns the polyline from `from` to `to` along the top line at `top`. Ramps that meet before they
 * reach the top meet in a point.
 * @param cuts from left to right
 */
export function cutLine(
  cuts: readonly Cut[],
  { flat, slope }: CutShape,
  { from, to, top }: { from: number; to: number; top: number },
): readonly XY[] {
  const points: XY[] = [[from, top]]
  let previous: Cut | undefined
  for (const cut of cuts) {
    if (cut.depth <= 0) continue
    const rampStart = cut.x - flat - cut.depth / slope
    const rampEnd = previous ? previous.x + flat + previous.depth / slope : from
    if (previous && rampEnd > rampStart)
      points.push(meetingPoint(previous, cut, { flat, slope }, top))
    else {
      if (previous) points.push([rampEnd, top])
      points.push([Math.max(rampStart, from), top])
    }
    points.push([cut.x - flat, top + cut.depth], [cut.x + flat, top + cut.depth])
    previous = cut
  }
  if (previous) points.push([Math.min(previous.x + flat + previous.depth / slope, to), top])
  points.push([to, top])
  return points
}

function meetingPoint(left: Cut, right: Cut, { flat, slope }: CutShape, top: number): XY {
  const fromLeft = left.x + flat
  const fromRight = right.x - flat
  const x = (fromLeft + fromRight + (left.depth - right.depth) / slope) / 2
  return [x, top + left.depth - (x - fromLeft) * slope]
}

/** Returns path data through the points, rounded to a tenth of a unit. */
export function pathData(points: readonly XY[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
}

export const round = (value: number): number => Math.round(value * 10) / 10

/** Dimensions of page edges, each cut by its page's own key; px. */
export const EDGE = {
  pitch: 120,
  step: 6.9,
  shape: { flat: 13, slope: 1.35 },
  /** Height of the deepest cut. */
  height: 42,
} as const

const CUT_COUNT = 6
/**
 * Largest difference between neighboring cuts of a real key (maximum adjacent cut specification).
 */
const MAX_ADJACENT = 4

/**
 * Returns a page's six depths, 1 to 6: each from the sum of the character codes of every sixth
 * letter of its slug. The home page and the not-found page have keys of their own.
 * @param path the page's path
 */
export function pageCode(path: string): readonly number[] {
  if (path === '/') return [3, 5, 2, 6, 4, 1]
  if (path === '/404') return [4, 0, 4, 0, 4, 0]
  const slug = path.slice(path.lastIndexOf('/') + 1)
  const depths: number[] = []
  for (let position = 0; position < CUT_COUNT; position++) {
    let sum = 0
    for (let index = position; index < slug.length; index += CUT_COUNT)
      sum += slug.charCodeAt(index)
    const depth = 1 + (sum % CUT_COUNT)
    const before = depths.at(-1) ?? depth
    depths.push(Math.min(Math.max(depth, before - MAX_ADJACENT), before + MAX_ADJACENT))
  }
  return depths
}
