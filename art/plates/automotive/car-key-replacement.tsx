import type { Plate } from '../types.ts'
import { axisStroke } from '../parts.tsx'
import { tokens } from '../../tokens.ts'

/** Middle line of the laser cut, collar to tip. */
const GROOVE =
  'M396 248 433 248.7 444 234.6H465L476 222H493L506.4 238.8H530L542 216.7H564L575.7 232.5H598L609 225H636'
const BLADE = 'M394 200H622L661 232 622 264H394Z'

function drawing() {
  return (
    <>
      <path {...axisStroke()} d="M30 232H676" />
      <path d="M272 182V282" stroke={tokens().steel} strokeWidth={1.5} strokeDasharray="5 4" />
      <path
        d="M53 151H183C214 151 231 192 231 232S214 312 183 312H53A16 16 0 0 1 37 296V167A16 16 0 0 1 53 151Z"
        fill={tokens().ink3}
        stroke={tokens().ink4}
        strokeWidth={10}
      />
      <circle cx={65.5} cy={232} r={20} fill={tokens().ink} />
      <g stroke={tokens().steel2} strokeWidth={2} fill={tokens().ink2}>
        <path d="M104.5 171.5h62v37h-62zM104.5 214h62v36h-62z" />
        <path d="M104.5 256h62v36h-62z" fill={tokens().rust} />
      </g>
      <g fill="none" stroke={tokens().card} strokeWidth={2.2}>
        <path d="M122.5 184.5h26v16h-26zM128 184v-4a7.3 7.3 0 0 1 14.6 0v4M122.5 226.5h26v16h-26zM128 226v-4a7.3 7.3 0 0 1 13-4M128 268h15l7 12h-27z" />
      </g>
      <path
        d="M246 212.5H302M246 224.5H302M246 236.5H302M246 248.5H302"
        stroke={tokens().amberLo}
        strokeWidth={3}
      />
      <path d="M252 202h44v60h-44z" fill={tokens().amber} />
      <path d="M252 202h44v7h-44z" fill={tokens().amberHi} />
      <path d="M262 224h24M262 234h24M262 244h24" stroke={tokens().ink} strokeWidth={3} />
      <path d={BLADE} fill={tokens().brass} />
      <path d="M394 200H622L626.3 203.5H394Z" fill={tokens().brassHi} />
      <path d="M394 264H622L630.5 257H394Z" fill={tokens().brassMid} />
      <path d="M350 182h44v100h-44z" fill={tokens().brass} />
      <path d="M350 182h44v6h-44z" fill={tokens().brassHi} />
      <path d="M350 273h44v9h-44z" fill={tokens().brassMid} />
      <g fill="none">
        <path d={GROOVE} stroke={tokens().brassLo} strokeWidth={15} />
        <path d={GROOVE} stroke={tokens().ink} strokeWidth={5} />
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
