import {
  fill,
  lineThrough,
  rect,
  rectPath,
  stroke,
  svgFile,
  type ViewBox,
  type XY,
} from '../svg.ts'
import { carWithKey, personWithDog } from './figures.ts'
import { GROUND, house, shop, storage } from './street.ts'

/** The composed scene is 0 0 1440 640; street and sky go on for wider screens. */
export const EMERGENCY_WIDE: ViewBox = { x: -1200, y: 0, width: 3840, height: 640 }

const LEFT = EMERGENCY_WIDE.x
const RIGHT = LEFT + EMERGENCY_WIDE.width

/** The lit ground begins and ends where the cone meets it. */
const LIT = { from: -60, to: 912 }

/** Dark roofs left of the light, seen on screens wider than 1440: x and roof height of each. */
const ROOFS: readonly XY[] = [
  [-1200, 150],
  [-1010, 214],
  [-846, 176],
  [-668, 132],
  [-470, 206],
  [-316, 164],
  [-150, 0],
]

/** The cliff right of the last building: a palisade that climbs out of the picture. */
function palisade(): string {
  const rise = [6, 22, 0, 14, 4, 26, 12, 18, 3, 23, 8]
  let data = ''
  for (let n = 0; 1672 + n * 26 < RIGHT; n++) {
    const height = 96 + n * 4.4 + (rise[n % rise.length] ?? 0)
    data += lineThrough(
      [
        [1672 + n * 26, GROUND],
        [1672 + n * 26, GROUND - height],
        [1682 + n * 26, GROUND - height - 13],
        [1692 + n * 26, GROUND - height],
        [1692 + n * 26, GROUND],
      ],
      true,
    )
  }
  return data
}

function roofs(): string {
  const points: XY[] = [[LEFT, GROUND]]
  for (const [index, [x, height]] of ROOFS.entries()) {
    const before = ROOFS[index - 1]
    if (before) points.push([x, GROUND - before[1]])
    points.push([x, GROUND - height])
  }
  return lineThrough(points, true)
}

function lamp(): string {
  return [
    stroke('steel', 10, 'M45 556V56q0-35 36-35h50'),
    rect('steel2', 40, 70, 3, 441),
    fill('steel', rectPath(34, 511, 22, 45) + rectPath(26, 556, 38, 22)),
    fill('steel3', 'M90 74l7-22C96.6 32 108 22 132 22s36.4 10 37 30l5 22z'),
    fill('mist', 'M94 74h10l3-22c0-13 4-22 12-28.2C104 26.6 97.4 37 97 52z'),
    rect('amberHi', 90, 74, 84, 8),
  ].join('')
}

/**
 * 'Wait in the light', for screens from 640 px. Show it `height: clamp(520px,
 * 44.44vw, 640px)`, 6 to 1: below 1440 px with x 0 of the scene on the left
 * edge of the screen (shifted left by 31.25% of its own width), from 1440 px
 * centered. Night above and ink below go on in the section's own ground. The
 * words stand in the cone, 30 px clear of its slanted side.
 */
export function emergencySceneWide(): string {
  return svgFile(
    EMERGENCY_WIDE,
    [
      rect('night', LEFT, 0, EMERGENCY_WIDE.width, GROUND),
      rect('ink', LEFT, GROUND, EMERGENCY_WIDE.width, EMERGENCY_WIDE.height - GROUND),
      fill('ink', roofs() + palisade()),
      fill(
        'ink4',
        rectPath(LEFT, GROUND, LIT.from - LEFT, 6) + rectPath(LIT.to, GROUND, RIGHT - LIT.to, 6),
      ),
      house(),
      shop(),
      storage(),
      fill('amber', `M98 80h68L${LIT.to} ${GROUND}H${LIT.from}z`),
      rect('amberLo', LIT.from, GROUND, LIT.to - LIT.from, 18),
      lamp(),
      `<g transform="translate(730 566)">${personWithDog()}</g>`,
      `<g transform="translate(1010 626)">${carWithKey()}</g>`,
    ].join(''),
  )
}
