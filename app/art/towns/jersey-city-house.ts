import { TOKENS } from '../tokens.ts'
import { LOCAL_COLORS } from './local-colors.ts'
import {
  bars,
  box,
  cornice,
  courses,
  flat,
  houseFile,
  lines,
  lockPlate,
  polygon,
  railing,
  repeat,
  sash,
  sidewalk,
  stoop,
} from './parts.ts'
import type { LockPoints } from './types.ts'

const BRICK = LOCAL_COLORS['jersey-city']
const LOOK = { trim: BRICK.light }

export const jerseyCityLocks: LockPoints = {
  A: { x: 198, y: 506 },
  B: { x: 556, y: 488 },
  C: { x: 34, y: 514 },
  D: { x: 476, y: 232 },
}

/** An old row of brick: cornice, three floors, a door up five steps. */
const rowHouse = (): string =>
  [
    flat(BRICK.base, box(18, 108, 300, 532)),
    lines(BRICK.shade, 2, courses(18, 130, 300, 510, 18)),
    cornice(18, 84, 300, 54, BRICK),
    sash(44, 176, 66, 112, LOOK),
    sash(136, 176, 66, 112, LOOK),
    sash(228, 176, 66, 112, LOOK),
    sash(44, 326, 66, 112, LOOK),
    sash(136, 326, 66, 112, { ...LOOK, lit: true }),
    sash(228, 326, 66, 112, LOOK),
    // Window gate on the ground floor
    sash(54, 478, 88, 112, LOOK),
    lines(TOKENS.steel3, 3, bars(54, 474, 88, 120, 12), 'M50 478h96M50 534h96M50 590h96'),
    flat(TOKENS.brass, box(84, 522, 28, 24)),
    flat(TOKENS.ink, box(95, 529, 6, 11)),
    // Door
    flat(BRICK.shade, box(204, 470, 108, 110)),
    flat(BRICK.light, polygon([196, 472], [206, 454], [310, 454], [320, 472])),
    flat(TOKENS.amber, box(218, 478, 80, 16)),
    flat(TOKENS.ink, box(218, 498, 80, 82)),
    flat(
      TOKENS.ink3,
      box(224, 504, 31, 34),
      box(261, 504, 31, 34),
      box(224, 546, 31, 28),
      box(261, 546, 31, 28),
    ),
    lockPlate(258, 540),
    stoop({ x: 200, y: 580, width: 116 }, 5, 12, { left: 7, right: 0 }, BRICK),
    railing([168, 590], [202, 530], 3, 48),
  ].join('')

/** A new block beside it: glass bays above, a lobby below. */
const midRise = (): string =>
  [
    flat(TOKENS.ink3, box(318, 0, 302, 640)),
    flat(
      TOKENS.ink4,
      repeat(4, 0, 98, (y) => box(318, y + 82, 302, 16)),
    ),
    flat(
      TOKENS.steel2,
      repeat(4, 0, 98, (y) => box(334, y, 128, 82) + box(476, y, 128, 82)),
    ),
    flat(
      TOKENS.ink2,
      repeat(
        4,
        0,
        98,
        (y) =>
          repeat(3, 338, 42, (x) => box(x, y + 4, 36, 74)) +
          repeat(3, 480, 42, (x) => box(x, y + 4, 36, 74)),
      ),
    ),
    flat(TOKENS.amber, box(480, 200, 36, 74), box(522, 200, 36, 74), box(338, 4, 36, 74)),
    // Canopy and lobby
    flat(TOKENS.steel, box(318, 410, 302, 230)),
    flat(TOKENS.steel3, box(330, 398, 290, 22)),
    flat(TOKENS.mist, box(338, 440, 204, 200)),
    flat(TOKENS.amber, box(366, 440, 44, 12), box(466, 440, 44, 12)),
    flat(TOKENS.steel3, box(338, 600, 204, 40)),
    flat(TOKENS.ink4, box(352, 566, 62, 40), box(346, 558, 74, 8)),
    flat(TOKENS.steel2, box(466, 486, 52, 114)),
    lines(TOKENS.steel, 3, 'M492 486v114'),
    lines(TOKENS.ink, 6, 'M338 443h204M338 640v-200M542 640v-200M440 640v-200'),
    flat(TOKENS.brass, box(426, 520, 6, 60), box(448, 520, 6, 60)),
    // Keypad and reader
    flat(TOKENS.ink, box(560, 516, 34, 58)),
    flat(
      TOKENS.steel3,
      repeat(3, 523, 9, (y) => repeat(3, 565, 9, (x) => box(x, y, 6, 6))),
    ),
    flat(TOKENS.brass, box(567, 555, 20, 12)),
  ].join('')

/** Four locks on one block: a Downtown row house and the new lobby beside it. */
export const jerseyCityHouse = (): string =>
  houseFile(
    jerseyCityLocks,
    flat(TOKENS.fog, box(0, 0, 620, 640)),
    flat(TOKENS.mist, box(0, 190, 18, 450)),
    rowHouse(),
    midRise(),
    sidewalk(640),
  )
