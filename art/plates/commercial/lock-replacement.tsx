import { perFacts } from '#domain/business/per-facts.ts'
import type { Plate } from '../types.ts'
import { Block, isometric } from '../isometric.tsx'
import { axisStroke } from '../parts.tsx'
import { tokens } from '../../tokens.ts'

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

const aluminum = perFacts(() => ({
  front: tokens().steel3,
  end: tokens().steel2,
  top: tokens().mist,
}))
const darkFill = perFacts(() => ({ front: tokens().ink4, end: tokens().ink3, top: tokens().steel }))
const caseFill = perFacts(() => ({
  front: tokens().steel2,
  end: tokens().steel,
  top: tokens().steel3,
}))
const brassFill = perFacts(() => ({
  front: tokens().brass,
  end: tokens().brassMid,
  top: tokens().brassHi,
}))

function drawing() {
  return (
    <>
      <path {...axisStroke()} d={`M${at(-225, -16, 0)}L${at(0, -16, 0)}`} />
      <Block space={space} u={[-238, -196]} v={[-44, 12]} z={[-92, 62]} {...darkFill()} />
      <g transform={alongV(-196)}>
        <path d="M-6-46H36V46H-6Z" fill={tokens().brass} />
        <path d="M-6-46H36V-41H-6Z" fill={tokens().brassHi} />
        <path d="M5-22H27V22H5Z" fill={tokens().ink} />
        <circle cx={15} cy={-33} r={4} fill={tokens().brassLo} />
        <circle cx={15} cy={33} r={4} fill={tokens().brassLo} />
      </g>
      <Block space={space} u={[-158, -134]} v={[-26, -6]} z={[-14, 14]} {...brassFill()} />
      <Block
        space={space}
        u={[-134, -130]}
        v={[-34, 2]}
        z={[-56, 56]}
        {...caseFill()}
        front={tokens().mist}
      />
      <Block space={space} u={[-130, -66]} v={[-28, -4]} z={[-44, 44]} {...caseFill()} />
      <Block space={space} u={[-34, 30]} v={[-34, 0]} z={[-124, 84]} {...aluminum()} />
      <Block
        space={space}
        u={[30, 130]}
        v={[-22, -14]}
        z={[-124, 84]}
        front={tokens().ink2}
        end={tokens().ink4}
        top={tokens().ink4}
      />
      <g transform={alongU(-14)} stroke={tokens().ink4} strokeWidth={5}>
        <path d="M52 60 112-40M72 80 122-4" />
      </g>
      <g transform={alongU(0)} fill={tokens().ink3}>
        <circle cy={-CYLINDER} r={19} />
        <circle cy={-LEVER} r={11} />
      </g>
      <path
        {...axisStroke()}
        d={`M${at(0, 0, CYLINDER)}L${at(0, 150, CYLINDER)}M${at(0, 0, LEVER)}L${at(0, 160, LEVER)}`}
      />
      <Rod z={CYLINDER} r={8} v={[44, 54]} side={tokens().steel} face={tokens().steel2} />
      <Rod z={CYLINDER} r={19} v={[54, 110]} side={tokens().brassMid} face={tokens().brass} />
      <Rod z={CYLINDER} r={27} v={[110, 118]} side={tokens().brassLo} face={tokens().brass} />
      <g transform={alongU(118)}>
        <circle cy={-CYLINDER} r={15} fill={tokens().brassHi} />
        <path d={`M-2.5 ${-CYLINDER - 10}h5v20h-5z`} fill={tokens().ink} />
      </g>
      <Rod z={LEVER} r={6} v={[44, 84]} side={tokens().steel2} face={tokens().steel2} />
      <Rod z={LEVER} r={30} v={[84, 94]} side={tokens().steel2} face={tokens().mist} />
      <Rod z={LEVER} r={13} v={[94, 122]} side={tokens().brassMid} face={tokens().brass} />
      <Block
        space={space}
        u={[-12, 104]}
        v={[122, 134]}
        z={[LEVER - 11, LEVER + 11]}
        {...brassFill()}
      />
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
