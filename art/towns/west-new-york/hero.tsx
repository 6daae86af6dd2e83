import { hatch, projection, trace } from '../geometry.ts'
import type { MapLine } from '../outlines.ts'
import { Cliff, Piers, River, Route, TownStreets, TownPin } from '../scene.tsx'
import type { TownHero } from '../types.ts'

const project = projection([1047, 247], 4.2, [335, 376])
const BEARING = 30
const BERGENLINE: MapLine = [
  [998, 276],
  [1047, 195],
]
const SIXTIETH: MapLine = [
  [1001, 224],
  [1075, 266],
]
const CLIFF_ROAD: MapLine = [
  [1036, 297],
  [1072, 255],
  [1090, 220],
]

/** The blocks end at the brow; below it is one road along the water. */
const upland: MapLine = [
  [1043, 301],
  [1020, 288],
  [978, 264],
  [1026, 180],
  [1042, 193],
  [1098, 225],
  [1077, 263],
]
const through = project([1022, 236])
const streets =
  hatch(upland.map(project), BEARING, 31, through) +
  hatch(upland.map(project), BEARING + 90, 31, through) +
  trace(
    [
      [1060, 305],
      [1089, 260],
      [1112, 233],
    ],
    project,
  )

/** West New York: streets numbered from the cliff's brow back to the ridge. */
export const westNewYorkHero: TownHero = {
  labels: {
    'main-street': { x: 124, y: 486, rotate: -60, tone: 'ink' },
    'second-street': { x: 270, y: 330, rotate: 30, tone: 'ink' },
    'cliff-road': { x: 300, y: 570, rotate: -55, tone: 'ink' },
    river: { x: 510, y: 640, tone: 'card' },
  },
  drawing: () => (
    <>
      <River slug="west-new-york" project={project} />
      <Route
        line={[
          [946, 362],
          [998, 276],
          [1047, 195],
          [1080, 140],
        ]}
        project={project}
      />
      <Piers
        project={project}
        bearing={120}
        slabs={[
          { at: [1104, 252], length: 40, width: 16 },
          { at: [1084, 281], length: 52, width: 18 },
          { at: [1072, 302], length: 44, width: 16 },
        ]}
      />
      <TownStreets
        slug="west-new-york"
        project={project}
        streets={streets}
        mains={trace(BERGENLINE, project) + trace(SIXTIETH, project) + trace(CLIFF_ROAD, project)}
      />
      <Cliff project={project} least={22} />
      <TownPin at={[1058, 248]} project={project} />
    </>
  ),
}
