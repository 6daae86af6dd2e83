import { tokens } from '../../tokens.ts'
import { hatch, projection, palisade, trace } from '../geometry.ts'
import { outline } from '../land.ts'
import { Cliff, Piers, Railroad, River, TownStreets, TownPin } from '../scene.tsx'
import type { TownHero } from '../types.ts'

const project = projection([932, 533], 2.93, [330, 374])
const BEARING = 13
const land = outline('hoboken').map(project)
const cityHall = project([945, 604])

const streets = hatch(land, BEARING, 23, cityHall) + hatch(land, BEARING + 90, 31, cityHall)
const washington = trace(
  [
    [943, 614],
    [977, 476],
  ],
  project,
)
const castlePoint = palisade(
  [
    [989, 538],
    [978, 566],
  ].map(([x = 0, y = 0]) => project([x, y])),
  12,
)

/** Hoboken: the square mile under the cliff, its piers and Washington Street. */
export const hobokenHero: TownHero = {
  labels: {
    'main-street': { x: 407, y: 374, rotate: -77, tone: 'ink' },
    landmark: { x: 512, y: 440, tone: 'card' },
    station: { x: 452, y: 676, tone: 'card' },
    neighbor: { x: 18, y: 400, tone: 'steel-3' },
  },
  drawing: () => (
    <>
      <River slug="hoboken" project={project} />
      <Cliff project={project} />
      <Piers
        project={project}
        bearing={90 + BEARING}
        slabs={[
          { at: [992, 489], length: 62, width: 18 },
          { at: [994, 506], length: 66, width: 18 },
          { at: [976, 580], length: 58, width: 24 },
          { at: [969, 607], length: 78, width: 30 },
        ]}
      />
      <TownStreets slug="hoboken" project={project} streets={streets} mains={washington} />
      <Railroad
        line={[
          [876, 617],
          [930, 622],
          [961, 622],
        ]}
        project={project}
      />
      <path d={castlePoint} fill={tokens().steel} />
      <TownPin at={[956, 562]} project={project} />
    </>
  ),
}
