import type { Plate } from '../types.ts'
import { axisStroke, Hatch } from '../parts.tsx'
import { tokens } from '../../tokens.ts'

const MIDDLE = 220

/**
 * Left edge of each wafer slot, and how far the wafer protrudes from the plug, up (+) or down (-),
 * without a key.
 */
const WAFERS: readonly (readonly [x: number, out: number])[] = [
  [226, 9],
  [245, -7],
  [264, 12],
  [283, 0],
  [302, -10],
  [321, 7],
  [340, -8],
]

/** Index of the wafer that is lifted out. */
const LIFTED = 3

/** Lock, accessory, on, start: degrees clockwise from upright. */
const POSITIONS = [-78, -26, 26, 62]

function drawing() {
  return (
    <g transform="translate(0 14)">
      <Hatch id="ignition-shell" ground={tokens().steel2} line={tokens().steel} />
      <path {...axisStroke()} d="M2 220H678" />
      <g transform={`translate(92 ${MIDDLE})`}>
        <circle r={78} fill={tokens().steel2} />
        <circle r={72} fill={tokens().mist} />
        <g stroke={tokens().ink} strokeWidth={4}>
          {POSITIONS.map((angle) => (
            <path key={angle} d="M0-68V-56" transform={`rotate(${angle})`} />
          ))}
        </g>
        <path d="M-50-39A63 63 0 0 1-28-56" stroke={tokens().steel2} strokeWidth={2} fill="none" />
        <circle r={44} fill={tokens().brassMid} />
        <path d="M-14-36 0-62 14-36Z" fill={tokens().brassLo} transform="rotate(26)" />
        <circle r={40} fill={tokens().brass} />
        <path d="M-6-24H6V24H-6Z" fill={tokens().ink} transform="rotate(26)" />
      </g>
      <path d="M196 172h16v96h-16z" fill={tokens().brass} />
      <path d="M212 184H366V256H212z" fill={tokens().brassMid} />
      <path d="M212 184H366v7H212z" fill={tokens().brass} />
      <path d="M212 246H366v10H212z" fill={tokens().brassLo} />
      <path d="M196 172h16v7h-16z" fill={tokens().brassHi} />
      {WAFERS.map(([x, out], i) =>
        i === LIFTED ? (
          <path key={x} d={`M${x} 184h10v56h-10z`} fill={tokens().ink} />
        ) : (
          <g key={x}>
            <path d={`M${x} 184h10v72h-10z`} fill={tokens().brassLo} />
            <path d={`M${x + 1.5} ${184 - out}h7.5v72h-7.5z`} fill={tokens().brassHi} />
          </g>
        ),
      )}
      <path d="M288 156V184" stroke={tokens().steel2} strokeWidth={1.5} strokeDasharray="5 4" />
      <path d="M268 100h40v52h-40zM280 118v22h16v-22z" fill={tokens().amber} fillRule="evenodd" />
      <path d="M268 100h40v5h-40z" fill={tokens().amberHi} />
      <path
        d="M308 124h8l-6 4 8 4-8 4 8 4-8 4 6 4"
        fill="none"
        stroke={tokens().steel3}
        strokeWidth={2}
      />
      <path d="M392 184H560V256H392z" fill={tokens().ink3} />
      <path d="M404 176H552V184H404zM404 256H552V264H404z" fill={tokens().ink2} />
      <path
        d="M392 146h14v10H498v-12h36v12h28v28h-10v-8H406v8h-14zM392 256h14v8H552v-8h10v28H406v10h-14z"
        fill="url(#ignition-shell)"
        stroke={tokens().steel3}
        strokeWidth={2}
      />
      <path d="M552 184h10v72h-10z" fill={tokens().ink2} />
      <g transform={`translate(622 ${MIDDLE})`}>
        <path
          d="M-14-31V-62H14V-31A34 34 0 1 1-14-31ZM-10-13V13A14 14 0 0 0 10 13V-13Z"
          fill={tokens().brass}
          fillRule="evenodd"
        />
        <path d="M-14-62H14v6H-14z" fill={tokens().brassHi} />
      </g>
    </g>
  )
}

/**
 * An ignition lock from its face to its cam, with the replacement of the worn wafer above its slot.
 */
export const ignitionLockCylinderPlate: Plate = {
  frame: { x: 0, y: 60, width: 680, height: 290 },
  parts: {
    wafers: { dot: { x: 288, y: 124 }, label: { x: 232, y: 27 } },
    housing: { dot: { x: 470, y: 284 }, label: { x: 410, y: 360 } },
    cam: { dot: { x: 622, y: 186 }, label: { x: 536, y: 60 } },
    pointer: { dot: { x: 115, y: 188 }, label: { x: 40, y: 80 } },
  },
  drawing,
}
