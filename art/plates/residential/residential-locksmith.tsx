import { perFacts } from '#domain/business/per-facts.ts'
import { findService } from '#domain/services/services.ts'
import type { Plate } from '../types.ts'
import { ghostStroke, Keyhole } from '../parts.tsx'
import { tokens } from '../../tokens.ts'

/** A key that hangs from 0 0, point down. */
const KEY = 'M-4-6A22 22 0 1 0 9 34V104L0 114-9 104V96L-3 90-9 84V76L-4 71-9 66V34A22 22 0 0 0 4-6Z'

/** Slants of the other keys on the ring, which were handed out and never returned. */
const GIVEN_AWAY = [50, 20, -34]

function FrontDoor() {
  return (
    <>
      <path d="M262 0H438V440H262Z" fill={tokens().ink3} />
      <path d="M280 0H340V214H280Z" fill={tokens().amber} />
      <path d="M280 106H340M310 0V214" stroke={tokens().ink3} strokeWidth={6} />
      <path d="M280 246H340V440H280Z" fill={tokens().ink2} />
      <path d="M438 0H446V440H438Z" fill={tokens().ink} />
      <path d="M446 0H484V440H446Z" fill={tokens().steel2} />
      <path d="M446 0H454V440H446Z" fill={tokens().steel3} />
      <path d="M446 44H458V150H446ZM446 300H458V396H446Z" fill={tokens().brassMid} />
    </>
  )
}

function Deadbolt() {
  return (
    <>
      <circle cx={388} cy={96} r={40} fill={tokens().brassMid} />
      <circle cx={388} cy={96} r={32} fill={tokens().brass} />
      <path d="M358 86A32 32 0 0 1 412 74L406 79A24 24 0 0 0 366 88Z" fill={tokens().brassHi} />
      <circle cx={388} cy={96} r={14} fill={tokens().brassMid} />
      <path d="M383 84H393V150H383Z" fill={tokens().brassHi} />
      <path d="M389 84H393V150H389Z" fill={tokens().brass} />
    </>
  )
}

function Keys() {
  return (
    <>
      {GIVEN_AWAY.map((angle) => (
        <path
          key={angle}
          d={KEY}
          {...ghostStroke()}
          stroke={tokens().steel3}
          transform={`translate(388 190)rotate(${angle})`}
        />
      ))}
      <g transform="translate(388 190)rotate(-8)">
        <path d={KEY} fill={tokens().brass} />
        <path d="M3 34H7V100H3Z" fill={tokens().brassLo} />
        <circle cx={0} cy={6} r={7} fill={tokens().ink3} />
      </g>
      <circle cx={388} cy={168} r={27} fill="none" stroke={tokens().mist} strokeWidth={4} />
    </>
  )
}

function Knob() {
  return (
    <>
      <circle cx={388} cy={360} r={50} fill={tokens().brassMid} />
      <circle cx={388} cy={360} r={40} fill={tokens().brass} />
      <path d="M351 346A40 40 0 0 1 417 332L410 338A31 31 0 0 0 360 348Z" fill={tokens().brassHi} />
      <circle cx={388} cy={360} r={15} fill={tokens().brassMid} />
      <Keyhole at={{ x: 388, y: 356 }} size={20} />
    </>
  )
}

const PICKETS = [16, 48, 80, 112, 144, 200]

function Gate() {
  return (
    <>
      {PICKETS.map((x) => (
        <path key={x} d={`M${x} 410V250h-3l8-28 8 28h-3V410z`} fill={tokens().ink4} />
      ))}
      <path
        d="M8 268H168V276H8ZM8 372H168V380H8ZM192 268H262V276H192ZM192 372H262V380H192Z"
        fill={tokens().steel}
      />
      <path d="M104 296H156V344H104Z" fill={tokens().steel3} />
      <path d="M104 296H156V300H104Z" fill={tokens().mist} />
      <path d="M156 312H204V324H156Z" fill={tokens().brass} />
      <circle cx={130} cy={319} r={13} fill={tokens().brass} />
      <Keyhole at={{ x: 130, y: 316 }} size={14} />
      <path d="M0 410H262V416H0Z" fill={tokens().ink4} />
    </>
  )
}

const hasGate = perFacts(() => findService('Gate Locks') !== undefined)

function drawing() {
  return (
    <>
      {hasGate() && <Gate />}
      <FrontDoor />
      <Keys />
      <Deadbolt />
      <Knob />
    </>
  )
}

/** A front door with its deadbolt, its knob and a ring of keys, and the gate in front of it. */
export const residentialLocksmithPlate = perFacts((): Plate => ({
  frame: { x: hasGate() ? 0 : 150, y: 0, width: hasGate() ? 500 : 350, height: 440 },
  parts: {
    deadbolt: { dot: { x: 420, y: 96 }, label: { x: 506, y: 105 } },
    knob: { dot: { x: 424, y: 346 }, label: { x: 506, y: 355 } },
    keys: { dot: { x: 424, y: 226 }, label: { x: 506, y: 235 } },
    ...(hasGate() && { gate: { dot: { x: 112, y: 304 }, label: { x: 20, y: 140 } } }),
  },
  drawing,
}))
