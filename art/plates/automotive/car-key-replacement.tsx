import type { Plate } from '../types.ts'
import { AXIS } from '../parts.tsx'
import { TOKENS } from '../../tokens.ts'

/** Middle line of the laser cut, collar to tip. */
const GROOVE =
  'M396 248 433 248.7 444 234.6H465L476 222H493L506.4 238.8H530L542 216.7H564L575.7 232.5H598L609 225H636'
const BLADE = 'M394 200H622L661 232 622 264H394Z'

function drawing() {
  return (
    <>
      <path {...AXIS} d="M30 232H676" />
      <path d="M272 182V282" stroke={TOKENS.steel} strokeWidth={1.5} strokeDasharray="5 4" />
      <path
        d="M53 151H183C214 151 231 192 231 232S214 312 183 312H53A16 16 0 0 1 37 296V167A16 16 0 0 1 53 151Z"
        fill={TOKENS.ink3}
        stroke={TOKENS.ink4}
        strokeWidth={10}
      />
      <circle cx={65.5} cy={232} r={20} fill={TOKENS.ink} />
      <g stroke={TOKENS.steel2} strokeWidth={2} fill={TOKENS.ink2}>
        <path d="M104.5 171.5h62v37h-62zM104.5 214h62v36h-62z" />
        <path d="M104.5 256h62v36h-62z" fill={TOKENS.rust} />
      </g>
      <g fill="none" stroke={TOKENS.card} strokeWidth={2.2}>
        <path d="M122.5 184.5h26v16h-26zM128 184v-4a7.3 7.3 0 0 1 14.6 0v4M122.5 226.5h26v16h-26zM128 226v-4a7.3 7.3 0 0 1 13-4M128 268h15l7 12h-27z" />
      </g>
      <path
        d="M246 212.5H302M246 224.5H302M246 236.5H302M246 248.5H302"
        stroke={TOKENS.amberLo}
        strokeWidth={3}
      />
      <path d="M252 202h44v60h-44z" fill={TOKENS.amber} />
      <path d="M252 202h44v7h-44z" fill={TOKENS.amberHi} />
      <path d="M262 224h24M262 234h24M262 244h24" stroke={TOKENS.ink} strokeWidth={3} />
      <path d={BLADE} fill={TOKENS.brass} />
      <path d="M394 200H622L626.3 203.5H394Z" fill={TOKENS.brassHi} />
      <path d="M394 264H622L630.5 257H394Z" fill={TOKENS.brassMid} />
      <path d="M350 182h44v100h-44z" fill={TOKENS.brass} />
      <path d="M350 182h44v6h-44z" fill={TOKENS.brassHi} />
      <path d="M350 273h44v9h-44z" fill={TOKENS.brassMid} />
      <g fill="none">
        <path d={GROOVE} stroke={TOKENS.brassLo} strokeWidth={15} />
        <path d={GROOVE} stroke={TOKENS.ink} strokeWidth={5} />
      </g>
    </>
  )
}

/** Head, chip and blade of a transponder key, exploded along their axis. */
export const carKeyReplacementPlate: Plate = {
  frame: { x: 20, y: 88, width: 660, height: 244 },
  parts: {
    buttons: { dot: { x: 134, y: 190 }, label: { x: 40, y: 56 }, letter: { x: 134, y: 110 } },
    chip: { dot: { x: 274, y: 258 }, label: { x: 210, y: 384 }, letter: { x: 274, y: 310 } },
    cut: { dot: { x: 506, y: 238 }, label: { x: 450, y: 82 }, letter: { x: 506, y: 136 } },
  },
  drawing,
}
