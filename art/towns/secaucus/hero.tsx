import { tokens } from '../../tokens.ts'
import { hatch, projection, trace } from '../geometry.ts'
import { HACKENSACK, type MapLine } from '../outlines.ts'
import { Cliff, Leader, Open, Railroad, River, Route, TownStreets, TownPin } from '../scene.tsx'
import type { TownHero } from '../types.ts'

const project = projection([752, 307], 1.45, [380, 374])
const PLANK_ROAD: MapLine = [
  [745, 181],
  [806, 232],
  [834, 263],
]
const JUNCTION = [700, 433] as const
const BEARING = 40

/** Houses are in the north; the south has yards, warehouses and marsh. */
const houses: MapLine = [
  [717, 223],
  [737, 162],
  [807, 104],
  [848, 150],
  [830, 245],
  [780, 310],
  [700, 290],
  [690, 238],
]
const yards: MapLine = [
  [660, 254],
  [700, 290],
  [780, 310],
  [807, 335],
  [786, 414],
  [732, 434],
  [684, 511],
  [655, 492],
  [620, 429],
  [633, 356],
]
const through = project([806, 232])
const streets =
  hatch(houses.map(project), BEARING, 21, through) +
  hatch(houses.map(project), BEARING + 90, 24, through) +
  hatch(yards.map(project), BEARING + 20, 62, through) +
  hatch(yards.map(project), BEARING + 110, 76, through)

/** Secaucus: an island between the Hackensack and the hill, with two railroads that cross. */
export const secaucusHero: TownHero = {
  labels: {
    'main-street': { x: 270, y: 150, anchor: 'end', tone: 'steel-3' },
    landmark: { x: 480, y: 418, tone: 'steel-3' },
    station: { x: 450, y: 650, tone: 'steel-3' },
    river: { x: 142, y: 610, rotate: -82, tone: 'steel-3' },
  },
  drawing: () => (
    <>
      <River slug="secaucus" project={project} />
      <Route line={HACKENSACK} project={project} color={tokens().night} width={26} />
      <Route
        line={[
          [834, 263],
          [860, 298],
        ]}
        project={project}
      />
      <TownStreets
        slug="secaucus"
        project={project}
        streets={streets}
        mains={trace(PLANK_ROAD, project)}
        mainWidth={7}
      />
      <Open
        area={[
          [812, 222],
          [836, 190],
          [850, 200],
          [842, 238],
          [828, 248],
        ]}
        project={project}
      />
      <Railroad line={[[560, 507], JUNCTION, [854, 355], [900, 332]]} project={project} />
      <Railroad line={[[760, 572], JUNCTION, [616, 246]]} project={project} />
      <Cliff project={project} />
      <Leader from={{ x: 279, y: 147 }} to={[752, 187]} project={project} />
      <Leader from={{ x: 556, y: 396 }} to={[832, 222]} project={project} />
      <Leader from={{ x: 440, y: 640 }} to={JUNCTION} project={project} />
      <TownPin at={[748, 290]} project={project} />
    </>
  ),
}
