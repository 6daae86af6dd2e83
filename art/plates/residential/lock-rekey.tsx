import { cutLine, pathData } from '../../bitting.ts'
import type { Plate } from '../types.ts'
import { axisStroke, DriverPin, ghostStroke, Hatch, KeyPin, Spring } from '../parts.tsx'
import { tokens } from '../../tokens.ts'

const PITCH = 44
const WIDTH = 26
/** Boundary of plug and housing; only the new key's pins may be below it. */
const SHEAR = 220
/** Chambers of the plug, moved out to the left, and of its housing. */
const PLUG_AT = [0, 1, 2, 3, 4].map((i) => 192 + i * PITCH)
const HOUSING_AT = [0, 1, 2, 3, 4].map((i) => 452 + i * PITCH)
const BLADE_TOP = 240
/**
 * Depths of the new key; a pin is as long as its cut is deep, so that all end at the shear line.
 */
const DEPTHS = [14, 30, 8, 24, 12]

const edge = pathData(
  cutLine(
    PLUG_AT.map((x, i) => ({ x, depth: DEPTHS[i] ?? 0 })),
    { flat: 5, slope: 1.5 },
    { from: 100, to: 392, top: BLADE_TOP },
  ),
)

function Housing() {
  return (
    <>
      <path d="M420 118H664V326H420V300H664V220H420Z" fill="url(#rk-steel)" />
      <path
        d="M420 118H664V220H420ZM420 300H664V326H420Z"
        fill="none"
        stroke={tokens().steel}
        strokeWidth={2}
      />
      <path d="M408 222H664V298H408Z" {...ghostStroke()} />
      {HOUSING_AT.map((x) => (
        <g key={x}>
          <path d={`M${x - 15} 130h30V221h-30z`} fill={tokens().ink} />
          <path d={`M${x - 15} 126h30v8h-30z`} fill={tokens().steel2} />
          <Spring x={x} top={135} bottom={179} width={22} />
          <DriverPin x={x} top={178} bottom={219} width={WIDTH} />
        </g>
      ))}
    </>
  )
}

function Plug() {
  return (
    <>
      <path d="M152 220H394V300H152Z" fill="url(#rk-brass)" />
      {PLUG_AT.map((x) => (
        <path key={x} d={`M${x - 15} 219h30v56h-30z`} fill={tokens().ink} />
      ))}
      <circle cx={62} cy={262} r={50} fill={tokens().brass} />
      <circle cx={48} cy={262} r={17} fill={tokens().ink} />
      <path d={`${edge}L404 255 388 286H100Z`} fill={tokens().brass} />
      <path d={edge} fill="none" stroke={tokens().brassHi} strokeWidth={3} />
      <path d="M108 274H384" stroke={tokens().brassLo} strokeWidth={4} />
      <path d="M138 206H152V314H138Z" fill={tokens().brassMid} />
      <path d="M138 206H152V213H138Z" fill={tokens().brassHi} />
    </>
  )
}

/** Pins that fell out of the plug and are not used again. */
function OldPins() {
  return (
    <g {...ghostStroke()}>
      <path d="M270 336h24v24l-8 8h-8l-8-8z" transform="rotate(-28 282 352)" />
      <path d="M316 346h24v34l-8 8h-8l-8-8z" transform="rotate(64 328 366)" />
      <path d="M358 326h24v18l-8 8h-8l-8-8z" transform="rotate(14 370 338)" />
      <path d="M376 356h24v26l-8 8h-8l-8-8z" transform="rotate(-70 388 372)" />
    </g>
  )
}

function drawing() {
  return (
    <>
      <defs>
        <Hatch id="rk-steel" />
        <Hatch id="rk-brass" ground={tokens().brassLo} line={tokens().brassMid} />
      </defs>
      <path d="M4 262H676" {...axisStroke()} />
      <Housing />
      <Plug />
      {PLUG_AT.map((x, i) => {
        const length = BLADE_TOP - SHEAR + (DEPTHS[i] ?? 0)
        return (
          <g key={x}>
            <path d={`M${x} 196V218`} {...ghostStroke()} stroke={tokens().amber} />
            <KeyPin
              x={x}
              top={190 - length}
              bottom={190}
              width={WIDTH}
              fill={tokens().amber}
              light={tokens().amberHi}
            />
          </g>
        )
      })}
      <OldPins />
    </>
  )
}

/**
 * A cylinder taken apart: plug and new key moved out of the housing, new pins above, old ones
 * below.
 */
export const lockRekeyPlate: Plate = {
  frame: { x: 0, y: 90, width: 680, height: 320 },
  parts: {
    plug: { dot: { x: 168, y: 292 }, label: { x: 20, y: 372 } },
    old: { dot: { x: 400, y: 376 }, label: { x: 446, y: 385 } },
    new: { dot: { x: 236, y: 152 }, label: { x: 176, y: 54 }, letter: { x: 236, y: 111 } },
    springs: { dot: { x: 496, y: 152 }, label: { x: 446, y: 40 }, letter: { x: 496, y: 111 } },
  },
  drawing,
}
