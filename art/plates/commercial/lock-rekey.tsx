import { cutLine, pathData } from '../../bitting.ts'
import type { Plate } from '../types.ts'
import { axisStroke, DriverPin, Hatch, KeyPin, Spring } from '../parts.tsx'
import { tokens } from '../../tokens.ts'

/** Height of the plug's axis, shared by housing, core and control key. */
const MIDDLE = 268
/** Outline of the core around that axis: the plug's lobe below, the chambers' above. */
const FIGURE_8 = 'M-33-34A54 54 0 1 0 33-34A28 28 0 0 1 33-74A46 46 0 1 0-33-74A28 28 0 0 1-33-34Z'

/** The control key: seven cuts, counted from the tip as usual for these cores. */
const BLADE = { from: 430, to: 596, top: 250 }
const CUTS = [3, 1, 5, 2, 6, 3, 4].map((depth, i) => ({ x: 450 + i * 20, depth: depth * 3 }))
/**
 * Line at which all stacks part with the control key inserted, with the stacks lifted off the key.
 */
const SHEAR = 186
/** Lift of the stacks, and length of each with its driver. */
const LIFT = 28
const STACK = 76

function drawing() {
  const edge = pathData(cutLine(CUTS, { flat: 3, slope: 1.4 }, BLADE))
  return (
    <>
      <Hatch id="core-body" ground={tokens().brass} line={tokens().brassMid} />
      <path {...axisStroke()} d={`M2 ${MIDDLE}H678`} />
      <circle cx={126} cy={MIDDLE - 45} r={116} fill={tokens().steel2} />
      <circle cx={126} cy={MIDDLE - 45} r={111} fill={tokens().mist} />
      <g transform={`translate(126 ${MIDDLE})`}>
        <path d={FIGURE_8} fill={tokens().ink} stroke={tokens().steel2} strokeWidth={4} />
        <path d="M26-66H44V-44H26Z" fill={tokens().ink} />
        <circle r={34} fill={tokens().ink3} />
        <circle cx={-16} r={7} fill={tokens().steel3} />
        <circle cx={16} r={7} fill={tokens().steel3} />
      </g>
      <g transform={`translate(342 ${MIDDLE})`}>
        <path d="M20-64H42V-46H34L44-12H30Z" fill={tokens().brassLo} />
        <path d={FIGURE_8} fill="url(#core-body)" stroke={tokens().brassHi} strokeWidth={3} />
        <path d="M22-64H42V-46H22Z" fill={tokens().brassLo} />
        <circle r={42} fill={tokens().brassLo} />
        <circle r={35} fill={tokens().brass} />
        <path d="M-12-140H12V-20H-12Z" fill={tokens().ink} />
        <path d="M-7-22H7V-4H12V8H4V26H-7V12H-12V0H-7Z" fill={tokens().ink} />
        <path d="M-12-140H12V-132H-12Z" fill={tokens().brassHi} />
        <Spring x={0} top={-132} bottom={-100} width={16} strokes={5} />
        <DriverPin x={0} top={-100} bottom={-43} width={20} />
        <KeyPin
          x={0}
          top={-42}
          bottom={-14}
          width={20}
          fill={tokens().amber}
          light={tokens().amberHi}
        />
      </g>
      <path d={`M438 ${SHEAR}H584`} stroke={tokens().brassHi} strokeWidth={2} />
      <path
        d={CUTS.map(({ x, depth }) => `M${x} ${BLADE.top - LIFT + depth}v${LIFT}`).join('')}
        stroke={tokens().steel2}
        strokeWidth={1.5}
        strokeDasharray="5 4"
      />
      {CUTS.map(({ x, depth }) => {
        const foot = BLADE.top - LIFT + depth
        return (
          <g key={x}>
            <Spring x={x} top={110} bottom={foot - STACK} width={10} strokes={5} weight={2} />
            <DriverPin x={x} top={foot - STACK} bottom={SHEAR - 1.5} width={13} />
            <KeyPin
              x={x}
              top={SHEAR + 1.5}
              bottom={foot}
              width={13}
              fill={tokens().amber}
              light={tokens().amberHi}
            />
          </g>
        )
      })}
      <path d={`${edge}V238A40 40 0 1 1 596 300V286H440L430 276Z`} fill={tokens().brass} />
      <path d="M440 276H590" stroke={tokens().brassLo} strokeWidth={4} />
      <circle cx={642} cy={MIDDLE} r={11} fill={tokens().ink} />
    </>
  )
}

/** A figure-8 core between its housing and the control key that removes it. */
export const commercialLockRekeyPlate: Plate = {
  frame: { x: 0, y: 86, width: 680, height: 270 },
  parts: {
    core: { dot: { x: 316, y: 150 }, label: { x: 260, y: 27 }, letter: { x: 258, y: 116 } },
    pins: { dot: { x: 510, y: 150 }, label: { x: 464, y: 27 }, letter: { x: 606, y: 126 } },
    control: { dot: { x: 610, y: 292 }, label: { x: 464, y: 362 } },
    housing: { dot: { x: 190, y: 290 }, label: { x: 150, y: 373 } },
  },
  drawing,
}
