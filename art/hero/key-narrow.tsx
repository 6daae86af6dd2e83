import { tokens } from '../tokens.ts'
import { layeredBlade } from './layered-blade.ts'
import { Skyline } from './skyline.tsx'

/** Top and bottom line of the blade, in a drawing 390 wide that scales with the screen. */
const TOP = 66
const BOTTOM = 140
const STEP = 6.6
const DEPTHS = [4, 2, 4.5, 2.5]
const FIRST_CUT = 118
const PITCH = 64
const SHAPE = { flat: 9, slope: 1.7 }
const TOWER_SCALE = 0.47

const CUTS = DEPTHS.map((depth, index) => ({ x: FIRST_CUT + index * PITCH, depth: depth * STEP }))
const BLADE = layeredBlade(CUTS, SHAPE, { from: 55, to: 390, top: TOP, bottom: BOTTOM }, 3)

/** Renders the hero's key for small screens, cropped at the screen's edges. */
export function KeyNarrow() {
  return (
    <svg viewBox="0 0 390 152" fill={tokens().brass} aria-hidden="true">
      <Skyline
        transform={`translate(0 ${TOP})scale(${TOWER_SCALE})`}
        places={[
          ['waterTank', 175],
          ['chrysler', 321],
          ['empireState', 455],
          ['oneWorldTrade', 594],
          ['blocks', 753],
        ]}
      />
      <circle cx="3" cy="106" r="68" />
      <path d={BLADE.lit} fill={tokens().brassHi} />
      <path d={BLADE.face} />
      <path d={`${BLADE.shaded}M58 128H390v4H58`} fill={tokens().brassMid} />
      <circle
        cx="-12"
        cy="106"
        r="26"
        fill={tokens().ink}
        stroke={tokens().brassMid}
        strokeWidth="4"
      />
      <path d="M58 128H390v1.5H58" fill={tokens().brassLo} />
    </svg>
  )
}
