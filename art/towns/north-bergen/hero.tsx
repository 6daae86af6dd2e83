import { tokens } from '../../tokens.ts'
import { hatch, projection, trace } from '../geometry.ts'
import { outline } from '../land.ts'
import type { MapLine } from '../outlines.ts'
import { Cliff, Leader, Open, River, Route, TownStreets, TownPin } from '../scene.tsx'
import type { TownHero } from '../types.ts'

const project = projection([972, 254], 1.42, [312, 372])
const BEARING = 30
const KENNEDY: MapLine = [
  [854, 461],
  [978, 264],
  [1030, 172],
  [1062, 125],
  [1108, 88],
]
const TONNELLE: MapLine = [
  [815, 424],
  [913, 245],
  [1008, 51],
]
const BERGENLINE: MapLine = [
  [1054, 178],
  [1108, 88],
]
const PARK: MapLine = [
  [1086, 143],
  [1108, 105],
  [1136, 113],
  [1119, 159],
]

/** Streets rise from Tonnelle Avenue to the cliff; the flats to the west have yards, not blocks. */
const hill: MapLine = [
  [815, 424],
  [854, 461],
  [978, 264],
  [1026, 180],
  [1042, 193],
  [1056, 171],
  [1108, 198],
  [1131, 126],
  [1137, 109],
  [1121, 97],
  [1045, 47],
  [1008, 51],
  [913, 245],
]
const through = project([978, 264])
const streets =
  hatch(hill.map(project), BEARING, 22, through) +
  hatch(hill.map(project), BEARING + 90, 20, through) +
  hatch(outline('north-bergen').map(project), BEARING + 90, 80, through)

/** North Bergen: the long hill between Tonnelle Avenue and the cliff, with its park. */
export const northBergenHero: TownHero = {
  labels: {
    'main-street': { x: 346, y: 466, rotate: -60, tone: 'steel-3' },
    'second-street': { x: 206, y: 540, rotate: -58, tone: 'ink' },
    highway: { x: 124, y: 500, rotate: -61, tone: 'ink' },
    landmark: { x: 504, y: 376, tone: 'card' },
  },
  drawing: () => (
    <>
      <River slug="north-bergen" project={project} />
      <Route
        line={[
          [884, 476],
          [993, 284],
          [1054, 178],
        ]}
        project={project}
      />
      <TownStreets
        slug="north-bergen"
        project={project}
        streets={streets}
        mains={trace(KENNEDY, project) + trace(TONNELLE, project) + trace(BERGENLINE, project)}
        mainWidth={6}
        ground={<path d={trace(hill, project, true)} fill={tokens().card} />}
      />
      <Open area={PARK} project={project} />
      <Cliff project={project} />
      <Leader from={{ x: 578, y: 350 }} to={[1112, 130]} project={project} />
      <TownPin at={[975, 191]} project={project} />
    </>
  ),
}
