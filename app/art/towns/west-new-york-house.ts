import { TOKENS } from '../tokens.ts'
import { LOCAL_COLORS } from './local-colors.ts'
import {
  bars,
  bells,
  box,
  courses,
  disc,
  flat,
  houseFile,
  lines,
  lockPlate,
  polygon,
  repeat,
  sash,
  sidewalk,
  stoop,
} from './parts.ts'
import type { LockPoints } from './types.ts'

const BRICK = LOCAL_COLORS['west-new-york']
const LOOK = { trim: BRICK.light }
const FLOORS = [64, 160, 256, 352]

export const westNewYorkLocks: LockPoints = {
  A: { x: 274, y: 574 },
  B: { x: 424, y: 500 },
  C: { x: 182, y: 500 },
  D: { x: 62, y: 236 },
}

/** Balconies and ladders before the two left columns of windows. */
const fireEscape = (): string =>
  [
    lines(
      TOKENS.ink,
      3,
      ...FLOORS.slice(0, 3).map((y, index) =>
        index % 2 === 0
          ? `M52 ${y + 68}l118 96M66 ${y + 68}l118 96`
          : `M184 ${y + 68}l-118 96M170 ${y + 68}l-118 96`,
      ),
    ),
    flat(TOKENS.ink, ...FLOORS.map((y) => box(34, y + 68, 170, 7) + box(34, y + 42, 170, 4))),
    lines(TOKENS.ink, 2.5, ...FLOORS.map((y) => bars(34, y + 44, 170, 26, 10))),
    lines(TOKENS.ink, 3, 'M60 427v74M78 427v74M60 444h18M60 458h18M60 472h18M60 486h18'),
  ].join('')

/** The front vestibule: mailboxes behind glass, the street door, the bells. */
const vestibule = (): string =>
  [
    flat(
      BRICK.light,
      polygon(
        [138, 640],
        [138, 452],
        [162, 452],
        [162, 434],
        [440, 434],
        [440, 452],
        [464, 452],
        [464, 640],
      ),
    ),
    flat(BRICK.shade, box(162, 458, 278, 182)),
    flat(TOKENS.amber, box(170, 464, 262, 18)),
    flat(TOKENS.mist, box(170, 490, 82, 120)),
    flat(TOKENS.steel, box(170, 610, 82, 8)),
    flat(TOKENS.brassMid, box(180, 520, 62, 72)),
    flat(
      TOKENS.brass,
      repeat(4, 523, 17, (y) => repeat(3, 183, 20, (x) => box(x, y, 16, 14))),
    ),
    flat(
      TOKENS.ink,
      repeat(4, 532, 17, (y) => repeat(3, 191, 20, (x) => disc(x, y, 1.8))),
    ),
    flat(TOKENS.ink, box(262, 490, 100, 128)),
    flat(TOKENS.steel2, box(274, 502, 76, 70)),
    lines(TOKENS.ink, 3, 'M299 502v70M325 502v70M274 537h76'),
    flat(TOKENS.brass, box(262, 606, 100, 12)),
    lockPlate(346, 582),
    flat(TOKENS.steel3, box(304, 484, 40, 8)),
    flat(TOKENS.mist, box(372, 490, 60, 128)),
    flat(TOKENS.ink3, box(376, 560, 26, 58)),
    flat(TOKENS.brass, box(397, 580, 4, 14)),
    bells(403, 516, 6),
    flat(TOKENS.steel, box(118, 500, 8, 24), box(476, 500, 8, 24)),
    flat(TOKENS.amber, disc(122, 498, 12), disc(480, 498, 12)),
  ].join('')

/** Four locks on one vestibule: an apartment house of the twenties, five floors of brick. */
export const westNewYorkHouse = (): string =>
  houseFile(
    westNewYorkLocks,
    flat(TOKENS.fog, box(0, 0, 620, 640)),
    flat(
      BRICK.base,
      polygon(
        [16, 640],
        [16, 34],
        [200, 34],
        [200, 20],
        [260, 20],
        [260, 8],
        [360, 8],
        [360, 20],
        [420, 20],
        [420, 34],
        [604, 34],
        [604, 640],
      ),
    ),
    lines(BRICK.shade, 2, courses(16, 40, 588, 600, 12)),
    flat(
      BRICK.light,
      box(10, 30, 190, 8),
      box(420, 30, 190, 8),
      box(196, 16, 64, 8),
      box(360, 16, 64, 8),
      box(254, 4, 112, 8),
    ),
    flat(BRICK.shade, polygon([290, 22], [310, 14], [330, 22], [330, 46], [310, 54], [290, 46])),
    ...FLOORS.map((y, row) =>
      [46, 136, 232, 332, 428, 518]
        .map((x, column) => sash(x, y, 56, 60, { ...LOOK, lit: (row * 6 + column) % 11 === 4 }))
        .join(''),
    ),
    lines(
      TOKENS.steel3,
      2.5,
      'M52 162l44 54M96 162l-44 54M52 189l22 27M74 162l22 27M74 162l-22 27M96 189l-22 27',
    ),
    flat(TOKENS.brass, box(67, 180, 14, 18)),
    fireEscape(),
    sash(40, 520, 66, 80, LOOK),
    sash(510, 500, 66, 90, LOOK),
    vestibule(),
    stoop(
      { x: 150, y: 618, width: 302 },
      2,
      11,
      { left: 12, right: 12 },
      { ...BRICK, shade: BRICK.light, light: BRICK.shade },
    ),
    sidewalk(640),
  )
