import { perFacts } from '#domain/business/per-facts.ts'
import { lettering } from '../../letters.ts'
import { drawnFile, shapesOf } from '../../drawn-file.ts'
import person from '../../scenes/person.svg?raw'
import type { Plate } from '../types.ts'
import { Keyhole } from '../parts.tsx'
import { tokens } from '../../tokens.ts'

/** Figure of the locksmith, also used in the street of the home page. */
const personFill = perFacts(() => shapesOf(drawnFile(person, 'person.svg')))

function House() {
  return (
    <>
      <path d="M232 100H412V408H232Z" fill={tokens().ink2} />
      <path
        d="M248 122h30m20 0h44M340 140h50M240 142h24M386 250h26M380 286h20M390 322h22"
        stroke={tokens().ink3}
        strokeWidth={4}
      />
      <path d="M224 84H420V100H224Z" fill={tokens().ink4} />
      <path d="M224 84H420V89H224Z" fill={tokens().steel} />
    </>
  )
}

/** The lamp, its light, and the waiting person. */
function Lamp() {
  return (
    <>
      <path d="M124 80H176L390 408H30Z" fill={tokens().amber} />
      <path d="M30 408H390V417H30Z" fill={tokens().amberLo} />
      <path d="M390 408H432V413H390Z" fill={tokens().ink4} />
      <path d="M78 413V52Q78 16 114 16H150" fill="none" stroke={tokens().steel} strokeWidth={9} />
      <path d="M66 370H90V417H66Z" fill={tokens().steel2} />
      <path d="M112 76L118 44C120 24 132 12 150 12S180 24 182 44L188 76Z" fill={tokens().steel3} />
      <path
        d="M112 76L118 44C120 24 132 12 150 12 136 20 130 32 129 46L126 76Z"
        fill={tokens().mist}
      />
      <path d="M110 74H190V83H110Z" fill={tokens().amberHi} />
      <g
        transform="translate(182 410)scale(1.2)"
        dangerouslySetInnerHTML={{ __html: personFill() }}
      />
    </>
  )
}

/** A key on a hook behind the glass of the door. */
const KEY = 'M322 204h2v9a11 11 0 0 1 4 21v32l-5 6-5-6v-3l4-4-4-4v-4l4-4-4-4v-10a11 11 0 0 1 4-21z'

function Door() {
  return (
    <>
      <path d="M276 150H370V400H276Z" fill={tokens().ink} />
      <path d="M284 158H362V186H284Z" fill={tokens().amberHi} />
      <path d="M284 194H362V396H284Z" fill={tokens().ink3} />
      <path d="M299 204H347V288H299Z" fill={tokens().amberHi} />
      <path d={KEY} fill={tokens().ink} />
      <circle cx={323} cy={223} r={4} fill={tokens().amberHi} />
      <path d="M299 308H332V384H299Z" fill={tokens().ink2} />
      <circle cx={348} cy={336} r={12} fill={tokens().brass} />
      <path d="M337 332A12 12 0 0 1 357 328L353 331A8 8 0 0 0 341 334Z" fill={tokens().brassHi} />
      <Keyhole at={{ x: 348, y: 333 }} size={14} />
      <circle cx={348} cy={362} r={8} fill={tokens().brassMid} />
      <path d="M262 396H384V402H262Z" fill={tokens().steel2} />
      <path d="M262 402H384V408H262Z" fill={tokens().steel} />
      <path d="M375 150H409V172H375Z" fill={tokens().card} />
      <g
        dangerouslySetInnerHTML={{
          __html: lettering('214', { x: 392, y: 154, height: 14, bold: 0.03, color: tokens().ink }),
        }}
      />
    </>
  )
}

function drawing() {
  return (
    <>
      <House />
      <Lamp />
      <Door />
    </>
  )
}

/**
 * A door beside its street lamp: what to report by phone, and the key on the wrong side of the
 * glass.
 */
export const emergencyLocksmithPlate: Plate = {
  frame: { x: 24, y: 4, width: 420, height: 420 },
  parts: {
    lamp: { dot: { x: 176, y: 51 }, label: { x: 450, y: 60 } },
    number: { dot: { x: 405, y: 168 }, elbow: { x: 423, y: 150 }, label: { x: 450, y: 159 } },
    lock: { dot: { x: 356, y: 340 }, label: { x: 450, y: 349 } },
    key: { dot: { x: 327, y: 254 }, label: { x: 450, y: 263 } },
  },
  drawing,
}
