import type { Plate } from '../types.ts'
import { Block, isometric } from '../isometric.tsx'
import { AXIS } from '../parts.tsx'
import { TOKENS } from '../../tokens.ts'

/**
 * Space of the drawing: u runs from the frame through the stile to the glass, v out of the door's
 * face, z up.
 */
const space = isometric({ x: 476, y: 222 })
const { at, alongU, alongV } = space

/** Heights of the two axes that protrude from the door's face. */
const CYLINDER = 44
const LEVER = -50

interface RodProps {
  readonly z: number
  readonly r: number
  /** From the door outward. */
  readonly v: readonly [from: number, to: number]
  readonly side: string
  readonly face: string
}

/** A round part on an axis out of the door's face. */
function Rod({ z, r, v: [from, to], side, face }: RodProps) {
  const [dx, dy] = [0.612 * r, 1.061 * r]
  const run = (to - from) * 0.866
  const fall = (to - from) * 0.5
  return (
    <>
      <circle cy={-z} r={r} fill={side} transform={alongU(from)} />
      <path
        d={`M${at(0, from, z)}m${dx} ${dy}l${-2 * dx} ${-2 * dy}l${-run} ${fall}l${2 * dx} ${2 * dy}z`}
        fill={side}
      />
      <circle cy={-z} r={r} fill={face} transform={alongU(to)} />
    </>
  )
}

const ALUMINUM = { front: TOKENS.steel3, end: TOKENS.steel2, top: TOKENS.mist }
const DARK = { front: TOKENS.ink4, end: TOKENS.ink3, top: TOKENS.steel }
const CASE = { front: TOKENS.steel2, end: TOKENS.steel, top: TOKENS.steel3 }
const BRASS = { front: TOKENS.brass, end: TOKENS.brassMid, top: TOKENS.brassHi }

function drawing() {
  return (
    <>
      <path {...AXIS} d={`M${at(-225, -16, 0)}L${at(0, -16, 0)}`} />
      <Block space={space} u={[-238, -196]} v={[-44, 12]} z={[-92, 62]} {...DARK} />
      <g transform={alongV(-196)}>
        <path d="M-6-46H36V46H-6Z" fill={TOKENS.brass} />
        <path d="M-6-46H36V-41H-6Z" fill={TOKENS.brassHi} />
        <path d="M5-22H27V22H5Z" fill={TOKENS.ink} />
        <circle cx={15} cy={-33} r={4} fill={TOKENS.brassLo} />
        <circle cx={15} cy={33} r={4} fill={TOKENS.brassLo} />
      </g>
      <Block space={space} u={[-158, -134]} v={[-26, -6]} z={[-14, 14]} {...BRASS} />
      <Block
        space={space}
        u={[-134, -130]}
        v={[-34, 2]}
        z={[-56, 56]}
        {...CASE}
        front={TOKENS.mist}
      />
      <Block space={space} u={[-130, -66]} v={[-28, -4]} z={[-44, 44]} {...CASE} />
      <Block space={space} u={[-34, 30]} v={[-34, 0]} z={[-124, 84]} {...ALUMINUM} />
      <Block
        space={space}
        u={[30, 130]}
        v={[-22, -14]}
        z={[-124, 84]}
        front={TOKENS.ink2}
        end={TOKENS.ink4}
        top={TOKENS.ink4}
      />
      <g transform={alongU(-14)} stroke={TOKENS.ink4} strokeWidth={5}>
        <path d="M52 60 112-40M72 80 122-4" />
      </g>
      <g transform={alongU(0)} fill={TOKENS.ink3}>
        <circle cy={-CYLINDER} r={19} />
        <circle cy={-LEVER} r={11} />
      </g>
      <path
        {...AXIS}
        d={`M${at(0, 0, CYLINDER)}L${at(0, 150, CYLINDER)}M${at(0, 0, LEVER)}L${at(0, 160, LEVER)}`}
      />
      <Rod z={CYLINDER} r={8} v={[44, 54]} side={TOKENS.steel} face={TOKENS.steel2} />
      <Rod z={CYLINDER} r={19} v={[54, 110]} side={TOKENS.brassMid} face={TOKENS.brass} />
      <Rod z={CYLINDER} r={27} v={[110, 118]} side={TOKENS.brassLo} face={TOKENS.brass} />
      <g transform={alongU(118)}>
        <circle cy={-CYLINDER} r={15} fill={TOKENS.brassHi} />
        <path d={`M-2.5 ${-CYLINDER - 10}h5v20h-5z`} fill={TOKENS.ink} />
      </g>
      <Rod z={LEVER} r={6} v={[44, 84]} side={TOKENS.steel2} face={TOKENS.steel2} />
      <Rod z={LEVER} r={30} v={[84, 94]} side={TOKENS.steel2} face={TOKENS.mist} />
      <Rod z={LEVER} r={13} v={[94, 122]} side={TOKENS.brassMid} face={TOKENS.brass} />
      <Block space={space} u={[-12, 104]} v={[122, 134]} z={[LEVER - 11, LEVER + 11]} {...BRASS} />
    </>
  )
}

/** The lever lock of a glass storefront door, exploded from its stile and frame. */
export const commercialLockReplacementPlate: Plate = {
  frame: { x: 220, y: 0, width: 460, height: 440 },
  parts: {
    cylinder: { dot: { x: 357, y: 237 }, label: { x: 20, y: 246 } },
    lever: { dot: { x: 357, y: 338 }, label: { x: 20, y: 347 } },
    latch: { dot: { x: 392, y: 150 }, elbow: { x: 392, y: 21 }, label: { x: 452, y: 30 } },
    strike: { dot: { x: 320, y: 116 }, label: { x: 20, y: 125 } },
  },
  drawing,
}
