import { layeredBlade } from './layered-blade.ts'
import { Skyline } from './skyline.tsx'

/** Design: 'Hero scene'. Units are pixels; the top line of the blade is at 748, the lock's face at x 862. */
const TOP = 748
const BOTTOM = 902
const FACE = 862
const STEP = 12.5
const DEPTHS = [4, 2, 5, 3, 4, 1.5]
const FIRST_CUT = 240
const PITCH = 102
const SHAPE = { flat: 14, slope: 1.7 }
const BLADE_START = 121

const CUTS = DEPTHS.map((depth, index) => ({ x: FIRST_CUT + index * PITCH, depth: depth * STEP }))
const BLADE = layeredBlade(
  CUTS,
  SHAPE,
  { from: BLADE_START, to: FACE, top: TOP, bottom: BOTTOM },
  5,
)

/** The key along the river with the skyline on its peaks, and the face of the lock that it enters. */
export function KeyWide() {
  return (
    <svg viewBox="-120 612 1006 348" fill="#DDB964" aria-hidden="true">
      <Skyline
        transform={`translate(0 ${TOP})`}
        places={[
          ['waterTank', 172],
          ['chrysler', 293],
          ['lowRise', 391],
          ['empireState', 495],
          ['twinSlabs', 598],
          ['oneWorldTrade', 695],
          ['blocks', 801],
        ]}
      />
      <circle cx="18" cy="826" r="130" />
      <path d={BLADE.lit} fill="#EED896" />
      <path d={BLADE.face} />
      <path d={`${BLADE.shaded}M140 880H862v7H140`} fill="#C09749" />
      <circle cy="826" r="47.5" fill="#0B1B37" stroke="#C09749" strokeWidth="7" />
      <path d="M140 880H862v2.5H140" fill="#986F2C" />
      <path d="M862 720h24v212h-24" fill="#8498AB" />
      <path d="M862 720h6v212h-6" fill="#ADBDCA" />
      <path d="M862 920h24v12h-24" fill="#556B82" />
    </svg>
  )
}
