import { hatch, rectPath } from '../svg.ts'
import { TOKENS } from '../tokens.ts'
import { LOCAL_COLORS } from './local-colors.ts'
import { basalt, box, disc, flat, houseFile, lines, polygon, repeat } from './parts.ts'
import type { LockPoints } from './types.ts'

const CONCRETE = LOCAL_COLORS.guttenberg

export const guttenbergLocks: LockPoints = {
  A: { x: 120, y: 420 },
  B: { x: 40, y: 452 },
  C: { x: 572, y: 420 },
  D: { x: 332, y: 126 },
}

const FLOORS = 5
const eachFloor = (draw: (y: number) => string) => repeat(FLOORS, 0, 50, draw)

/** The tower's foot: three of its eight sides, a balcony a floor. */
const tower = (): string =>
  [
    flat(CONCRETE.shade, polygon([60, 0], [170, 0], [170, 252], [60, 252])),
    flat(CONCRETE.base, box(170, 0, 230, 252)),
    flat(CONCRETE.shade, box(400, 0, 110, 252)),
    flat(
      TOKENS.ink2,
      eachFloor(
        (y) =>
          box(76, y + 10, 32, 34) +
          box(120, y + 10, 32, 34) +
          box(418, y + 10, 32, 34) +
          box(462, y + 10, 32, 34),
      ),
    ),
    flat(
      TOKENS.ink3,
      eachFloor((y) => box(190, y + 4, 52, 46) + box(258, y + 4, 52, 46) + box(326, y + 4, 56, 46)),
    ),
    flat(TOKENS.amber, box(258, 104, 52, 46), box(418, 160, 32, 34), box(76, 60, 32, 34)),
    lines(
      TOKENS.ink,
      4,
      eachFloor((y) => `M284 ${y + 4}v46`),
    ),
    flat(
      CONCRETE.light,
      eachFloor((y) => box(182, y + 36, 206, 14)),
    ),
    lines(
      CONCRETE.shade,
      2,
      eachFloor((y) => `M60 ${y}h110M400 ${y}h110`),
    ),
  ].join('')

const slab = (x: number, y: number, width: number, height: number): string =>
  flat(CONCRETE.base, rectPath(x, y, width, height)) +
  lines(CONCRETE.light, 2.5, hatch({ x, y, width, height }, 15, '/'))

/** The lobby cut open: street doors, desk, elevators, a wall of mailboxes. */
const lobby = (): string =>
  [
    flat(TOKENS.card, box(92, 282, 504, 318)),
    flat(TOKENS.mist, box(92, 560, 504, 40)),
    flat(
      TOKENS.amber,
      box(130, 282, 60, 10),
      box(250, 282, 60, 10),
      box(370, 282, 60, 10),
      box(490, 282, 60, 10),
    ),
    // Glass doors in the front wall
    flat(TOKENS.ink, box(78, 340, 122, 260)),
    flat(TOKENS.steel3, box(88, 350, 102, 40), box(88, 398, 47, 192), box(143, 398, 47, 192)),
    flat(
      TOKENS.card,
      polygon([96, 590], [96, 500], [128, 420], [128, 510]),
      polygon([151, 590], [151, 520], [183, 440], [183, 530]),
    ),
    flat(TOKENS.brass, box(126, 470, 6, 64), box(146, 470, 6, 64), box(128, 394, 22, 10)),
    // Fob reader on its post outside
    flat(TOKENS.steel, box(34, 500, 10, 100)),
    flat(TOKENS.ink, box(24, 482, 30, 46)),
    flat(TOKENS.brass, box(31, 490, 16, 12)),
    lines(TOKENS.steel3, 2.5, 'M32 512h14M32 519h14'),
    // Elevators
    flat(TOKENS.steel, box(226, 376, 132, 184)),
    flat(TOKENS.steel2, box(234, 390, 56, 170), box(294, 390, 56, 170)),
    lines(TOKENS.steel, 3, 'M262 390v170M322 390v170'),
    flat(TOKENS.ink, box(242, 379, 40, 8), box(302, 379, 40, 8)),
    // Desk, its lamp, a plant
    flat(TOKENS.ink3, box(224, 520, 150, 80)),
    flat(CONCRETE.shade, box(216, 508, 166, 14)),
    flat(TOKENS.ink2, box(236, 534, 126, 54)),
    flat(TOKENS.amber, polygon([330, 476], [352, 476], [360, 492], [322, 492])),
    flat(TOKENS.ink, box(339, 492, 4, 16)),
    flat(TOKENS.ink4, disc(252, 488, 11), polygon([234, 508], [238, 498], [266, 498], [270, 508])),
    // Mail
    flat(TOKENS.brassMid, box(410, 366, 172, 194)),
    flat(
      TOKENS.brass,
      repeat(7, 372, 23, (y) => repeat(6, 416, 27, (x) => box(x, y, 24, 20))),
    ),
    flat(
      TOKENS.ink,
      repeat(7, 384, 23, (y) => repeat(6, 434, 27, (x) => disc(x, y, 2))),
    ),
    flat(TOKENS.steel2, box(416, 534, 160, 20)),
    flat(TOKENS.ink, box(424, 541, 60, 4)),
  ].join('')

/** The rock that everything here stands on, and the river under it. */
const cliff = (): string =>
  basalt(616, 82) +
  flat(TOKENS.night, box(0, 698, 620, 22)) +
  lines(
    TOKENS.ink3,
    2.5,
    'M20 707h40M110 707h60M230 707h34M300 707h70M440 707h40M520 707h56M60 715h50M190 715h30M340 715h44M470 715h60',
  )

/** Four locks on one lobby: the foot of a tower on the cliff, cut open. */
export const guttenbergHouse = (): string =>
  houseFile(
    guttenbergLocks,
    flat(TOKENS.fog, box(0, 0, 620, 640)),
    tower(),
    slab(60, 252, 560, 30),
    slab(596, 282, 24, 318),
    lobby(),
    flat(CONCRETE.light, box(14, 270, 64, 12)),
    cliff(),
    slab(0, 600, 620, 34),
  )
