import type { ReactNode } from 'react'
import { tokens } from '../tokens.ts'
import { path, palisade, trace, type Projection } from './geometry.ts'
import { neighborBorders, outline, SHORE } from './land.ts'
import { CLIFF, type MapLine, type MapPoint } from './outlines.ts'
import type { Point } from '../shapes.ts'

/**
 * Renders a town's surroundings: the Hudson with its dashes, continuing to the right for wide
 * screens, and the neighbors' borders.
 */
export function River({ slug, project }: { slug: string; project: Projection }): ReactNode {
  const bank = SHORE.map(project)
  const [first, last] = [bank[0], bank.at(-1)]
  if (!first || !last) return null
  const far = (shift: number): Point[] => [
    ...bank.map(({ x, y }) => ({ x: x + shift, y })),
    { x: 1500, y: last.y },
    { x: 1500, y: first.y },
  ]
  return (
    <>
      <pattern id="town-waves" width="242" height="162" patternUnits="userSpaceOnUse">
        <path
          d="M6 9h26M86 9h34M166 9h22M46 27h30M206 27h26M6 45h34M126 45h26M86 63h30M168 63h34M26 81h26M206 81h30M66 99h34M146 99h22M6 117h30M106 117h26M186 117h34M46 135h26M126 135h30M86 153h22M206 153h30"
          stroke={tokens().ink3}
          strokeWidth="2"
        />
      </pattern>
      <path d={path(bank.concat(far(0).slice(-2)), true)} fill={tokens().night} />
      <path d={path(far(44), true)} fill="url(#town-waves)" />
      <path d={neighborBorders(slug, project)} stroke={tokens().ink4} strokeWidth="2" />
    </>
  )
}

interface TownStreetsProps {
  readonly slug: string
  readonly project: Projection
  readonly streets: string
  /** Path data of the well-known streets. */
  readonly mains: string
  readonly mainWidth?: number
  /** Ground under the streets: parks, open land. */
  readonly ground?: ReactNode
}

/**
 * Renders the town itself: paper background, streets in steel, main streets and outline in brass.
 */
export function TownStreets({
  slug,
  project,
  streets,
  mains,
  mainWidth = 8,
  ground,
}: TownStreetsProps): ReactNode {
  const edge = trace(outline(slug), project, true)
  return (
    <>
      <path d={edge} fill={tokens().paper} />
      {ground}
      <path d={streets} fill="none" stroke={tokens().steel3} strokeWidth="2" />
      <path d={mains} fill="none" stroke={tokens().brass} strokeWidth={mainWidth} />
      <path d={edge} fill="none" stroke={tokens().brass} strokeWidth="3" />
    </>
  )
}

/** Renders the Palisades as a row of pales, `least` the height of the shortest. */
export function Cliff({ project, least = 17 }: { project: Projection; least?: number }): ReactNode {
  return (
    <path className="town-cliff" d={palisade(CLIFF.map(project), least)} fill={tokens().steel} />
  )
}

/**
 * Renders piers as paper-colored slabs: each from a point of the shore (map units) out along
 * `bearing` degrees east of north, `length` by `width` in box units.
 */
export function Piers({
  project,
  bearing,
  slabs,
}: {
  project: Projection
  bearing: number
  slabs: readonly { readonly at: MapPoint; readonly length: number; readonly width: number }[]
}): ReactNode {
  const turn = (bearing * Math.PI) / 180
  const [dx, dy] = [Math.sin(turn), -Math.cos(turn)]
  const data = slabs.map(({ at, length, width }) => {
    const { x, y } = project(at)
    const corner = (out: number, side: number): Point => ({
      x: x + dx * out - dy * side,
      y: y + dy * out + dx * side,
    })
    const half = width / 2
    return path(
      [corner(-6, -half), corner(length, -half), corner(length, half), corner(-6, half)],
      true,
    )
  })
  return <path d={data.join('')} fill={tokens().paper} stroke={tokens().brass} strokeWidth="3" />
}

interface RouteProps {
  readonly line: MapLine
  readonly project: Projection
  readonly color?: string
  readonly width?: number
  readonly dash?: string
}

/** Renders a line that is no street of the town: a highway, a tunnel, a road into the next town. */
export function Route({
  line,
  project,
  color = tokens().ink4,
  width = 4,
  dash,
}: RouteProps): ReactNode {
  return (
    <path
      d={trace(line, project)}
      fill="none"
      stroke={color}
      strokeWidth={width}
      strokeDasharray={dash}
    />
  )
}

export function Railroad({ line, project }: { line: MapLine; project: Projection }): ReactNode {
  return (
    <>
      <Route line={line} project={project} color={tokens().steel} width={9} dash="2 7" />
      <Route line={line} project={project} color={tokens().steel} width={2.5} />
    </>
  )
}

export function Open({ area, project }: { area: MapLine; project: Projection }): ReactNode {
  return (
    <path
      d={trace(area, project, true)}
      fill={tokens().mist}
      stroke={tokens().steel3}
      strokeWidth="2"
    />
  )
}

/** Renders a leader from a name (box units) to its place on the map, with a dot at the place. */
export function Leader({
  from,
  to,
  project,
}: {
  from: Point
  to: MapPoint
  project: Projection
}): ReactNode {
  const { x, y } = project(to)
  return (
    <>
      <path d={path([from, { x, y }])} stroke={tokens().brassMid} strokeWidth="2" />
      <circle
        cx={Math.round(x)}
        cy={Math.round(y)}
        r="5"
        fill={tokens().ink}
        stroke={tokens().brassMid}
        strokeWidth="2"
      />
    </>
  )
}

/** Renders our pin with its driver above, the tip at `at` (map units). */
export function TownPin({ at, project }: { at: MapPoint; project: Projection }): ReactNode {
  const { x, y } = project(at)
  return (
    <g
      transform={`translate(${Math.round(x)} ${Math.round(y)})`}
      stroke={tokens().ink}
      strokeWidth="2.5"
    >
      <path d="M-10-44h20v30L0 0-10-14z" fill={tokens().amber} />
      <path d="M-10-64h20v16h-20z" fill={tokens().ink} />
    </g>
  )
}
