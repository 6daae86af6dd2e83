import type { Plate } from '../types.ts'
import { axisStroke, Hatch, ScrewHead } from '../parts.tsx'
import { tokens } from '../../tokens.ts'

/** Height of the bar's center line. */
const BAR = 258
/** Upper and lower edge of the bar's housing. */
const HOUSING = { top: BAR - 34, bottom: BAR + 34 }
/** Position of the dogging screw. */
const DOG = { x: 140, y: BAR }

/** The four letters of the sign, as strokes. */
const EXIT =
  'M308 36.5H298V60.5H308M298 48.5H307M318 36 331 61M331 36 318 61M342 34V63M352 36.5H368M360 36.5V63'

function Opening() {
  return (
    <>
      <Hatch id="exit-wall" ground={tokens().ink2} line={tokens().ink4} />
      <path d="M20 98H660V352H628V130H52V352H20Z" fill="url(#exit-wall)" />
      <path d="M44 122H636V352H602V138H66V352H44Z" fill={tokens().steel} />
      <path d="M602 138V352H598V142H66V138Z" fill={tokens().ink4} />
      <path d="M70 146H560V352H70Z" fill={tokens().ink3} />
      <path d="M70 146H560V151H70Z" fill={tokens().ink4} />
      <path
        d="M504 160H534V204H504Z"
        fill={tokens().amber}
        stroke={tokens().steel}
        strokeWidth={4}
      />
      <path
        d="M506 190 532 164M506 202 532 176M506 178 520 164M518 202 532 188"
        stroke={tokens().amberLo}
        strokeWidth={1.5}
      />
    </>
  )
}

function drawing() {
  const { top, bottom } = HOUSING
  return (
    <>
      <Opening />
      <path d="M326 72H340V98H326Z" fill={tokens().steel} />
      <path
        d="M284 24H382V73H284Z"
        fill={tokens().verdigrisText}
        stroke={tokens().steel3}
        strokeWidth={3}
      />
      <path d={EXIT} fill="none" stroke={tokens().card} strokeWidth={5} />
      <path {...axisStroke()} d={`M4 ${BAR}H676`} />
      <path d={`M84 ${top}H480V${bottom}H84Z`} fill={tokens().steel3} />
      <path d={`M84 ${top}H480v6H84ZM84 ${top}h8V${bottom}h-8Z`} fill={tokens().mist} />
      <path d={`M84 ${bottom - 8}H480v8H84Z`} fill={tokens().steel2} />
      <path d={`M206 ${BAR - 25}H470v50H206Z`} fill={tokens().brass} />
      <path d={`M206 ${BAR - 25}H470v7H206Z`} fill={tokens().brassHi} />
      <path d={`M206 ${BAR + 17}H470v8H206Z`} fill={tokens().brassMid} />
      <path d={`M104 ${BAR - 20}h84l-6 10 8 9-6 10 6 11H104Z`} fill={tokens().ink} />
      <path d={`M188 ${BAR - 6}h-22l-8-10h-18v32h18l8-10h22Z`} fill={tokens().steel} />
      <circle cx={DOG.x} cy={DOG.y} r={18} fill={tokens().brass} />
      <path d={`M${DOG.x - 10} ${DOG.y}l5-8.7h10l5 8.7-5 8.7h-10z`} fill={tokens().ink} />
      <path
        d={`M${DOG.x} ${DOG.y + 12}V${bottom + 10}`}
        stroke={tokens().brassHi}
        strokeWidth={1.5}
        strokeDasharray="5 4"
      />
      <path d={`M${DOG.x - 5} ${bottom + 12}v34h56v-9h-46v-25Z`} fill={tokens().mist} />
      <path d={`M470 ${BAR - 44}H548V${BAR + 44}H470Z`} fill={tokens().mist} />
      <path d={`M470 ${BAR + 34}H548v10H470Z`} fill={tokens().steel2} />
      <ScrewHead at={{ x: 486, y: BAR - 30 }} r={5} />
      <ScrewHead at={{ x: 486, y: BAR + 22 }} r={5} />
      <path d={`M516 ${BAR - 24}H566L586 ${BAR - 8}V${BAR + 24}H516Z`} fill={tokens().brass} />
      <path
        d={`M516 ${BAR - 24}H566L586 ${BAR - 8}H577L563 ${BAR - 18}H516Z`}
        fill={tokens().brassHi}
      />
      <path d={`M592 ${BAR - 40}h38v80h-38v-12h10v-56h-10Z`} fill={tokens().steel3} />
      <path d={`M592 ${BAR - 40}h38v6h-38Z`} fill={tokens().mist} />
      <ScrewHead at={{ x: 618, y: BAR - 22 }} r={5} fill={tokens().mist} />
      <ScrewHead at={{ x: 618, y: BAR + 26 }} r={5} fill={tokens().mist} />
    </>
  )
}

/** The inside of an exit door: bar, latch and strike, the lit sign above. */
export const emergencyExitDevicePlate: Plate = {
  frame: { x: 10, y: 10, width: 660, height: 360 },
  parts: {
    bar: { dot: { x: 330, y: 258 }, label: { x: 274, y: 390 }, letter: { x: 330, y: 330 } },
    latch: { dot: { x: 562, y: 248 }, label: { x: 508, y: 30 }, letter: { x: 580, y: 168 } },
    strike: { dot: { x: 612, y: 262 }, label: { x: 540, y: 390 }, letter: { x: 612, y: 338 } },
    dogging: { dot: { x: 140, y: 258 }, label: { x: 84, y: 30 }, letter: { x: 140, y: 180 } },
  },
  drawing,
}
