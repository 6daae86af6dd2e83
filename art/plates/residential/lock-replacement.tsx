import type { Plate } from '../types.ts'
import { axisStroke, Hatch, Screw } from '../parts.tsx'
import { tokens } from '../../tokens.ts'

/** The door from above: outside at the top, inside below, the bolt to the right. */
function Door() {
  return (
    <>
      <path
        d="M66 195H210V295H66L58 275 72 250 58 225 70 210ZM330 195H405V216H330ZM330 274H405V295H330Z"
        fill="url(#lr-wood)"
      />
      <path
        d="M66 195H405V216M405 274V295H66"
        fill="none"
        stroke={tokens().steel}
        strokeWidth={2}
      />
      <path d="M210 196V294M330 196V294" stroke={tokens().ink4} strokeWidth={1.5} />
    </>
  )
}

function Jamb() {
  return (
    <>
      <path d="M506 178H548V312H506V274H546V216H506Z" fill="url(#lr-wood)" />
      <path d="M556 178H678V312H556Z" fill="url(#lr-stud)" />
      <path
        d="M506 178H548V312H506M678 178H556V312H678"
        fill="none"
        stroke={tokens().steel}
        strokeWidth={2}
      />
      <path d="M506 217H545V273H506" fill={tokens().ink} stroke={tokens().mist} strokeWidth={5} />
      <Screw at={{ x: 540, y: 245 }} length={132} size={11} />
      <path d="M499 186H506V217H499ZM499 273H506V304H499Z" fill={tokens().mist} />
    </>
  )
}

function Cylinder() {
  return (
    <>
      <path d="M262 112H278V250H262Z" fill={tokens().brassMid} />
      <path d="M262 112H267V250H262Z" fill={tokens().brassHi} />
      <path d="M232 70H308V112H232Z" fill={tokens().steel2} />
      <path d="M232 70H246V112H232Z" fill={tokens().steel3} />
      <path d="M216 26H324L342 70H198Z" fill={tokens().brass} />
      <path d="M216 26H324L326 32H214Z" fill={tokens().brassHi} />
      <path d="M200 64H340L342 70H198Z" fill={tokens().brassLo} />
      <path d="M252 18H288V26H252Z" fill={tokens().brassMid} />
    </>
  )
}

function Bolt() {
  return (
    <>
      <path d="M238 221H296V269H238Z" fill={tokens().steel} />
      <path d="M296 225H401V265H296Z" fill={tokens().steel2} />
      <path d="M296 225H401V233H296Z" fill={tokens().steel3} />
      <path d="M316 241H380V249H316Z" fill={tokens().ink} />
      <path d="M405 224H462V266H405Z" fill={tokens().brass} />
      <path d="M405 224H462V231H405Z" fill={tokens().brassHi} />
      <path d="M405 259H462V266H405Z" fill={tokens().brassMid} />
      <path d="M401 216H407V274H401Z" fill={tokens().mist} />
      <path
        d="M464 224H536M464 266H536"
        fill="none"
        stroke={tokens().brass}
        strokeWidth={1.5}
        strokeDasharray="6 4"
      />
    </>
  )
}

function Turn() {
  return (
    <>
      <path d="M262 272H278V322H262Z" fill={tokens().brassMid} />
      <path d="M202 322H338L332 336H208Z" fill={tokens().steel3} />
      <path d="M202 322H338L336.3 326H203.7Z" fill={tokens().mist} />
      <path d="M254 336H286V354H254Z" fill={tokens().brassMid} />
      <path d="M226 354H314V388L300 402H240L226 388Z" fill={tokens().brass} />
      <path d="M226 354H314V360H226Z" fill={tokens().brassHi} />
      <path d="M229 391H311L300 402H240Z" fill={tokens().brassMid} />
    </>
  )
}

function drawing() {
  return (
    <>
      <defs>
        <Hatch id="lr-wood" />
        <Hatch id="lr-stud" ground={tokens().ink2} gap={12} />
      </defs>
      <path d="M270 6V436M410 245H680" {...axisStroke()} />
      <Door />
      <Jamb />
      <path d="M246 112V322M294 112V322" stroke={tokens().steel3} strokeWidth={5} />
      <Bolt />
      <Cylinder />
      <Turn />
    </>
  )
}

/** A deadbolt taken apart along the axis of its key, in the door and its jamb. */
export const lockReplacementPlate: Plate = {
  frame: { x: 40, y: 0, width: 640, height: 440 },
  parts: {
    cylinder: { dot: { x: 306, y: 41 }, label: { x: 374, y: 50 } },
    tailpiece: { dot: { x: 264, y: 131 }, label: { x: 4, y: 140 }, letter: { x: 200, y: 131 } },
    bolt: { dot: { x: 438, y: 238 }, label: { x: 420, y: 122 }, letter: { x: 438, y: 180 } },
    turn: { dot: { x: 240, y: 376 }, label: { x: 4, y: 385 } },
    strike: { dot: { x: 502, y: 296 }, label: { x: 456, y: 380 } },
  },
  drawing,
}
