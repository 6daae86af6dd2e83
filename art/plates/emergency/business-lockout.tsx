import type { Plate } from '../types.ts'
import { axisStroke, ghostStroke, Hatch, Keyhole } from '../parts.tsx'
import { tokens } from '../../tokens.ts'

/**
 * The bolt thrown to the right, its hook behind the jamb; when open it is rotated about 378 322.
 */
const HOOK = 'M363 309H440V300L451 289 466 300V328L458 337H378A15 15 0 0 1 363 322Z'

function Shutter() {
  return (
    <>
      <path d="M200 8H490V76H200Z" fill={tokens().ink4} />
      <path
        d="M200 20H490M200 36H490M200 52H490M200 68H490"
        stroke={tokens().ink2}
        strokeWidth={4}
      />
      <path d="M196 76H494V92H196Z" fill={tokens().steel2} />
      <path d="M196 76H494V80H196Z" fill={tokens().steel3} />
      <path d="M236 92h40v10h-40z" fill={tokens().steel} />
      <path
        d="M244 128V110a12 12 0 0 1 24 0v18"
        fill="none"
        stroke={tokens().mist}
        strokeWidth={6}
      />
      <path d="M230 124H282V166H230Z" fill={tokens().brass} />
      <path d="M230 124H282V130H230Z" fill={tokens().brassHi} />
      <path d="M230 159H282V166H230Z" fill={tokens().brassMid} />
      <Keyhole at={{ x: 256, y: 141 }} size={18} />
    </>
  )
}

/** Glass, lock stile and jamb; the stile is cut open over the lock. */
function Door() {
  return (
    <>
      <path d="M200 120H338V440H200Z" fill={tokens().ink2} />
      <path
        d="M200 250 290 120H316L200 288ZM200 312 333 120H338V142L200 340Z"
        fill={tokens().ink3}
      />
      <path d="M338 104H418V440H338Z" fill={tokens().steel2} />
      <path d="M338 104H344V440H338Z" fill={tokens().steel3} />
      <path d="M200 104H418V126H200Z" fill={tokens().steel2} />
      <path d="M200 104H418V109H200Z" fill={tokens().steel3} />
      <path d="M426 98H490V440H426Z" fill={tokens().steel} />
      <path d="M484 98H490V440H484Z" fill={tokens().ink4} />
      <path d="M426 258H480V364H426Z" fill="url(#bl-cut)" />
      <path d="M436 266H474V356H436V342H426V302H436Z" fill={tokens().ink} />
      <path d="M352 172H418V438H352Z" fill="url(#bl-cut)" />
      <path d="M360 180H418V430H360Z" fill={tokens().ink} />
    </>
  )
}

function LockCase() {
  return (
    <>
      <path
        d="M364 200H410V416H364Z"
        fill={tokens().ink3}
        stroke={tokens().steel3}
        strokeWidth={3}
      />
      <path d="M410 188H418V424H410Z" fill={tokens().mist} />
      <path d={HOOK} {...ghostStroke()} stroke={tokens().brass} transform="rotate(90 378 322)" />
      <path d={HOOK} fill={tokens().brass} />
      <path d="M363 309H440V300L451 289 457 293.400 446 304V315H365Z" fill={tokens().brassHi} />
      <path d="M378 337A15 15 0 0 1 366 331H462.500L458 337Z" fill={tokens().brassMid} />
      <circle cx={378} cy={322} r={6} fill={tokens().ink} />
      <circle
        cx={386}
        cy={244}
        r={21}
        fill={tokens().ink}
        stroke={tokens().steel3}
        strokeWidth={3}
      />
    </>
  )
}

/** Threaded cylinder toward the viewer, along the slanted axis, with its cam toward the lock. */
function Cylinder() {
  return (
    <>
      <path d="M338 268l8 24 10-30z" fill={tokens().brassMid} />
      <path
        d="M205.500 305.900L315.500 237.900A42 42 0 0 1 362.500 308.100L252.500 376.100Z"
        fill={tokens().brassMid}
      />
      <path
        d="M293 253A42 42 0 0 1 338 323M281 260.400A42 42 0 0 1 326 330.400M269 267.800A42 42 0 0 1 314 337.800M257 275.200A42 42 0 0 1 302 345.200"
        fill="none"
        stroke={tokens().brassLo}
        strokeWidth={4}
      />
      <circle cx={229} cy={341} r={46} fill={tokens().brass} />
      <path d="M186 325A46 46 0 0 1 262 309L256 315A38 38 0 0 0 194 328Z" fill={tokens().brassHi} />
      <circle cx={229} cy={341} r={25} fill={tokens().brassMid} />
      <path
        d="M225.500 323H232.500V334L235 341 232.500 348V359H225.500V348L223 341 225.500 334Z"
        fill={tokens().ink}
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
        fill={tokens().steel2}
      />
      <circle cx={565} cy={164} r={36} fill={tokens().steel3} />
      <path d="M531 152A36 36 0 0 1 591 139L586 144A29 29 0 0 0 538 155Z" fill={tokens().mist} />
      <path d="M552 136H578L574 192H556Z" fill={tokens().brass} />
      <path d="M552 136H558L560 192H556Z" fill={tokens().brassHi} />
    </>
  )
}

function drawing() {
  return (
    <>
      <defs>
        <Hatch id="bl-cut" ground={tokens().steel2} line={tokens().steel} gap={6} />
      </defs>
      <path d="M180 372L614 133" {...axisStroke()} />
      <Door />
      <Shutter />
      <LockCase />
      <path d="M386 244L340 272" {...axisStroke()} />
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
