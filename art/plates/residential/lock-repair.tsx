import type { Plate } from '../types.ts'
import { axisStroke, ghostStroke, ScrewHead } from '../parts.tsx'
import { tokens } from '../../tokens.ts'

const POSTS = [
  [264, 88],
  [264, 400],
  [404, 400],
] as const

/** Case, face plate and, dashed, the removed cover. */
function Case() {
  return (
    <>
      <path d="M226 54H396V402H226Z" {...ghostStroke()} />
      <path
        d="M245 69H424V419H245Z"
        fill={tokens().ink2}
        stroke={tokens().steel2}
        strokeWidth={6}
      />
      <path d="M424 52H438V436H424Z" fill={tokens().mist} />
      <path d="M433 52H438V436H433Z" fill={tokens().steel3} />
      {POSTS.map(([x, y]) => (
        <ScrewHead key={`${x} ${y}`} at={{ x, y }} r={8} />
      ))}
    </>
  )
}

function Latch() {
  return (
    <>
      <path d="M288 134H384V146H288Z" fill={tokens().brassMid} />
      <path d="M282 118H298V190H282Z" fill={tokens().brass} />
      <path d="M282 118H287V190H282Z" fill={tokens().brassHi} />
      <path d="M380 112H452L486 146V168H380Z" fill={tokens().brass} />
      <path d="M380 112H452L486 146H479L450 119H380Z" fill={tokens().brassHi} />
      <path d="M380 160H486V168H380Z" fill={tokens().brassMid} />
      <path d="M424 112V168M438 112V168" stroke={tokens().brassLo} strokeWidth={1.5} />
    </>
  )
}

/** Follower of the knob's spindle; its arm retracts the latch, the leaf spring below returns it. */
function Hub() {
  return (
    <>
      <path d="M299 178L314 176 346 214 304 240Z" fill={tokens().brassMid} />
      <path d="M352 244L372 258 366 272 340 266Z" fill={tokens().brassMid} />
      <circle cx={336} cy={234} r={36} fill={tokens().brass} />
      <path d="M302 222A36 36 0 0 1 361 208L355 213A28 28 0 0 0 310 225Z" fill={tokens().brassHi} />
      <path d="M324 222H348V246H324Z" fill={tokens().ink} transform="rotate(8 336 234)" />
      <path
        d="M260 258V288C300 300 346 296 372 270"
        fill="none"
        stroke={tokens().steel3}
        strokeWidth={4}
      />
    </>
  )
}

/** The bolt slides on a post; the cylinder's cam is in its notch. */
function Deadbolt() {
  return (
    <>
      <path d="M276 306H460V352H346V336H322V352H276Z" fill={tokens().brass} />
      <path d="M276 306H460V313H276Z" fill={tokens().brassHi} />
      <path d="M346 345H460V352H346ZM276 345H322V352H276Z" fill={tokens().brassMid} />
      <path d="M296 320H356V331H296Z" fill={tokens().ink} />
      <circle cx={304} cy={325.5} r={8} fill={tokens().steel3} />
      <path d="M424 306V352M438 306V352" stroke={tokens().brassLo} strokeWidth={1.5} />
      <circle
        cx={334}
        cy={386}
        r={24}
        fill={tokens().ink}
        stroke={tokens().steel2}
        strokeWidth={6}
      />
      <path d="M325 394V354L334 340 343 354V394Z" fill={tokens().brass} />
      <circle cx={334} cy={386} r={6} fill={tokens().ink} />
    </>
  )
}

/** The latch spring from the side: new, and broken. */
const NEW = 'M300 18l9 28 8-28 9 28 8-28 9 28 8-28 9 28 8-28 9 28'
const BROKEN = 'M301 126l9 28 8-28 9 28 5-16M352 126l6 28 8-28 7 28 6-28'

function drawing() {
  return (
    <>
      <path d="M339 50V124" {...axisStroke()} stroke={tokens().amber} />
      <Case />
      <path d="M339 73V124" {...axisStroke()} stroke={tokens().amber} />
      <Latch />
      <Hub />
      <Deadbolt />
      <g fill="none" strokeWidth={3.5} strokeLinejoin="bevel">
        <path d={BROKEN} stroke={tokens().mist} />
        <path d={NEW} stroke={tokens().amber} />
      </g>
    </>
  )
}

/** An old mortise lock without its cover; the new spring is above the broken one. */
export const lockRepairPlate: Plate = {
  frame: { x: 130, y: 4, width: 440, height: 436 },
  parts: {
    latch: { dot: { x: 464, y: 142 }, label: { x: 506, y: 151 }, letter: { x: 526, y: 142 } },
    hub: { dot: { x: 308, y: 252 }, label: { x: 0, y: 261 } },
    spring: {
      dot: { x: 342, y: 136 },
      elbow: { x: 308, y: 101 },
      label: { x: 0, y: 110 },
      letter: { x: 280, y: 96 },
    },
    bolt: { dot: { x: 446, y: 329 }, label: { x: 496, y: 338 }, letter: { x: 526, y: 329 } },
  },
  drawing,
}
