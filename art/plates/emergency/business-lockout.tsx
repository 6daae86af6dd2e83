import type { Plate } from '../types.ts'
import { AXIS, GHOST, Hatch, Keyhole } from '../parts.tsx'
import { TOKENS } from '../../tokens.ts'

/**
 * The bolt thrown to the right, its hook behind the jamb; when open it is rotated about 378 322.
 */
const HOOK = 'M363 309H440V300L451 289 466 300V328L458 337H378A15 15 0 0 1 363 322Z'

function Shutter() {
  return (
    <>
      <path d="M200 8H490V76H200Z" fill={TOKENS.ink4} />
      <path d="M200 20H490M200 36H490M200 52H490M200 68H490" stroke={TOKENS.ink2} strokeWidth={4} />
      <path d="M196 76H494V92H196Z" fill={TOKENS.steel2} />
      <path d="M196 76H494V80H196Z" fill={TOKENS.steel3} />
      <path d="M236 92h40v10h-40z" fill={TOKENS.steel} />
      <path d="M244 128V110a12 12 0 0 1 24 0v18" fill="none" stroke={TOKENS.mist} strokeWidth={6} />
      <path d="M230 124H282V166H230Z" fill={TOKENS.brass} />
      <path d="M230 124H282V130H230Z" fill={TOKENS.brassHi} />
      <path d="M230 159H282V166H230Z" fill={TOKENS.brassMid} />
      <Keyhole at={{ x: 256, y: 141 }} size={18} />
    </>
  )
}

/** Glass, lock stile and jamb; the stile is cut open over the lock. */
function Door() {
  return (
    <>
      <path d="M200 120H338V440H200Z" fill={TOKENS.ink2} />
      <path d="M200 250 290 120H316L200 288ZM200 312 333 120H338V142L200 340Z" fill={TOKENS.ink3} />
      <path d="M338 104H418V440H338Z" fill={TOKENS.steel2} />
      <path d="M338 104H344V440H338Z" fill={TOKENS.steel3} />
      <path d="M200 104H418V126H200Z" fill={TOKENS.steel2} />
      <path d="M200 104H418V109H200Z" fill={TOKENS.steel3} />
      <path d="M426 98H490V440H426Z" fill={TOKENS.steel} />
      <path d="M484 98H490V440H484Z" fill={TOKENS.ink4} />
      <path d="M426 258H480V364H426Z" fill="url(#bl-cut)" />
      <path d="M436 266H474V356H436V342H426V302H436Z" fill={TOKENS.ink} />
      <path d="M352 172H418V438H352Z" fill="url(#bl-cut)" />
      <path d="M360 180H418V430H360Z" fill={TOKENS.ink} />
    </>
  )
}

function LockCase() {
  return (
    <>
      <path d="M364 200H410V416H364Z" fill={TOKENS.ink3} stroke={TOKENS.steel3} strokeWidth={3} />
      <path d="M410 188H418V424H410Z" fill={TOKENS.mist} />
      <path d={HOOK} {...GHOST} stroke={TOKENS.brass} transform="rotate(90 378 322)" />
      <path d={HOOK} fill={TOKENS.brass} />
      <path d="M363 309H440V300L451 289 457 293.400 446 304V315H365Z" fill={TOKENS.brassHi} />
      <path d="M378 337A15 15 0 0 1 366 331H462.500L458 337Z" fill={TOKENS.brassMid} />
      <circle cx={378} cy={322} r={6} fill={TOKENS.ink} />
      <circle cx={386} cy={244} r={21} fill={TOKENS.ink} stroke={TOKENS.steel3} strokeWidth={3} />
    </>
  )
}

/** Threaded cylinder toward the viewer, along the slanted axis, with its cam toward the lock. */
function Cylinder() {
  return (
    <>
      <path d="M338 268l8 24 10-30z" fill={TOKENS.brassMid} />
      <path
        d="M205.500 305.900L315.500 237.900A42 42 0 0 1 362.500 308.100L252.500 376.100Z"
        fill={TOKENS.brassMid}
      />
      <path
        d="M293 253A42 42 0 0 1 338 323M281 260.400A42 42 0 0 1 326 330.400M269 267.800A42 42 0 0 1 314 337.800M257 275.200A42 42 0 0 1 302 345.200"
        fill="none"
        stroke={TOKENS.brassLo}
        strokeWidth={4}
      />
      <circle cx={229} cy={341} r={46} fill={TOKENS.brass} />
      <path d="M186 325A46 46 0 0 1 262 309L256 315A38 38 0 0 0 194 328Z" fill={TOKENS.brassHi} />
      <circle cx={229} cy={341} r={25} fill={TOKENS.brassMid} />
      <path
        d="M225.500 323H232.500V334L235 341 232.500 348V359H225.500V348L223 341 225.500 334Z"
        fill={TOKENS.ink}
      />
    </>
  )
}

/** Thumb turn of the inside, behind the door on the same axis. */
function Turn() {
  return (
    <>
      <path
        d="M545.500 133.900L519.500 150.900A36 36 0 0 0 558.500 211.100L584.500 194.100Z"
        fill={TOKENS.steel2}
      />
      <circle cx={565} cy={164} r={36} fill={TOKENS.steel3} />
      <path d="M531 152A36 36 0 0 1 591 139L586 144A29 29 0 0 0 538 155Z" fill={TOKENS.mist} />
      <path d="M552 136H578L574 192H556Z" fill={TOKENS.brass} />
      <path d="M552 136H558L560 192H556Z" fill={TOKENS.brassHi} />
    </>
  )
}

function drawing() {
  return (
    <>
      <defs>
        <Hatch id="bl-cut" ground={TOKENS.steel2} line={TOKENS.steel} gap={6} />
      </defs>
      <path d="M180 372L614 133" {...AXIS} />
      <Door />
      <Shutter />
      <LockCase />
      <path d="M386 244L340 272" {...AXIS} />
      <Cylinder />
      <Turn />
    </>
  )
}

/**
 * The lock stile of a glass door cut open: hook bolt in the frame, cylinder and turn on one slanted
 * axis.
 */
export const businessLockoutPlate: Plate = {
  frame: { x: 160, y: 0, width: 470, height: 440 },
  parts: {
    cylinder: { dot: { x: 206, y: 312 }, elbow: { x: 206, y: 241 }, label: { x: 0, y: 250 } },
    hook: { dot: { x: 454, y: 318 }, label: { x: 506, y: 327 }, letter: { x: 508, y: 352 } },
    turn: { dot: { x: 565, y: 148 }, label: { x: 506, y: 50 } },
    padlock: { dot: { x: 240, y: 146 }, label: { x: 0, y: 155 }, letter: { x: 184, y: 146 } },
  },
  drawing,
}
