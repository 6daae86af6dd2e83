import { tokens } from '../../tokens.ts'
import { hatch, projection, trace } from '../geometry.ts'
import { HACKENSACK, type MapLine } from '../outlines.ts'
import { Cliff, Leader, Open, Piers, River, Route, TownStreets, TownPin } from '../scene.tsx'
import type { TownHero } from '../types.ts'

const project = projection([742, 724], 0.95, [282, 372])
const KENNEDY: MapLine = [
  [854, 461],
  [800, 570],
  [770, 640],
  [722, 700],
  [637, 804],
  [585, 872],
]
const NEWARK_AVE: MapLine = [
  [878, 734],
  [848, 712],
  [818, 672],
  [790, 626],
  [748, 600],
  [720, 592],
]

/** Each hill and flat has its own street grid. */
const downtown: MapLine = [
  [884, 560],
  [872, 607],
  [881, 630],
  [959, 634],
  [950, 680],
  [933, 682],
  [933, 713],
  [939, 756],
  [932, 783],
  [884, 793],
  [800, 790],
  [750, 770],
  [797, 680],
  [851, 608],
]
const heights: MapLine = [
  [854, 461],
  [900, 500],
  [887, 544],
  [851, 608],
  [812, 660],
  [770, 640],
  [740, 590],
  [786, 470],
]
const bergen: MapLine = [
  [770, 640],
  [812, 660],
  [797, 680],
  [737, 767],
  [720, 850],
  [790, 960],
  [758, 1033],
  [649, 1033],
  [535, 903],
  [580, 760],
  [690, 640],
]
const streets =
  hatch(downtown.map(project), 12, 15, project([878, 734])) +
  hatch(downtown.map(project), 102, 21, project([878, 734])) +
  hatch(heights.map(project), 28, 14, project([770, 640])) +
  hatch(heights.map(project), 118, 26, project([770, 640])) +
  hatch(bergen.map(project), 39, 19, project([637, 804])) +
  hatch(bergen.map(project), 129, 19, project([637, 804]))

const NEWARK_BAY: MapLine = [
  [562, 720],
  [545, 750],
  [530, 800],
  [524, 891],
  [585, 960],
  [649, 1033],
  [600, 1200],
  [427, 1200],
  [440, 960],
  [486, 830],
  [530, 735],
]
const STATE_PARK: MapLine = [
  [884, 804],
  [925, 819],
  [873, 886],
  [821, 929],
  [800, 880],
  [820, 815],
]

/** Jersey City: three grids, one cliff between them, and water on both sides. */
export const jerseyCityHero: TownHero = {
  labels: {
    'main-street': { x: 356, y: 289, rotate: 51, tone: 'ink' },
    'second-street': { x: 168, y: 444, rotate: -51, tone: 'ink' },
    landmark: { x: 216, y: 196, anchor: 'end', tone: 'steel-3' },
    waterfront: { x: 497, y: 421, tone: 'card' },
  },
  drawing: () => (
    <>
      <River slug="jersey-city" project={project} />
      <path d={trace(NEWARK_BAY, project, true)} fill={tokens().night} />
      <Route line={HACKENSACK.slice(4, 14)} project={project} color={tokens().night} width={18} />
      <Piers
        project={project}
        bearing={100}
        slabs={[
          { at: [957, 645], length: 24, width: 12 },
          { at: [953, 665], length: 28, width: 12 },
          { at: [934, 695], length: 30, width: 12 },
          { at: [939, 757], length: 26, width: 12 },
        ]}
      />
      <TownStreets
        slug="jersey-city"
        project={project}
        streets={streets}
        mains={trace(KENNEDY, project) + trace(NEWARK_AVE, project)}
        mainWidth={6}
        ground={<Open area={STATE_PARK} project={project} />}
      />
      <Cliff project={project} />
      <Leader from={{ x: 222, y: 199 }} to={[770, 640]} project={project} />
      <TownPin at={[759, 793]} project={project} />
    </>
  ),
}
