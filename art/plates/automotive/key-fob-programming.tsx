import type { Plate } from '../types.ts'
import { isometric } from '../isometric.tsx'
import { axisStroke } from '../parts.tsx'
import { tokens } from '../../tokens.ts'

/** Vertical axis of all layers of the fob. */
const MIDDLE = 372
/**
 * Lays a layer down at a height of the axis: its x runs right and toward the viewer, its y left and
 * toward the viewer.
 */
const lying = (y: number): string => isometric({ x: MIDDLE, y }).level(0)

interface SlabProps {
  readonly y: number
  /** Half length, half width, corner radius and thickness in units. */
  readonly a: number
  readonly b: number
  readonly r: number
  readonly thick: number
  readonly top: string
  readonly side: string
}

/** A rounded horizontal plate, centered on the axis. */
function Slab({ y, a, b, r, thick, top, side }: SlabProps) {
  const x = Math.round((a + b - 2 * r) * 0.866 + r * 1.2247)
  const lean = (a - b) / 2
  const shape = { x: -a, y: -b, width: 2 * a, height: 2 * b, rx: r }
  return (
    <>
      <rect {...shape} fill={side} transform={lying(y + thick)} />
      <path
        d={`M${MIDDLE - x} ${y - lean}v${thick}L${MIDDLE + x} ${y + thick + lean}v${-thick}Z`}
        fill={side}
      />
      <rect {...shape} fill={top} transform={lying(y)} />
    </>
  )
}

function drawing() {
  return (
    <>
      <path {...axisStroke()} d={`M${MIDDLE} 6V436`} />
      <Slab y={352} a={80} b={46} r={24} thick={16} top={tokens().ink4} side={tokens().ink3} />
      <g transform={lying(352)}>
        <rect x={-68} y={-34} width={136} height={68} rx={14} fill={tokens().ink2} />
        <circle cx={26} cy={0} r={29} fill={tokens().ink} />
        <path d="M-58-12h26v24h-26z" fill={tokens().ink3} />
      </g>
      <g transform={`translate(${MIDDLE + 22} 279)`}>
        <path d="M-36 0v10a36 20.800 0 0 0 72 0v-10" fill={tokens().steel2} />
        <ellipse rx={36} ry={20.8} fill={tokens().mist} />
        <ellipse rx={29} ry={16.5} fill={tokens().steel3} />
        <path d="M-8-4.600 8 4.600M-8 4.600 8-4.600" stroke={tokens().ink} strokeWidth={3} />
      </g>
      <Slab
        y={190}
        a={72}
        b={38}
        r={14}
        thick={6}
        top={tokens().verdigrisText}
        side={tokens().ink3}
      />
      <g transform={lying(190)} fill="none">
        <path d="M64 30H34V-30H64V22H42V-22H56V14" stroke={tokens().brass} strokeWidth={3} />
        <path
          d="M-64 0H-44M-20-14H34M-20 14H34M-32-20V-32M-32 20V32"
          stroke={tokens().verdigris}
          strokeWidth={2}
        />
        <path d="M-44-20h24v40h-24z" fill={tokens().night} />
        <g fill={tokens().mist}>
          <circle cx={-4} cy={0} r={9} />
          <circle cx={20} cy={0} r={9} />
        </g>
        <path d="M-64-24h8v8h-8z" fill={tokens().amber} />
      </g>
      <Slab y={78} a={80} b={46} r={24} thick={14} top={tokens().ink4} side={tokens().ink3} />
      <g transform={lying(78)}>
        <rect x={-74} y={-40} width={148} height={80} rx={18} fill={tokens().ink3} />
        <circle cx={-58} cy={0} r={9} fill={tokens().ink} />
        <path d="M-38-26h28v52h-28zM-4-26h28v52h-28z" fill={tokens().mist} />
        <path d="M30-26h28v52h-28z" fill={tokens().rust} />
        <g fill="none" strokeWidth={2.5}>
          <path d="M-18-11v22h-9v-22zM-27-6h-3a6 6 0 0 0 0 12h3" stroke={tokens().ink} />
          <path d="M16-11v22H7v-22zM7 6H4a6 6 0 0 1-5-10" stroke={tokens().ink} />
          <path d="M50-15v30L38 9V-9Z" stroke={tokens().card} />
        </g>
      </g>
      <path
        d="M481 180a26 26 0 0 1 0 36M496 167a44 44 0 0 1 0 62M511 154a62 62 0 0 1 0 88"
        fill="none"
        stroke={tokens().brassHi}
        strokeWidth={2.5}
      />
      <path d="M546 206V190L560 182 576 162H624L648 184 672 190V206Z" fill={tokens().steel3} />
      <path d="M566 184 580 167H597V184ZM602 167H622L640 184H602Z" fill={tokens().ink2} />
      <path d="M546 190h8v7h-8zM664 189h8v7h-8z" fill={tokens().amber} />
      <g fill={tokens().ink} stroke={tokens().mist} strokeWidth={5}>
        <circle cx={572} cy={207} r={11} />
        <circle cx={646} cy={207} r={11} />
      </g>
    </>
  )
}

/** A fob exploded into its layers; the loop on its board transmits to the car. */
export const keyFobProgrammingPlate: Plate = {
  frame: { x: 250, y: 0, width: 430, height: 440 },
  parts: {
    pad: { dot: { x: 336, y: 62 }, label: { x: 20, y: 71 }, letter: { x: 276, y: 62 } },
    board: { dot: { x: 304, y: 168 }, label: { x: 20, y: 177 } },
    antenna: { dot: { x: 446, y: 208 }, label: { x: 440, y: 276 }, letter: { x: 472, y: 256 } },
    battery: { dot: { x: 366, y: 283 }, label: { x: 20, y: 292 } },
  },
  drawing,
}
