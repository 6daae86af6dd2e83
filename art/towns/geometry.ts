import type { MapLine, MapPoint } from './outlines.ts'
import type { Point } from '../shapes.ts'

/** Maps a point of the map to a point of the box. */
export type Projection = (point: MapPoint) => Point

const RADIANS = Math.PI / 180

/**
 * Creates a projection: `center` (map units) is mapped to `at` (box units), one map unit becomes
 * `scale` box units. North stays up.
 */
export function projection(center: MapPoint, scale: number, at: MapPoint = [360, 372]): Projection {
  return ([x, y]) => ({ x: (x - center[0]) * scale + at[0], y: (y - center[1]) * scale + at[1] })
}

/**
 * Returns path data in whole units: fractions are not visible in a drawing 720 wide, but cost
 * bytes.
 */
export function path(points: readonly Point[], close = false): string {
  const corners = points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)
  return `M${corners.join('L')}${close ? 'Z' : ''}`
}

/** Returns `path` of map points. */
export function trace(line: MapLine, project: Projection, close = false): string {
  return path(line.map(project), close)
}

/**
 * Returns parallel lines inside a polygon (box units, may be concave), each running at `bearing`
 * degrees east of north, `pitch` apart, the first through `through`.
 */
export function hatch(
  polygon: readonly Point[],
  bearing: number,
  pitch: number,
  through: Point,
): string {
  const along = { x: Math.sin(bearing * RADIANS), y: -Math.cos(bearing * RADIANS) }
  const across = { x: -along.y, y: along.x }
  const turned = polygon.map(({ x, y }) => ({
    u: (x - through.x) * across.x + (y - through.y) * across.y,
    v: (x - through.x) * along.x + (y - through.y) * along.y,
  }))
  const us = turned.map(({ u }) => u)
  const back = (u: number, v: number): Point => ({
    x: through.x + u * across.x + v * along.x,
    y: through.y + u * across.y + v * along.y,
  })
  let lines = ''
  for (let k = Math.ceil(Math.min(...us) / pitch); k * pitch < Math.max(...us); k += 1) {
    const u = k * pitch
    const hits = turned
      .flatMap((a, i) => {
        const b = turned[(i + 1) % turned.length] ?? a
        return a.u < u === b.u < u ? [] : [a.v + ((b.v - a.v) * (u - a.u)) / (b.u - a.u)]
      })
      .toSorted((a, b) => a - b)
    for (let i = 0; i + 1 < hits.length; i += 2) {
      lines += path([back(u, hits[i] ?? 0), back(u, hits[i + 1] ?? 0)])
    }
  }
  return lines
}

/** Returns the part of a segment inside a rectangle (Liang and Barsky), if any. */
export function clipSegment(
  a: Point,
  b: Point,
  box: { left: number; top: number; right: number; bottom: number },
) {
  let from = 0
  let to = 1
  const limits = [
    [a.x - b.x, a.x - box.left],
    [b.x - a.x, box.right - a.x],
    [a.y - b.y, a.y - box.top],
    [b.y - a.y, box.bottom - a.y],
  ] as const
  for (const [step, room] of limits) {
    if (step === 0 && room < 0) return undefined
    if (step < 0) from = Math.max(from, room / step)
    if (step > 0) to = Math.min(to, room / step)
  }
  const at = (t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t })
  return from < to ? ([at(from), at(to)] as const) : undefined
}

/**
 * Heights over the row's least height; the pattern of the logo's pins, twice, so that no rhythm is
 * visible.
 */
const RISE = [6, 13, 0, 9, 3, 16, 8, 11, 2, 14, 5]

/**
 * Returns a palisade along a line of box points: pales 7 wide on the line, 8.5 apart horizontally,
 * pointed at the top. Where the line is steep they grow, so that the row never has a visible gap.
 */
export function palisade(line: readonly Point[], least: number, top = -60, bottom = 800): string {
  let data = ''
  let count = 0
  let nextX: number | undefined
  for (let i = 0; i + 1 < line.length; i += 1) {
    const a = line[i]
    const b = line[i + 1]
    if (!a || !b || a.x === b.x) continue
    const slope = (b.y - a.y) / (b.x - a.x)
    const step = b.x > a.x ? 8.5 : -8.5
    nextX ??= a.x
    while ((b.x - nextX) * step >= 0) {
      const foot = a.y + (nextX - a.x) * slope
      const height = Math.round(
        Math.max(least, Math.abs(slope) * 13) + (RISE[count % RISE.length] ?? 0),
      )
      if (foot > top && foot < bottom) {
        data += `M${Math.round(nextX) - 3} ${Math.round(foot)}v-${height}l3-5 4 5v${height}z`
      }
      count += 1
      nextX += step
    }
  }
  return data
}
