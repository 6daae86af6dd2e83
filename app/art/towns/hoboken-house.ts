import { TOKENS } from '../tokens.ts'
import { LOCAL_COLORS } from './local-colors.ts'
import {
  bars,
  bells,
  box,
  courses,
  flat,
  houseFile,
  lines,
  padlock,
  railing,
  sash,
  sidewalk,
  stoop,
} from './parts.ts'
import type { LockPoints } from './types.ts'

const STONE = LOCAL_COLORS.hoboken
const LOOK = { trim: STONE.light, bar: STONE.shade }

export const hobokenLocks: LockPoints = {
  A: { x: 408, y: 486 },
  B: { x: 578, y: 396 },
  C: { x: 165, y: 532 },
  D: { x: 486, y: 144 },
}

/** Four locks on one stoop: a brownstone with its parlor door, garden gate and buzzer. */
export const hobokenHouse = (): string =>
  houseFile(
    hobokenLocks,
    flat(TOKENS.fog, box(0, 0, 620, 640)),
    flat(STONE.base, box(40, 0, 540, 640)),
    lines(STONE.shade, 2, courses(40, 2, 540, 640, 26)),
    sash(80, 58, 124, 172, LOOK),
    sash(238, 58, 124, 172, { ...LOOK, lit: true }),
    sash(396, 58, 124, 172, LOOK),
    sash(80, 332, 92, 150, LOOK),
    sash(206, 332, 92, 150, LOOK),
    flat(STONE.shade, box(380, 324, 156, 200)),
    flat(STONE.light, box(370, 300, 176, 24)),
    flat(TOKENS.amber, box(396, 340, 124, 30)),
    flat(TOKENS.ink, box(396, 376, 124, 148)),
    flat(TOKENS.steel2, box(406, 388, 42, 74), box(468, 388, 42, 74)),
    flat(TOKENS.brassLo, box(456, 376, 4, 148)),
    flat(TOKENS.brass, box(445, 470, 9, 30), box(462, 470, 9, 30)),
    bells(536, 410, 4),
    flat(TOKENS.ink, box(72, 536, 190, 104)),
    flat(TOKENS.ink2, box(72, 540, 84, 100)),
    lines(TOKENS.steel2, 4, bars(72, 536, 190, 104, 22), 'M72 560h190M72 616h190'),
    padlock(150, 570, false),
    stoop({ x: 366, y: 520, width: 184 }, 7, 17.2, { left: 15, right: 7 }, STONE),
    railing([262, 546], [366, 454], 6, 62),
    sidewalk(640),
  )
