import { cutLine, pathData } from '../../bitting.ts'
import type { Plate } from '../types.ts'
import { axisStroke, ghostStroke } from '../parts.tsx'
import { tokens } from '../../tokens.ts'

/** Distance from the original to the copy, equal to that from guide to cutter. */
const APART = 330
/** Left ends and top edge of the original's blade. */
const BLADE = { from: 100, to: 290, top: 214 }
const CUT = { flat: 4, slope: 1.1 }
const CUTS = [
  { x: 124, depth: 9 },
  { x: 150, depth: 17 },
  { x: 176, depth: 6 },
  { x: 202, depth: 20 },
  { x: 228, depth: 11 },
  { x: 254, depth: 15 },
]
/** Index of the current cut. */
const NOW = 3
const AT = CUTS[NOW]?.x ?? BLADE.from

/** Height of the cutter's axle. */
const SHAFT = 171

/** Bow and blade with the given cuts, from the shoulder. */
function keyPath(cuts: typeof CUTS) {
  const { from, to, top } = BLADE
  const edge = pathData(cutLine(cuts, CUT, { from, to, top }))
  return `${edge}L${to + 18} ${top + 14}V${top + 30}L${to + 8} ${top + 40}H${from}V${top + 50}H92A36 36 0 1 1 92 ${top - 10}H${from}Z`
}

/** One half of the machine: the vise under a key. Both halves are on the same carriage. */
function Vise() {
  return (
    <>
      <path d="M138 240H276V300H138Z" fill={tokens().steel2} />
      <path d="M138 240H276V247H138Z" fill={tokens().mist} />
      <path d="M150 252H264V288H150Z" fill={tokens().steel} />
      <path d="M174 264H240V276H174Z" fill={tokens().mist} />
      <circle cx={207} cy={270} r={13} fill={tokens().steel3} />
      <circle cx={207} cy={270} r={5} fill={tokens().ink} />
    </>
  )
}

function drawing() {
  const tip = BLADE.top + (CUTS[NOW]?.depth ?? 0)
  const top = 2 * SHAFT - tip
  const teeth = Array.from({ length: 9 }, (_, i) => `M${AT - 16} ${top + 24 + i * 11}l32-7`).join(
    '',
  )
  const face = `L${AT - 4} ${tip}H${AT + 4}L${AT + 16} ${tip - 17}`
  return (
    <>
      <path d="M60 108H640V148H60Z" fill={tokens().ink3} />
      <path d="M60 108H640V114H60Z" fill={tokens().ink4} />
      <path d="M72 300H660V324H72Z" fill={tokens().ink4} />
      <path d="M72 312H660" stroke={tokens().ink3} strokeWidth={2} />
      <path d={keyPath(CUTS)} fill={tokens().steel3} />
      <circle cx={62} cy={234} r={11} fill={tokens().ink} />
      <path d="M108 242H282" stroke={tokens().steel} strokeWidth={4} />
      <g transform={`translate(${APART} 0)`}>
        <path d={keyPath(CUTS.slice(0, NOW + 1))} fill={tokens().brass} />
        <circle cx={62} cy={234} r={11} fill={tokens().ink} />
        <path d="M108 242H282" stroke={tokens().brassLo} strokeWidth={4} />
        <path
          d={pathData(cutLine(CUTS.slice(NOW), CUT, { from: AT, to: BLADE.to, top: BLADE.top }))}
          {...ghostStroke()}
          stroke={tokens().ink}
        />
        <Vise />
      </g>
      <Vise />
      <path d={`M${AT - 30} 134H${AT + 30}V172H${AT - 30}Z`} fill={tokens().steel2} />
      <path d={`M${AT - 16} 150V${tip - 17}${face}V150Z`} fill={tokens().mist} />
      <circle cx={AT} cy={154} r={6} fill={tokens().ink3} />
      <g transform={`translate(${APART} 0)`}>
        <path d={`M${AT - 60} 130h28v62h-28zM${AT + 74} 130h28v62h-28z`} fill={tokens().ink4} />
        <path d={`M${AT - 72} ${SHAFT - 9}H${AT + 116}v18H${AT - 72}Z`} fill={tokens().steel2} />
        <path
          d={`M${AT - 16} ${top + 17}V${tip - 17}${face}V${top + 17}L${AT + 4} ${top}H${AT - 4}Z`}
          fill={tokens().mist}
        />
        <path d={teeth} stroke={tokens().steel} strokeWidth={2} fill="none" />
        <path
          d={`M${AT - 32} ${SHAFT - 17}h16v34h-16zM${AT + 16} ${SHAFT - 17}h16v34h-16z`}
          fill={tokens().brass}
        />
        <path
          d={`M${AT + 16} ${tip - 30}l14-10M${AT + 20} ${tip - 20}l18-4M${AT - 18} ${tip - 30}l-12-10`}
          stroke={tokens().amber}
          strokeWidth={3}
        />
      </g>
      <path {...axisStroke()} d={`M${AT} ${tip}V346M${AT + APART} ${tip}V346`} />
      <path d={`M${AT} 338H${AT + APART}`} stroke={tokens().steel2} strokeWidth={1.5} />
      <path d={`M${AT} 338l12-4v8zM${AT + APART} 338l-12-4v8z`} fill={tokens().steel2} />
    </>
  )
}

/** The duplicator from above: the guide traces the original, the cutter cuts the copy. */
export const carKeyDuplicatePlate: Plate = {
  frame: { x: 20, y: 80, width: 650, height: 280 },
  parts: {
    original: { dot: { x: 62, y: 262 }, label: { x: 30, y: 370 } },
    guide: { dot: { x: 202, y: 190 }, label: { x: 146, y: 30 }, letter: { x: 122, y: 166 } },
    cutter: { dot: { x: 532, y: 204 }, label: { x: 476, y: 30 }, letter: { x: 612, y: 226 } },
    copy: { dot: { x: 392, y: 262 }, label: { x: 360, y: 370 } },
  },
  drawing,
}
