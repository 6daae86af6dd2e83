import { tokens } from '../../tokens.ts'
import { hatch, projection, trace } from '../geometry.ts'
import type { MapLine } from '../outlines.ts'
import { Cliff, Leader, Open, Piers, River, Route, TownStreets, TownPin } from '../scene.tsx'
import type { TownHero } from '../types.ts'

const project = projection([1010, 371], 3.5, [318, 374])
const CLIFF_ROAD: MapLine = [
  [1042, 300],
  [1024, 326],
  [998, 372],
  [976, 402],
  [982, 424],
  [966, 442],
]
const PARK: MapLine = [
  [997, 361],
  [1004, 365],
  [997, 376],
  [990, 372],
]

/** The highway winds from the top down to the tunnel's mouth. */
const HELIX: MapLine = [
  [920, 356],
  [985, 399],
  [994, 403],
  [999, 409],
  [999, 416],
  [994, 421],
  [987, 421],
  [982, 416],
  [983, 409],
  [989, 406],
  [1008, 411],
]
const TUNNEL: MapLine = [
  [1008, 411],
  [1100, 430],
  [1200, 452],
  [1420, 500],
]

/** Blocks are on top, up to the brow; the flat below has the road to the ferries. */
const upland: MapLine = [
  [1046, 306],
  [1020, 288],
  [955, 432],
  [964, 424],
  [1007, 371],
  [1034, 324],
]
const through = project([1000, 350])
const streets =
  hatch(upland.map(project), 30, 26, through) +
  hatch(upland.map(project), 120, 28, through) +
  trace(
    [
      [1056, 312],
      [1047, 340],
      [1040, 362],
      [1022, 388],
      [1010, 414],
      [992, 434],
      [972, 448],
    ],
    project,
  )

/** Weehawken: half on the cliff, half below it, with the tunnel between. */
export const weehawkenHero: TownHero = {
  labels: {
    'main-street': { x: 300, y: 290, rotate: -60, tone: 'ink' },
    landmark: { x: 214, y: 330, anchor: 'end', tone: 'steel-3' },
    ferry: { x: 512, y: 206, tone: 'card' },
    tunnel: { x: 450, y: 590, tone: 'card' },
  },
  drawing: () => (
    <>
      <River slug="weehawken" project={project} />
      <Piers
        project={project}
        bearing={105}
        slabs={[
          { at: [1053, 334], length: 54, width: 20 },
          { at: [1050, 352], length: 44, width: 16 },
          { at: [1021, 408], length: 40, width: 18 },
        ]}
      />
      <TownStreets
        slug="weehawken"
        project={project}
        streets={streets}
        mains={trace(CLIFF_ROAD, project)}
      />
      <Open area={PARK} project={project} />
      <Route line={HELIX} project={project} color={tokens().steel} width={6} />
      <Route line={TUNNEL} project={project} color={tokens().steel2} width={3} dash="10 8" />
      <Cliff project={project} least={20} />
      <Leader from={{ x: 222, y: 324 }} to={[997, 368]} project={project} />
      <TownPin at={[1029, 379]} project={project} />
    </>
  ),
}
