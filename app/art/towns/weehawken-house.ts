import { TOKENS } from '../tokens.ts'
import { LOCAL_COLORS } from './local-colors.ts'
import {
  bars,
  basalt,
  box,
  courses,
  disc,
  flat,
  houseFile,
  lines,
  lockPlate,
  polygon,
  railing,
  sash,
  sidewalk,
} from './parts.ts'
import type { LockPoints } from './types.ts'

const BOARD = LOCAL_COLORS.weehawken
const LOOK = { trim: BOARD.light }

export const weehawkenLocks: LockPoints = {
  A: { x: 162, y: 236 },
  B: { x: 524, y: 532 },
  C: { x: 74, y: 530 },
  D: { x: 430, y: 178 },
}

/** Midtown across the river, no more than a shape in the air. */
const skyline = (): string =>
  flat(
    TOKENS.mist,
    polygon(
      [470, 330],
      [470, 238],
      [492, 238],
      [492, 210],
      [506, 210],
      [506, 250],
      [520, 250],
      [520, 176],
      [527, 164],
      [530, 116],
      [533, 164],
      [540, 176],
      [540, 250],
      [556, 250],
      [556, 222],
      [580, 222],
      [580, 258],
      [594, 258],
      [594, 232],
      [620, 232],
      [620, 330],
    ),
  )

const house = (): string =>
  [
    flat(BOARD.base, polygon([90, 330], [90, 160], [220, 52], [350, 160], [350, 330])),
    lines(
      BOARD.shade,
      2,
      courses(90, 166, 260, 160, 11),
      'M100 152h240M113 141h214M127 130h186M140 119h160M153 108h134M166 97h108M180 86h80',
    ),
    flat(TOKENS.ink3, polygon([220, 30], [372, 156], [360, 170], [220, 54], [80, 170], [68, 156])),
    flat(BOARD.shade, box(272, 40, 30, 44)),
    flat(BOARD.light, box(266, 34, 42, 10)),
    sash(190, 98, 60, 60, { trim: BOARD.light, lit: true }),
    sash(268, 200, 60, 92, LOOK),
    // Front door under its porch
    flat(BOARD.light, polygon([104, 190], [118, 168], [230, 168], [244, 190])),
    flat(BOARD.shade, box(132, 190, 84, 140)),
    flat(TOKENS.ink, box(142, 204, 64, 126)),
    flat(TOKENS.amber, box(152, 212, 44, 24)),
    flat(TOKENS.ink3, box(152, 246, 18, 70), box(178, 246, 18, 24), box(178, 292, 18, 24)),
    lockPlate(196, 274),
    flat(BOARD.light, box(112, 190, 9, 140), box(227, 190, 9, 140)),
  ].join('')

/** The side toward the river: a glass door that slides, a balcony over the drop. */
const balcony = (): string =>
  [
    flat(BOARD.shade, box(350, 150, 130, 180)),
    lines(BOARD.base, 2, courses(350, 156, 130, 170, 11)),
    flat(TOKENS.ink3, box(344, 138, 146, 14)),
    flat(TOKENS.ink, box(366, 182, 100, 124)),
    flat(TOKENS.ink3, box(372, 188, 44, 112)),
    flat(TOKENS.ink2, box(418, 188, 42, 112)),
    flat(TOKENS.steel2, box(414, 186, 6, 116)),
    flat(TOKENS.brass, box(422, 226, 8, 40)),
    flat(TOKENS.brassMid, box(420, 286, 40, 6)),
    flat(TOKENS.ink, box(350, 306, 176, 10), box(350, 258, 176, 5)),
    lines(TOKENS.ink, 3, bars(350, 258, 176, 50, 11)),
    lines(TOKENS.ink, 7, 'M358 370l50-58M450 370l50-58'),
  ].join('')

/** How far each column of the cliff stands above the lot; none under the house itself. */
const RISE = [14, 40, 26, 8, 34, 20]
const rise = (x: number) => (x > 60 && x < 500 ? -4 : (RISE[x % RISE.length] ?? 0) - 10)

/** Two flights between the door and the street. */
const steps = (): string =>
  [
    flat(TOKENS.steel3, box(76, 328, 420, 14)),
    flat(TOKENS.steel2, box(76, 342, 420, 6)),
    flat(
      TOKENS.steel3,
      ...Array.from({ length: 8 }, (_, k) => box(216 + k * 17, 350 + k * 13, 40, 13)),
    ),
    flat(TOKENS.steel2, polygon([216, 363], [335, 454], [335, 474], [216, 384])),
    flat(TOKENS.steel3, box(300, 454, 112, 14)),
    flat(TOKENS.steel2, box(300, 468, 112, 16)),
    flat(
      TOKENS.steel3,
      ...Array.from({ length: 11 }, (_, k) => box(282 - k * 17, 468 + k * 14, 40, 14)),
    ),
    flat(TOKENS.steel2, polygon([322, 482], [322, 502], [145, 640], [112, 640], [112, 622])),
    railing([226, 312], [350, 408], 6, 42),
    railing([300, 430], [150, 552], 7, 40),
  ].join('')

/** Four locks on one cliff: the house on top, its steps, its gate and its garage. */
export const weehawkenHouse = (): string =>
  houseFile(
    weehawkenLocks,
    flat(TOKENS.fog, box(0, 0, 620, 640)),
    skyline(),
    basalt(336, 304, rise),
    house(),
    balcony(),
    steps(),
    // Iron gate at the foot of the steps
    flat(BOARD.shade, box(36, 520, 20, 120), box(132, 520, 20, 120)),
    flat(BOARD.light, box(30, 508, 32, 14), box(126, 508, 32, 14)),
    lines(TOKENS.ink, 5, bars(56, 546, 76, 94, 12), 'M56 556h76M56 624h76'),
    flat(TOKENS.brass, box(104, 578, 26, 30)),
    flat(TOKENS.ink, disc(117, 589, 4), box(115, 589, 4, 12)),
    // Garage in the rock
    flat(BOARD.light, box(376, 486, 208, 154)),
    flat(BOARD.shade, box(390, 506, 180, 134)),
    flat(TOKENS.steel3, box(396, 512, 168, 128)),
    lines(
      TOKENS.steel2,
      3,
      'M396 544h168M396 576h168M396 608h168M438 512v128M480 512v128M522 512v128',
    ),
    flat(TOKENS.brass, box(462, 586, 36, 8), box(476, 578, 8, 24)),
    flat(TOKENS.steel, box(474, 470, 12, 16)),
    flat(TOKENS.amber, polygon([466, 486], [494, 486], [504, 500], [456, 500])),
    sidewalk(640),
  )
