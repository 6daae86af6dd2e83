import { clipSegment, path, type Projection } from './geometry.ts'
import { OUTLINES, type MapLine, type MapPoint } from './outlines.ts'

/**
 * The west bank of the Hudson from Edgewater to Bayonne: the river edges of the towns, north to
 * south.
 */
export const SHORE: MapLine = [
  [1278, -97],
  ...outline('north-bergen').slice(0, 2),
  ...outline('west-new-york').slice(0, 3),
  ...outline('weehawken').slice(1, 7),
  ...outline('hoboken').slice(1, 8),
  ...outline('jersey-city').slice(1, 13),
  [690, 1200],
]

/**
 * Returns the outline of a town of the map in map units.
 * @throws for a town without an outline
 */
export function outline(slug: string): MapLine {
  const line = OUTLINES[slug]
  if (!line) throw new Error(`No outline of ${slug}`)
  return line
}

const FRAME = { left: 0, top: -60, right: 1200, bottom: 800 }

const edges = (line: MapLine, closed: boolean): (readonly [MapPoint, MapPoint])[] =>
  line.flatMap((a, i) => {
    const b = line[i + 1] ?? (closed ? line[0] : undefined)
    return b ? [[a, b] as const] : []
  })

const nameOf = ([a, b]: readonly [MapPoint, MapPoint]): string =>
  a[0] < b[0] || (a[0] === b[0] && a[1] < b[1])
    ? `${a.join()} ${b.join()}`
    : `${b.join()} ${a.join()}`

/**
 * Returns the borders between the other seven as path data inside the box and the wide hero right
 * of it; each once, without shores.
 */
export function neighborBorders(slug: string, project: Projection): string {
  const seen = new Set([...edges(outline(slug), true), ...edges(SHORE, false)].map(nameOf))
  let data = ''
  for (const line of Object.values(OUTLINES)) {
    for (const edge of edges(line, true)) {
      const name = nameOf(edge)
      if (seen.has(name)) continue
      seen.add(name)
      const visible = clipSegment(project(edge[0]), project(edge[1]), FRAME)
      if (visible) data += path(visible)
    }
  }
  return data
}
