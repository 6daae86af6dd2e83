import type { Plate } from '../types.ts'
import { Keyhole, ScrewHead } from '../parts.tsx'
import { tokens } from '../../tokens.ts'

/** Left edges of the pickets: the gate's as far as 382, then the fence behind the post. */
const PICKETS = [12, 72, 132, 192, 252, 382, 560, 620]
const SHOULDER = 138
const FOOT = 346

function Pickets() {
  return (
    <>
      {PICKETS.map((x) => (
        <g key={x}>
          <path d={`M${x} ${FOOT}V${SHOULDER}h-5l14-46 14 46h-5V${FOOT}z`} fill={tokens().ink4} />
          <path
            d={`M${x} ${FOOT}V${SHOULDER}h-5l14-46V${SHOULDER}h-4V${FOOT}z`}
            fill={tokens().steel}
          />
        </g>
      ))}
    </>
  )
}

function Post() {
  return (
    <>
      <path d="M464 102H524V356H464Z" fill={tokens().steel} />
      <path d="M464 102H478V356H464Z" fill={tokens().steel2} />
      <path d="M456 102L494 80 532 102V110H456Z" fill={tokens().steel2} />
    </>
  )
}

function LockBox() {
  return (
    <>
      <path d="M262 174H398V294H262Z" fill={tokens().steel3} />
      <path d="M262 174H398V182H262Z" fill={tokens().mist} />
      <path d="M262 284H398V294H262Z" fill={tokens().steel2} />
      <path
        d="M262 168v132M398 168v132"
        stroke={tokens().steel2}
        strokeWidth={6}
        strokeDasharray="4 3"
      />
      {[196, 270].map((y) => (
        <g key={y}>
          <ScrewHead at={{ x: 280, y }} fill={tokens().steel2} />
          <ScrewHead at={{ x: 382, y }} fill={tokens().steel2} />
        </g>
      ))}
      <circle cx={336} cy={240} r={30} fill={tokens().brass} />
      <path d="M308 229A30 30 0 0 1 357 219L352 224A23 23 0 0 0 315 231Z" fill={tokens().brassHi} />
      <Keyhole at={{ x: 336, y: 234 }} size={30} />
    </>
  )
}

/** The plate over the keyhole, swung aside; its closed position is dashed. */
function Cover() {
  return (
    <>
      <path
        d="M326 196C322 214 300 224 302 242A34 34 0 0 0 370 242C372 224 350 214 346 196"
        fill="none"
        stroke={tokens().ink}
        strokeWidth={1.5}
        strokeDasharray="6 4"
      />
      <path
        d="M324 196A12 12 0 0 1 348 196C352 214 372 224 370 244A34 34 0 0 1 302 244C300 224 320 214 324 196Z"
        fill={tokens().ink3}
        transform="rotate(62 336 196)"
      />
      <circle cx={336} cy={196} r={5} fill={tokens().mist} />
    </>
  )
}

function drawing() {
  return (
    <>
      <Pickets />
      <path
        d="M0 158H400V170H0ZM0 312H400V324H0ZM524 158H680V170H524ZM524 312H680V324H524Z"
        fill={tokens().steel}
      />
      <path
        d="M0 158H400V161H0ZM0 312H400V315H0ZM524 158H680V161H524ZM524 312H680V315H524Z"
        fill={tokens().steel2}
      />
      <Post />
      <LockBox />
      <path d="M398 216H474V252H398Z" fill={tokens().brass} />
      <path d="M398 216H474V222H398Z" fill={tokens().brassHi} />
      <path d="M398 245H474V252H398Z" fill={tokens().brassMid} />
      <path d="M448 192H492V206H464V262H492V276H448Z" fill={tokens().mist} />
      <ScrewHead at={{ x: 484, y: 199 }} r={5} />
      <ScrewHead at={{ x: 484, y: 269 }} r={5} />
      <Cover />
    </>
  )
}

/**
 * An iron gate from the front: the lock box between its pickets, the latch in the keeper of the
 * post.
 */
export const gateLocksPlate: Plate = {
  frame: { x: 130, y: 74, width: 450, height: 290 },
  parts: {
    box: { dot: { x: 304, y: 286 }, label: { x: 150, y: 388 } },
    latch: { dot: { x: 424, y: 234 }, label: { x: 330, y: 32 }, letter: { x: 424, y: 160 } },
    keeper: { dot: { x: 456, y: 268 }, label: { x: 424, y: 388 } },
    cover: { dot: { x: 290, y: 222 }, label: { x: 90, y: 32 } },
  },
  drawing,
}
