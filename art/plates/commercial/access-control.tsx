import type { Plate } from '../types.ts'
import { Hatch } from '../parts.tsx'
import { tokens } from '../../tokens.ts'

/** From the controller to the reader, and down inside the jamb to the strike. */
const WIRES = 'M376 88V104H521V170M346 88V118H446V206'

function Door() {
  return (
    <>
      <path d="M238 408H676V430H238Z" fill="url(#access-floor)" />
      <path d="M256 126H466V408H256Z" fill={tokens().steel} />
      <path d="M274 144H426V408H274Z" fill={tokens().ink} />
      <path d="M278 148H422V408H278Z" fill={tokens().steel3} />
      <path d="M278 148H422V153H278Z" fill={tokens().mist} />
      <path d="M300 172H372V322H300Z" fill={tokens().ink2} />
      <path d="M310 268 352 200M328 296 364 238" stroke={tokens().ink4} strokeWidth={6} />
      <path d="M300 350H400V368H300Z" fill={tokens().steel2} />
      <path d="M396 240H414V284H396Z" fill={tokens().steel} />
      <path d="M372 256H410V267H372Z" fill={tokens().brass} />
      <path d="M372 256H410V259H372Z" fill={tokens().brassHi} />
    </>
  )
}

/** The jamb cut open around the strike: the latch keeper swings away. */
function Strike() {
  return (
    <>
      <path d="M426 200H462l4 8-4 8v88l4 8-4 8H426Z" fill={tokens().ink} />
      <path d="M430 208H456V314H430Z" fill={tokens().mist} />
      <path d="M436 214H452V228H436ZM436 294H452V308H436Z" fill={tokens().steel2} />
      <path d="M422 252H434V272H422Z" fill={tokens().steel2} />
      <path d="M432 238H452V286H432V276H438V248H432Z" fill={tokens().brass} />
    </>
  )
}

function Controller() {
  return (
    <>
      <path d="M280 14H412V88H280Z" fill={tokens().steel2} />
      <path d="M280 14H412V19H280Z" fill={tokens().mist} />
      <path d="M288 25H404V82H288Z" fill={tokens().verdigrisText} />
      <path d="M298 33H328V55H298Z" fill={tokens().night} />
      <path d="M340 33H356V55H340ZM362 33H378V55H362Z" fill={tokens().mist} />
      <path d="M388 33H396V39H388Z" fill={tokens().amber} />
      <path d="M296 68H396V78H296Z" fill={tokens().brass} />
      <path d="M313 55V68M346 55V68M370 55V68" stroke={tokens().verdigris} strokeWidth={2} />
    </>
  )
}

function drawing() {
  return (
    <>
      <Hatch id="access-floor" ground={tokens().ink2} line={tokens().ink4} />
      <Door />
      <Strike />
      <path d={WIRES} fill="none" stroke={tokens().brass} strokeWidth={2} strokeDasharray="7 5" />
      <Controller />
      <path
        d="M496 170H546V270H496Z"
        fill={tokens().ink3}
        stroke={tokens().steel2}
        strokeWidth={3}
      />
      <path d="M505 180H537V186H505Z" fill={tokens().verdigris} />
      <path
        d="M505 196h8v8h-8zM517 196h8v8h-8zM529 196h8v8h-8zM505 210h8v8h-8zM517 210h8v8h-8zM529 210h8v8h-8zM505 224h8v8h-8zM517 224h8v8h-8zM529 224h8v8h-8z"
        fill={tokens().mist}
      />
      <path d="M510 254a11 11 0 0 1 22 0" fill="none" stroke={tokens().brassHi} strokeWidth={2.5} />
      <path
        d="M556 206a20 20 0 0 1 0 28M565 196a34 34 0 0 1 0 48M574 186a48 48 0 0 1 0 68"
        fill="none"
        stroke={tokens().brassHi}
        strokeWidth={2.5}
      />
      <g transform="translate(-4 0) rotate(12 636 222)">
        <path d="M600 194H676V246H600Z" fill={tokens().card} />
        <path d="M600 204H676V214H600Z" fill={tokens().brass} />
        <path d="M608 226H634M608 235H624" stroke={tokens().ink3} strokeWidth={3} />
        <path d="M652 222h14v14h-14z" fill={tokens().steel3} />
      </g>
    </>
  )
}

/** A door with a card reader, controller and electric strike. */
export const accessControlPlate: Plate = {
  frame: { x: 230, y: 10, width: 450, height: 425 },
  parts: {
    reader: { dot: { x: 536, y: 183 }, label: { x: 476, y: 27 } },
    controller: { dot: { x: 294, y: 51 }, label: { x: 20, y: 60 } },
    strike: { dot: { x: 442, y: 298 }, label: { x: 20, y: 307 }, letter: { x: 488, y: 346 } },
    card: { dot: { x: 614, y: 239 }, label: { x: 484, y: 322 } },
  },
  drawing,
}
