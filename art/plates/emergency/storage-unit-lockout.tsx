import type { Plate } from '../types.ts'
import { ghostStroke, Hatch, Keyhole } from '../parts.tsx'
import { tokens } from '../../tokens.ts'

/** Corrugated door of the unit with its slide latch; its two plates are seen edge on. */
function UnitDoor() {
  return (
    <>
      <path d="M196 0H484V92H196Z" fill={tokens().ink3} />
      <path d="M196 14H484M196 38H484M196 86H484" stroke={tokens().ink4} strokeWidth={8} />
      <path d="M196 48H484V80H196Z" fill={tokens().steel2} />
      <path d="M196 48H484V53H196Z" fill={tokens().steel3} />
      {[216, 286, 394, 464].map((x) => (
        <circle key={x} cx={x} cy={66} r={5} fill={tokens().ink4} />
      ))}
    </>
  )
}

/**
 * The left half of the disc is whole, the right half cut, so that the shackle's channel is visible.
 */
function Disc() {
  return (
    <>
      <circle cx={340} cy={244} r={132} fill={tokens().steel3} />
      <path d="M208 244A132 132 0 0 1 340 112V122A122 122 0 0 0 218 244Z" fill={tokens().mist} />
      <path d="M340 148A96 96 0 0 0 340 340" fill="none" stroke={tokens().steel2} strokeWidth={3} />
      <path d="M340 112A132 132 0 0 1 340 376Z" fill="url(#su-cut)" />
      <path
        d="M340 112A132 132 0 0 1 340 376"
        fill="none"
        stroke={tokens().steel3}
        strokeWidth={3}
      />
      <path
        d="M340 146A98 98 0 0 1 403.500 318.600L386 299A70 70 0 0 0 340 174Z"
        fill={tokens().ink}
      />
      <path d="M306 100H374V210A34 34 0 0 1 306 210Z" fill={tokens().ink} />
      <path d="M374 117V210" stroke={tokens().steel3} strokeWidth={3} />
      <circle cx={340} cy={316} r={36} fill={tokens().brassMid} />
      <circle cx={340} cy={316} r={28} fill={tokens().brass} />
      <Keyhole at={{ x: 340, y: 311 }} size={28} />
    </>
  )
}

function Shackle() {
  return (
    <>
      <path d="M325 80H337V196H325ZM343 80H355V196H343Z" fill={tokens().steel2} />
      <path d="M325 80H329V196H325ZM343 80H347V196H343Z" fill={tokens().steel3} />
      <path d="M297 171A84 84 0 0 1 396 306" fill="none" stroke={tokens().brass} strokeWidth={20} />
      <path
        d="M292.500 164A92 92 0 0 1 400.700 313"
        fill="none"
        stroke={tokens().brassHi}
        strokeWidth={4}
      />
      <path
        d="M302 179A74 74 0 0 1 391 298"
        fill="none"
        stroke={tokens().brassMid}
        strokeWidth={4}
      />
    </>
  )
}

/** Path of the cutting wheel, edge on, through the housing as far as the shackle. */
function Cut() {
  return (
    <g transform="translate(340 244)rotate(-39)">
      <path d="M96-4H135V4H96Z" fill={tokens().ink} />
      <path d="M136-5H216V5H136Z" {...ghostStroke()} stroke={tokens().mist} />
      <path d="M168-5V-30H184V-5M168 5V14H184V5" {...ghostStroke()} stroke={tokens().mist} />
    </g>
  )
}

function NewLock() {
  return (
    <>
      <path
        d="M576 315.700V348A14 14 0 0 0 604 348V315.700A56 56 0 1 1 576 315.700Z"
        fill={tokens().amber}
      />
      <path d="M534 370A56 56 0 0 1 576 315.700V323A48 48 0 0 0 542 370Z" fill={tokens().amberHi} />
      <path d="M574 332H606" stroke={tokens().amberLo} strokeWidth={9} />
      <circle cx={590} cy={392} r={17} fill={tokens().amberLo} />
      <Keyhole at={{ x: 590, y: 389 }} size={17} />
    </>
  )
}

function drawing() {
  return (
    <>
      <defs>
        <Hatch id="su-cut" line={tokens().steel} />
      </defs>
      <UnitDoor />
      <Disc />
      <Shackle />
      <Cut />
      <NewLock />
    </>
  )
}

/** A disc lock in half section on its latch, the cut that removes it, and its replacement. */
export const storageUnitLockoutPlate: Plate = {
  frame: { x: 170, y: 0, width: 500, height: 434 },
  parts: {
    shackle: { dot: { x: 301, y: 171 }, label: { x: 0, y: 180 } },
    housing: { dot: { x: 450, y: 188 }, elbow: { x: 487, y: 151 }, label: { x: 508, y: 160 } },
    hasp: { dot: { x: 250, y: 66 }, label: { x: 0, y: 75 } },
    new: { dot: { x: 622, y: 352 }, label: { x: 508, y: 248 } },
  },
  drawing,
}
