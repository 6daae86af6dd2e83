import { cutLine, pageCode, pathData, round } from '../../bitting.ts'
import type { Plate } from '../types.ts'
import { Block, isometric } from '../isometric.tsx'
import { ghostStroke } from '../parts.tsx'
import { tokens } from '../../tokens.ts'

/**
 * Space of the drawing: u runs along the blank toward its bow, v out of the vise toward the viewer;
 * 0 is where the wheel cuts.
 */
const space = isometric({ x: 300, y: 262 })
const { at, alongU, alongV } = space

/** Depths on the card, from the bow to the tip; this page's own key. */
const CODE = pageCode('/services/auto-locksmith/car-key-cutting')
const place = (i: number): number => 55 - i * 25
const STEP = 3
const cuts = CODE.map((depth, i) => ({ x: place(i), depth: depth * STEP }))
/** Number of cuts made, including the current one. */
const MADE = 4
const CUT = { flat: 4, slope: 1.2 }
/** Upper edge of the blank, from the tip to the shoulder. */
const EDGE = { from: -124, to: 80, top: 0 }

/** One jaw of the vise. */
function Jaw({ v }: { readonly v: readonly [from: number, to: number] }) {
  return (
    <Block
      space={space}
      u={[-104, 66]}
      v={v}
      z={[-78, -22]}
      front={tokens().steel}
      end={tokens().ink4}
      top={tokens().steel2}
    />
  )
}

const RADIUS = 72
const TEETH = 24

/** Outline of the wheel around 0 0; its teeth lean in the direction of rotation. */
function wheelPath() {
  const on = (angle: number, r: number): string =>
    `${round(Math.cos(angle) * r)} ${round(Math.sin(angle) * r)}`
  const teeth = Array.from({ length: TEETH }, (_, i) => {
    const angle = (i / TEETH) * 2 * Math.PI
    return `${on(angle, RADIUS)}L${on(angle + 0.2, RADIUS - 10)}`
  })
  return `M${teeth.join('L')}Z`
}

/** Bow and blade, the blade's upper edge at y 0, with the cuts made so far. */
function blankPath() {
  const edge = cutLine(cuts.slice(0, MADE).toReversed(), CUT, EDGE)
  return `${pathData(edge)}V-8H90A44 44 0 1 1 90 52H80V44H-124L-138 30V14Z`
}

function drawing() {
  const now = cuts[MADE - 1] ?? { x: 0, depth: 0 }
  const toCome = cutLine(cuts.slice(MADE - 1).toReversed(), CUT, { ...EDGE, to: now.x })
  const hub = RADIUS - now.depth
  const wheel = wheelPath()
  const blank = blankPath()
  return (
    <>
      <path
        d={cuts.map(({ x }) => `M${at(x, -170, -14)}L${at(x, 0, 0)}`).join('')}
        stroke={tokens().steel}
        strokeWidth={1.5}
        strokeDasharray="5 4"
      />
      <g transform={alongU(-170)}>
        <path d="M-108-80H90V14H-108Z" fill={tokens().manila} />
        <path
          d="M-96-62H64M-96-51H64M-96-40H64M-96-29H64M-96-18H64M-96-7H64"
          stroke={tokens().brassMid}
          strokeWidth={1.5}
        />
        <path
          d={CODE.map((depth, i) => `M${place(i) - 8} ${depth * 11 - 78}h16v9h-16z`).join('')}
          fill={tokens().ink}
        />
        <path d="M-108-80H90V-72H-108Z" fill={tokens().brassLo} />
        <circle cx={77} cy={-60} r={5} fill={tokens().ink} />
      </g>
      <Jaw v={[-46, -4]} />
      <g transform={alongU(-3)}>
        <path d={blank} fill={tokens().brassMid} />
      </g>
      <g transform={alongU(3)}>
        <path d={blank} fill={tokens().brass} />
        <circle cx={140} cy={22} r={12} fill={tokens().ink} />
        <path d={pathData(toCome)} {...ghostStroke()} stroke={tokens().ink} />
      </g>
      <Jaw v={[4, 46]} />
      <g transform={alongV(now.x - 6, hub)}>
        <path d={wheel} fill={tokens().steel} />
      </g>
      <g transform={alongV(now.x + 4, hub)}>
        <path d={wheel} fill={tokens().mist} />
        <circle r={48} fill={tokens().steel3} />
        <circle r={18} fill={tokens().brass} />
        <circle r={7} fill={tokens().ink} />
      </g>
      <path
        d={`M${at(now.x + 14, 0, 10)}l16-14M${at(now.x + 18, 0, 6)}l24-6M${at(now.x + 16, 0, 2)}l20 6`}
        stroke={tokens().amber}
        strokeWidth={3}
      />
    </>
  )
}

/** A blank in the vise of a code machine, the wheel in its fourth cut. */
export const carKeyCuttingPlate: Plate = {
  frame: { x: 150, y: 20, width: 400, height: 400 },
  parts: {
    wheel: { dot: { x: 240, y: 160 }, label: { x: 24, y: 169 }, letter: { x: 188, y: 118 } },
    blank: { dot: { x: 420, y: 350 }, label: { x: 480, y: 359 }, letter: { x: 500, y: 384 } },
    vise: { dot: { x: 200, y: 300 }, label: { x: 20, y: 309 } },
    code: { dot: { x: 499, y: 131 }, label: { x: 452, y: 30 } },
  },
  drawing,
}
