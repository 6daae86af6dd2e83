import { tokens } from '../../tokens.ts'
import { hatch, path, projection, trace } from '../geometry.ts'
import type { MapLine, MapPoint } from '../outlines.ts'
import { Cliff, Leader, River, Route, TownStreets, TownPin } from '../scene.tsx'
import type { TownHero } from '../types.ts'

const project = projection([1088, 203.5], 6.4, [380, 390])
const BERGENLINE: MapLine = [
  [1049, 197],
  [1063, 175],
]
const SEVENTIETH: MapLine = [
  [1051.5, 178],
  [1108, 210],
]
const CLIFF_ROAD: MapLine = [
  [1092, 221],
  [1105, 198],
]

/** Four blocks wide, from the ridge to the brow. */
const upland: MapLine = [
  [1042, 193],
  [1056, 171],
  [1111, 202],
  [1098, 225],
]
const through = project([1055, 188])
const streets =
  hatch(upland.map(project), 30, 43, through) +
  hatch(upland.map(project), 120, 37, project(SEVENTIETH[0] ?? [0, 0]))

/** The three eight-sided towers between the brow and the river. */
const TOWERS: readonly MapPoint[] = [
  [1115, 226],
  [1119, 219],
  [1123, 212],
]
const octagon = (at: MapPoint): string => {
  const { x, y } = project(at)
  return path(
    Array.from({ length: 8 }, (_, k) => ({
      x: x + 19 * Math.cos(((k * 45 + 7.5) * Math.PI) / 180),
      y: y + 19 * Math.sin(((k * 45 + 7.5) * Math.PI) / 180),
    })),
    true,
  )
}

/** Guttenberg: four blocks from ridge to river, and its towers. */
export const guttenbergHero: TownHero = {
  labels: {
    'main-street': { x: 36, y: 556, rotate: -60, tone: 'steel-3' },
    'second-street': { x: 345, y: 386, rotate: 29.5, tone: 'ink' },
    landmark: { x: 494, y: 620, tone: 'card' },
    'cliff-road': { x: 482, y: 338, rotate: -74, tone: 'steel-3' },
  },
  drawing: () => (
    <>
      <River slug="guttenberg" project={project} />
      <Route
        line={[
          [1026, 234],
          [1049, 197],
          [1063, 175],
          [1105, 108],
        ]}
        project={project}
        width={6}
      />
      <Route
        line={[
          [1062, 262],
          [1092, 221],
          [1105, 198],
          [1119, 150],
          [1129, 110],
        ]}
        project={project}
        width={6}
      />
      <TownStreets
        slug="guttenberg"
        project={project}
        streets={streets}
        mains={trace(BERGENLINE, project) + trace(SEVENTIETH, project) + trace(CLIFF_ROAD, project)}
        mainWidth={10}
      />
      <path
        d={TOWERS.map(octagon).join('')}
        fill={tokens().steel3}
        stroke={tokens().ink}
        strokeWidth="2.5"
      />
      <Cliff project={project} least={26} />
      <Leader from={{ x: 540, y: 594 }} to={[1115, 226]} project={project} />
      <TownPin at={[1078, 210]} project={project} />
    </>
  ),
}
