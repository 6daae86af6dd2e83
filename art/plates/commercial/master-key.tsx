import { cutLine, pathData } from '../../bitting.ts'
import type { Plate } from '../types.ts'
import { DriverPin, Hatch, KeyPin, Spring } from '../parts.tsx'
import { tokens } from '../../tokens.ts'

const SHAPE = { flat: 5, slope: 1.1 }
/** Cuts of the master key and of its three change keys, shoulder to tip. */
const MASTER = [1, 2, 1, 3, 1]
const CHANGE = [
  [3, 2, 4, 3, 2],
  [1, 4, 3, 5, 1],
  [4, 4, 1, 5, 3],
]

interface KeyProps {
  readonly depths: readonly number[]
  readonly fill: string
  readonly groove: string
}

/** A whole key, bow at 0 0, its blade to the right. */
function Key({ depths, fill, groove }: KeyProps) {
  const cuts = depths.map((depth, i) => ({ x: 58 + i * 22, depth: depth * 3 }))
  const edge = pathData(cutLine(cuts, SHAPE, { from: 30, to: 160, top: -16 }))
  return (
    <>
      <path d={`${edge}L176 0 164 16H30V22A36 36 0 1 1 30-22Z`} fill={fill} />
      <circle cx={-14} r={10} fill={tokens().ink} />
      <path d="M36 8H160" stroke={groove} strokeWidth={4} />
    </>
  )
}

/** Boundary of shell and plug. */
const SHEAR = 198
/** Height of a master wafer. */
const WAFER = 14
/** Height of the key's uncut edge in the section. */
const EDGE = 240

/**
 * The two chambers in section: center, length of the key pin, and whether the change key lifts the
 * wafer over the line. If so, the master key leaves it under the line, and the other way round.
 */
const CHAMBERS = [
  { x: 38, pin: 42, changeLifts: false },
  { x: 108, pin: 58, changeLifts: true },
] as const

interface SectionProps {
  readonly master?: boolean
}

/**
 * Two chambers of one cylinder with a key in it: the pins part at the line, above the wafer or
 * below it.
 */
function Section({ master = false }: SectionProps) {
  const stacks = CHAMBERS.map(({ x, pin, changeLifts }) => {
    const foot = SHEAR + pin + (changeLifts === master ? WAFER : 0)
    return { x, foot, wafer: foot - pin - WAFER }
  })
  const cuts = stacks.map(({ x, foot }) => ({ x, depth: foot - EDGE }))
  const edge = pathData(cutLine(cuts, { flat: 5, slope: 0.85 }, { from: 0, to: 146, top: EDGE }))
  return (
    <>
      <path d={`M0 106H146V${SHEAR}H0ZM0 314H146V338H0Z`} fill="url(#master-shell)" />
      <path d={`M0 ${SHEAR}H146V314H0Z`} fill="url(#master-plug)" />
      <path
        d={stacks.map(({ x }) => `M${x - 17} 112h34V${EDGE}h-34Z`).join('')}
        fill={tokens().ink}
      />
      <path d={`${edge}V298H0Z`} fill={master ? tokens().brass : tokens().steel3} />
      <path d="M0 282H146" stroke={master ? tokens().brassLo : tokens().steel} strokeWidth={5} />
      {stacks.map(({ x, foot, wafer }) => (
        <g key={x}>
          <Spring x={x} top={114} bottom={wafer - 44} width={20} strokes={4} />
          <DriverPin x={x} top={wafer - 44} bottom={wafer - 1} width={30} />
          <path d={`M${x - 15} ${wafer + 1}h30v${WAFER - 2}h-30Z`} fill={tokens().amber} />
          <path d={`M${x - 15} ${wafer + 1}h6.6v${WAFER - 2}h-6.6Z`} fill={tokens().amberHi} />
          <KeyPin
            x={x}
            top={wafer + WAFER + 1}
            bottom={foot}
            width={30}
            fill={tokens().brassHi}
            light={tokens().card}
          />
        </g>
      ))}
    </>
  )
}

function drawing() {
  return (
    <>
      <Hatch id="master-shell" ground={tokens().ink3} line={tokens().ink4} />
      <Hatch id="master-plug" ground={tokens().brassMid} line={tokens().brassLo} />
      <path
        d="M150 166V190M56 222V190H244V222M150 190V222"
        fill="none"
        stroke={tokens().steel2}
        strokeWidth={3}
      />
      <g transform="translate(64 124) scale(1.1)">
        <Key depths={MASTER} fill={tokens().brass} groove={tokens().brassLo} />
      </g>
      {CHANGE.map((depths, i) => (
        <g key={depths.join('')} transform={`translate(${56 + i * 94} 244) rotate(90) scale(.62)`}>
          <Key depths={depths} fill={tokens().steel3} groove={tokens().steel} />
        </g>
      ))}
      <g transform="translate(356 0)">
        <Section />
      </g>
      <g transform="translate(518 0)">
        <Section master />
      </g>
      <path d={`M340 ${SHEAR}H676`} stroke={tokens().brassHi} strokeWidth={2} />
    </>
  )
}

/** One key over three, and the wafer that lets two of them lift the same pin to the line. */
export const masterKeyPlate: Plate = {
  frame: { x: 8, y: 44, width: 664, height: 316 },
  parts: {
    master: { dot: { x: 92, y: 108 }, label: { x: 40, y: 27 } },
    keys: { dot: { x: 56, y: 268 }, label: { x: 40, y: 384 }, letter: { x: 102, y: 312 } },
    wafers: { dot: { x: 394, y: 204 }, label: { x: 376, y: 27 }, letter: { x: 394, y: 70 } },
    shear: { dot: { x: 510, y: 198 }, label: { x: 440, y: 384 }, letter: { x: 510, y: 336 } },
  },
  drawing,
}
