import type { Plate } from '../types.ts'
import { axisStroke, DriverPin, ghostStroke, Hatch, KeyPin, ScrewHead, Spring } from '../parts.tsx'
import { tokens } from '../../tokens.ts'

const SHEAR = 212
/** Lowest position of a key pin in the keyway. */
const REST = 250
const DRIVER = 38

interface Chamber {
  readonly x: number
  /** Length of its key pin. */
  readonly length: number
  readonly state: 'set' | 'lifted' | 'waiting'
}

/** Three pins set, the fourth on the pick at the shear line, the fifth not binding yet. */
const CHAMBERS: readonly Chamber[] = [
  { x: 168, length: 28, state: 'set' },
  { x: 212, length: 18, state: 'set' },
  { x: 256, length: 32, state: 'set' },
  { x: 300, length: 22, state: 'lifted' },
  { x: 344, length: 26, state: 'waiting' },
]

function PinStack({ x, length, state }: Chamber) {
  const pinTop = state === 'lifted' ? SHEAR + 1 : REST - length
  const driverFoot = state === 'waiting' ? pinTop : SHEAR - 1
  return (
    <>
      <path d={`M${x - 14} 128h28V252h-28z`} fill={tokens().ink} />
      <path d={`M${x - 14} 122h28v8h-28z`} fill={tokens().steel2} />
      <Spring x={x} top={131} bottom={driverFoot - DRIVER + 1} width={20} />
      <DriverPin x={x} top={driverFoot - DRIVER} bottom={driverFoot} width={24} />
      <KeyPin x={x} top={pinTop} bottom={pinTop + length} width={24} />
    </>
  )
}

/** The cylinder of the outside knob in longitudinal section; the knob around it is dashed. */
function Cylinder() {
  return (
    <>
      <path d="M398 330H300C236 350 112 330 112 216S236 82 300 102H398" {...ghostStroke()} />
      <path d="M398 172H424V258H398Z" fill={tokens().brassMid} />
      <path
        d="M130 114H398V316H130Z"
        fill="url(#hl-steel)"
        stroke={tokens().steel}
        strokeWidth={2}
      />
      <path d="M122 212H380V292H122Z" fill="url(#hl-brass)" />
      <path d="M122 246H380V282H122Z" fill={tokens().ink} />
      {CHAMBERS.map((chamber) => (
        <PinStack key={chamber.x} {...chamber} />
      ))}
    </>
  )
}

function Tools() {
  return (
    <>
      <path d="M4 256H84V260H286L296 236H303L300 265H84V270H4Z" fill={tokens().mist} />
      <path d="M12 256H76V261H12Z" fill={tokens().card} />
      <path d="M196 274V281H127V372H119V274Z" fill={tokens().steel3} />
    </>
  )
}

/** Edge of the door with its latch toward the viewer, and the jamb's strike unfolded beside it. */
function Edge() {
  return (
    <>
      <path
        d="M424 96 442 88 460 100 478 90 496 102 514 92V342L496 350 478 338 460 348 442 336 424 346Z"
        fill={tokens().ink3}
      />
      <path d="M424 96V346M514 92V342" stroke={tokens().steel} strokeWidth={2} />
      <path d="M444 146H494V284H444Z" fill={tokens().steel2} />
      <path d="M444 146H449V284H444Z" fill={tokens().steel3} />
      <path d="M454 184H484V246H454Z" fill={tokens().brass} />
      <path d="M454 184H466V246H454Z" fill={tokens().brassHi} />
      <path d="M476 184H484V246H476Z" fill={tokens().brassMid} />
      <ScrewHead at={{ x: 469, y: 164 }} fill={tokens().mist} />
      <ScrewHead at={{ x: 469, y: 266 }} fill={tokens().mist} />
      <path
        d="M572 92 590 100 608 88 626 98 644 90 662 100V340L644 332 626 344 608 334 590 346 572 336Z"
        fill={tokens().ink2}
        stroke={tokens().ink4}
        strokeWidth={2}
      />
      <path d="M584 136H632V294H584V262H566V168H584Z" fill={tokens().steel3} />
      <path
        d="M566 168H572V262H566ZM584 136H589V168H584ZM584 262H589V294H584Z"
        fill={tokens().mist}
      />
      <path d="M592 178H622V252H592Z" fill={tokens().ink} />
      <ScrewHead at={{ x: 609, y: 154 }} fill={tokens().mist} />
      <ScrewHead at={{ x: 609, y: 276 }} fill={tokens().mist} />
    </>
  )
}

function drawing() {
  return (
    <>
      <defs>
        <Hatch id="hl-steel" />
        <Hatch id="hl-brass" ground={tokens().brassLo} line={tokens().brassMid} />
      </defs>
      <path d="M400 215H676" {...axisStroke()} />
      <Cylinder />
      <path d={`M112 ${SHEAR}H398`} stroke={tokens().brassHi} strokeWidth={1.5} />
      <Tools />
      <Edge />
    </>
  )
}

/**
 * A house lock being picked: pins, pick and wrench in section, then the door's edge and its strike.
 */
export const houseLockoutPlate: Plate = {
  frame: { x: 0, y: 74, width: 680, height: 316 },
  parts: {
    latch: { dot: { x: 469, y: 200 }, label: { x: 444, y: 36 }, letter: { x: 543, y: 200 } },
    strike: { dot: { x: 626, y: 286 }, label: { x: 464, y: 378 }, letter: { x: 543, y: 286 } },
    pins: { dot: { x: 256, y: 190 }, label: { x: 222, y: 36 }, letter: { x: 256, y: 95 } },
    pick: { dot: { x: 44, y: 263 }, label: { x: 0, y: 36 } },
    wrench: { dot: { x: 123, y: 362 }, label: { x: 168, y: 371 } },
  },
  drawing,
}
