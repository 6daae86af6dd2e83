import type { Plate } from '../types.ts'
import { ghostStroke, Hatch } from '../parts.tsx'
import { tokens } from '../../tokens.ts'

/** Roof rail in section, and the lamp under the headliner, which lights the seat. */
function Roof() {
  return (
    <>
      <path d="M500 132H540L664 440H376Z" fill={tokens().amber} />
      <path d="M394 128 680 118V122L394 132Z" fill={tokens().ink4} />
      <path d="M496 120H544L538 133H502Z" fill={tokens().amberHi} />
      <path
        d="M300 120C308 106 324 98 346 96H396V130L346 140 316 150Z"
        fill="url(#cl-steel)"
        stroke={tokens().steel2}
        strokeWidth={4}
      />
      <path
        d="M680 84H372C336 84 310 94 296 118"
        fill="none"
        stroke={tokens().steel3}
        strokeWidth={5}
      />
    </>
  )
}

function Seat() {
  return (
    <>
      <path
        d="M512 212V188C512 172 520 164 536 164H552C568 164 576 172 576 188V212ZM476 392L466 246C466 228 476 218 492 218H596C612 218 622 228 622 246L612 392Z"
        fill={tokens().ink3}
      />
      <path d="M526 212H534V220H526ZM554 212H562V220H554Z" fill={tokens().steel} />
      <path d="M496 236H592V378H496Z" fill={tokens().ink2} />
      <path
        d="M444 440V408C444 394 454 386 468 386H620C634 386 644 394 644 408V440Z"
        fill={tokens().ink4}
      />
      <path
        d="M444 412V408C444 394 454 386 468 386H620C634 386 644 394 644 408V412Z"
        fill={tokens().steel}
      />
      <path
        d="M536 374h44l6 5-6 5h-5l-4-4-4 4-5-4-5 4h-21a16 16 0 1 1 0-10z"
        fill={tokens().brass}
      />
      <circle cx={517} cy={379} r={4.5} fill={tokens().ink2} />
    </>
  )
}

/** The door in section: window frame pried away (dashed: original position), glass, skin, trim. */
function Door() {
  return (
    <>
      <path d="M288 162 318 154 326 176 294 184Z" {...ghostStroke()} />
      <path d="M264 192H272L256 322H248Z" fill={tokens().steel3} />
      <path d="M264 192H267L251 322H248Z" fill={tokens().mist} />
      <path d="M250 176 280 168 288 190 256 198Z" fill={tokens().steel2} />
      <path d="M250 176 280 168 282 173 252 181Z" fill={tokens().mist} />
      <path
        d="M238 318C212 352 206 400 214 440H288V352L270 342V318"
        fill={tokens().ink2}
        stroke={tokens().steel3}
        strokeWidth={4}
      />
      <path d="M253 326 246 436" {...ghostStroke()} />
      <path
        d="M278 324H294L304 344V402H352C360 402 364 406 364 414V426H304V440H290V352L278 344Z"
        fill="url(#cl-trim)"
        stroke={tokens().steel}
        strokeWidth={1.5}
      />
      <path
        d="M236 312H250V324H236ZM256 312H270V324H256Z"
        fill={tokens().night}
        stroke={tokens().steel}
      />
      <path
        d="M304 352H334C344 352 348 358 346 368L340 390H330L333 368H304Z"
        fill={tokens().brass}
      />
      <path d="M304 352H334C339 352 342 353 344 357H304Z" fill={tokens().brassHi} />
    </>
  )
}

function Tools() {
  return (
    <>
      <path d="M182 126H236" stroke={tokens().steel} strokeWidth={5} />
      <path
        d="M190 128C190 112 176 106 160 106S126 114 126 128 144 150 160 150 190 144 190 128Z"
        fill={tokens().ink4}
      />
      <path
        d="M184 118C179 110 170 106 160 106S126 114 126 128H140C140 118 160 112 184 118Z"
        fill={tokens().steel}
      />
      <circle
        cx={324}
        cy={152}
        r={11}
        fill={tokens().night}
        stroke={tokens().steel2}
        strokeWidth={3}
      />
      <g fill="none" strokeLinejoin="round">
        <path
          d="M56 250 238 167 304 160 352 190 358 376 338 382"
          stroke={tokens().ink}
          strokeWidth={10}
        />
        <path
          d="M56 250 238 167 304 160 352 190 358 376 338 382"
          stroke={tokens().mist}
          strokeWidth={5}
        />
        <path d="M56 250 132 215.300" stroke={tokens().steel} strokeWidth={13} />
      </g>
      <path
        d="M232 110C268 102 304 112 314 142 300 158 266 160 244 144 228 132 222 116 232 110Z"
        fill={tokens().brass}
      />
      <path
        d="M232 110C268 102 304 112 314 142 302 124 270 114 227 118 228 114 229 111 232 110Z"
        fill={tokens().brassHi}
      />
    </>
  )
}

function drawing() {
  return (
    <>
      <defs>
        <Hatch id="cl-steel" line={tokens().steel} />
        <Hatch id="cl-trim" />
      </defs>
      <Roof />
      <Seat />
      <Door />
      <Tools />
    </>
  )
}

/**
 * A car door in section from roof to trim: the wedge holds the gap, the rod reaches through it to
 * the handle.
 */
export const carLockoutPlate: Plate = {
  frame: { x: 44, y: 34, width: 636, height: 406 },
  parts: {
    wedge: {
      dot: { x: 256, y: 128 },
      elbow: { x: 256, y: 35 },
      label: { x: 0, y: 44 },
      letter: { x: 236, y: 62 },
    },
    rod: { dot: { x: 92, y: 234 }, label: { x: 0, y: 288 }, letter: { x: 92, y: 306 } },
    handle: { dot: { x: 318, y: 360 }, label: { x: 0, y: 369 }, letter: { x: 150, y: 396 } },
    strip: { dot: { x: 324, y: 152 }, label: { x: 312, y: 26 }, letter: { x: 412, y: 196 } },
  },
  drawing,
}
