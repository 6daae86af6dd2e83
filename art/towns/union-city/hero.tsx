import { tokens } from '../../tokens.ts'
import { hatch, projection, trace } from '../geometry.ts'
import { outline } from '../land.ts'
import type { MapLine } from '../outlines.ts'
import { Cliff, Leader, Open, River, Route, TownStreets, TownPin } from '../scene.tsx'
import type { TownHero } from '../types.ts'

const project = projection([937, 382], 2.48, [320, 370])
const BEARING = 30
const land = outline('union-city').map(project)
const through = project([940, 375])
const BERGENLINE: MapLine = [
  [991, 287],
  [888, 468],
]
const SUMMIT: MapLine = [
  [974, 280],
  [872, 455],
]
/** The highway to the Lincoln Tunnel through the middle of town. */
const HIGHWAY: MapLine = [
  [860, 322],
  [905, 348],
  [943, 370],
  [975, 396],
  [1003, 408],
]
const PARK: MapLine = [
  [866, 464],
  [880, 472],
  [876, 480],
  [862, 468],
]

const streets = hatch(land, BEARING, 22, through) + hatch(land, BEARING + 90, 24, through)

/** Union City: the ridge between Kennedy Boulevard and the cliff, shop fronts down its middle. */
export const unionCityHero: TownHero = {
  labels: {
    'main-street': { x: 205, y: 556, rotate: -60, tone: 'ink' },
    'second-street': { x: 300, y: 300, rotate: -60, tone: 'ink' },
    landmark: { x: 14, y: 690, tone: 'steel-3' },
    neighbor: { x: 540, y: 444, tone: 'card' },
  },
  drawing: () => (
    <>
      <River slug="union-city" project={project} />
      <Route line={HIGHWAY} project={project} width={7} />
      <Route
        line={[
          [991, 287],
          [1050, 184],
        ]}
        project={project}
      />
      <TownStreets
        slug="union-city"
        project={project}
        streets={streets}
        mains={trace(BERGENLINE, project) + trace(SUMMIT, project)}
      />
      <Route
        line={[
          [914, 353],
          [943, 370],
          [974, 395],
        ]}
        project={project}
        color={tokens().steel}
        width={9}
      />
      <Open area={PARK} project={project} />
      <Cliff project={project} />
      <Leader from={{ x: 120, y: 666 }} to={[871, 471]} project={project} />
      <TownPin at={[937, 390]} project={project} />
    </>
  ),
}
