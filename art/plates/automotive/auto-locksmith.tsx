import { perFacts } from '#domain/business/per-facts.ts'
import { findService } from '#domain/services/services.ts'
import type { Plate } from '../types.ts'
import { axisStroke } from '../parts.tsx'
import { tokens } from '../../tokens.ts'

/** The key's axis, which runs up into the door lock. */
const LOCK = 384

const hasFob = perFacts(() => findService('Key Fob Programming') !== undefined)

function Fob() {
  return (
    <>
      <path
        d="M280 300H320A14 14 0 0 1 334 314V384A34 34 0 0 1 266 384V314A14 14 0 0 1 280 300Z"
        fill={tokens().ink3}
        stroke={tokens().ink4}
        strokeWidth={6}
      />
      <path d="M280 314H320V334H280Z" fill={tokens().brass} />
      <path d="M280 339H320V359H280Z" fill={tokens().mist} />
      <path d="M280 364H320V384H280Z" fill={tokens().rust} />
      <circle cx={300} cy={400} r={6} fill={tokens().ink} />
      <path
        d="M288 284a17 17 0 0 1 24 0M278 274a31 31 0 0 1 44 0M268 264a45 45 0 0 1 64 0"
        fill="none"
        stroke={tokens().brassHi}
        strokeWidth={2.5}
      />
    </>
  )
}

function drawing() {
  return (
    <>
      <path d="M40 262H676" stroke={tokens().ink4} strokeWidth={2} />
      <path
        d="M92 218V170L102 152 214 146 282 86H424L512 150 626 164 648 184V218Z"
        fill={tokens().steel3}
      />
      <path d="M92 200H648V218H92Z" fill={tokens().steel2} />
      <path d="M228 146 288 94H346V146ZM356 146V94H420L492 146Z" fill={tokens().ink2} />
      <path d="M102 152 214 146H508L626 164 622 169 506 154H216L98 160Z" fill={tokens().mist} />
      <path
        d="M351 150V208M238 150V178L252 208H470L486 186V150"
        fill="none"
        stroke={tokens().steel}
        strokeWidth={2}
      />
      <path d="M254 168H284V175H254ZM366 168H396V175H366Z" fill={tokens().ink3} />
      <path d="M624 168 636 172 648 186V190H624Z" fill={tokens().amber} />
      <path d="M92 170H104V188H92Z" fill={tokens().rust} />
      <g stroke={tokens().ink2} strokeWidth={2} strokeDasharray="5 3" fill="none">
        <ellipse cx={444} cy={158} rx={7} ry={25} transform="rotate(-24 444 158)" />
        <path d="M446 157 498 184" />
      </g>
      <circle cx={466} cy={181} r={9} fill={tokens().brass} stroke={tokens().ink} strokeWidth={2} />
      <path d="M466 176V186" stroke={tokens().ink} strokeWidth={3} />
      <g fill={tokens().steel3} stroke={tokens().ink} strokeWidth={14}>
        <circle cx={190} cy={222} r={33} stroke={tokens().ink} strokeWidth={22} />
        <circle cx={540} cy={222} r={33} stroke={tokens().ink} strokeWidth={22} />
      </g>
      <g fill={tokens().steel3} stroke={tokens().ink4} strokeWidth={16}>
        <circle cx={190} cy={222} r={29} />
        <circle cx={540} cy={222} r={29} />
      </g>
      <path {...axisStroke()} d={`M${LOCK} 194V436`} />
      <circle
        cx={LOCK}
        cy={187}
        r={9}
        fill={tokens().brass}
        stroke={tokens().ink}
        strokeWidth={2}
      />
      <path d={`M${LOCK} 182V192`} stroke={tokens().ink} strokeWidth={3} />
      <path
        d="M374 362V298L384 284 394 298V306L388 314 394 320V328L390 334 394 340V362Z"
        fill={tokens().brass}
      />
      <path d="M374 362V298L384 284V287L378 299V362Z" fill={tokens().brassHi} />
      <circle cx={LOCK} cy={390} r={32} fill={tokens().brass} />
      <circle cx={LOCK} cy={402} r={9} fill={tokens().ink} />
      {hasFob() && <Fob />}
    </>
  )
}

/** A car from the side, with its keys and ignition. */
export const autoLocksmithPlate = perFacts((): Plate => ({
  frame: { x: 30, y: 70, width: 650, height: 370 },
  parts: {
    door: {
      dot: { x: 384, y: 187 },
      elbow: { x: 384, y: 21 },
      label: { x: 60, y: 30 },
      letter: { x: 384, y: 98 },
    },
    ignition: { dot: { x: 466, y: 181 }, label: { x: 456, y: 30 }, letter: { x: 466, y: 98 } },
    ...(hasFob() && { fob: { dot: { x: 276, y: 352 }, label: { x: 40, y: 361 } } }),
    key: { dot: { x: 384, y: 372 }, label: { x: 452, y: 381 } },
  },
  drawing,
}))
