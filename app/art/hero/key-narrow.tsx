import { blade } from './blade.ts'
import { TowerShape } from './towers.tsx'

/** Drawn 390 wide and scaled with the screen; the blade's top line is at 66, its bottom at 140. */
const TOP = 66
const BOTTOM = 140
const STEP = 6.6
const DEPTHS = [4, 2, 4.5, 2.5]
const FIRST_CUT = 118
const PITCH = 64
const SHAPE = { flat: 9, slope: 1.7 }
const TOWER_SCALE = 0.47

const CUTS = DEPTHS.map((depth, index) => ({ x: FIRST_CUT + index * PITCH, depth: depth * STEP }))
const BLADE = blade(CUTS, SHAPE, { from: 55, to: 390, top: TOP, bottom: BOTTOM }, 3)

/** The key of the hero on small screens: four cuts, cut off at the screen's edges. */
export function KeyNarrow({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 390 152" className={className} aria-hidden="true">
      <TowerShape name="waterTank" x={82} y={TOP} scale={TOWER_SCALE} />
      <TowerShape name="chrysler" x={151} y={TOP} scale={TOWER_SCALE} />
      <TowerShape name="empireState" x={214} y={TOP} scale={TOWER_SCALE} />
      <TowerShape name="oneWorldTrade" x={279} y={TOP} scale={TOWER_SCALE} />
      <TowerShape name="blocks" x={354} y={TOP} scale={TOWER_SCALE} />
      <circle cx="3" cy="106" r="68" fill="#DDB964" />
      <path d={BLADE.outline} fill="#DDB964" />
      <path d={BLADE.lit} fill="#EED896" />
      <path d={BLADE.shaded} fill="#C09749" />
      <circle cx="-12" cy="106" r="28" fill="#C09749" />
      <circle cx="-12" cy="106" r="24" fill="#0B1B37" />
      <path d="M58 128H390v4H58z" fill="#C09749" />
      <path d="M58 128H390v1.5H58z" fill="#986F2C" />
    </svg>
  )
}
