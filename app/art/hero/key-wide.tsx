import { blade } from './blade.ts'
import { TowerShape } from './towers.tsx'

/** Design: 'Hero scene'. Units are pixels; the top line of the blade is at 748, the lock's face at x 862. */
const TOP = 748
const BOTTOM = 902
const FACE = 862
const STEP = 12.5
const DEPTHS = [4, 2, 5, 3, 4, 1.5]
const FIRST_CUT = 240
const PITCH = 102
const SHAPE = { flat: 14, slope: 1.7 }
const BOW = { x: 18, y: 826, r: 130, hole: { x: 0, r: 44 } }
const BLADE_START = 121

const CUTS = DEPTHS.map((depth, index) => ({ x: FIRST_CUT + index * PITCH, depth: depth * STEP }))
const BLADE = blade(CUTS, SHAPE, { from: BLADE_START, to: FACE, top: TOP, bottom: BOTTOM }, 5)

/** The key along the river with the skyline on its peaks, and the face of the lock that it enters. */
export function KeyWide({ className }: { className?: string }) {
  return (
    <svg
      viewBox="-120 612 1006 348"
      width="1006"
      height="348"
      className={className}
      aria-hidden="true"
    >
      <TowerShape name="waterTank" x={172} y={TOP} />
      <TowerShape name="chrysler" x={293} y={TOP} />
      <TowerShape name="lowRise" x={391} y={TOP} />
      <TowerShape name="empireState" x={495} y={TOP} />
      <TowerShape name="twinSlabs" x={598} y={TOP} />
      <TowerShape name="oneWorldTrade" x={695} y={TOP} />
      <TowerShape name="blocks" x={801} y={TOP} />
      <circle cx={BOW.x} cy={BOW.y} r={BOW.r} fill="#DDB964" />
      <path d={BLADE.outline} fill="#DDB964" />
      <path d={BLADE.lit} fill="#EED896" />
      <path d={BLADE.shaded} fill="#C09749" />
      <circle cx={BOW.hole.x} cy={BOW.y} r={BOW.hole.r + 7} fill="#C09749" />
      <circle cx={BOW.hole.x} cy={BOW.y} r={BOW.hole.r} fill="#0B1B37" />
      <path d="M140 880H862v7H140z" fill="#C09749" />
      <path d="M140 880H862v2.5H140z" fill="#986F2C" />
      <path d="M862 720h24v212h-24z" fill="#8498AB" />
      <path d="M862 720h6v212h-6z" fill="#ADBDCA" />
      <path d="M862 920h24v12h-24z" fill="#556B82" />
    </svg>
  )
}
