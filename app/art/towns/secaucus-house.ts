import { hatch } from '../svg.ts'
import { TOKENS } from '../tokens.ts'
import { LOCAL_COLORS } from './local-colors.ts'
import {
  bars,
  box,
  disc,
  flat,
  houseFile,
  lines,
  lockPlate,
  padlock,
  polygon,
  repeat,
  shutter,
} from './parts.ts'
import type { LockPoints } from './types.ts'

const METAL = LOCAL_COLORS.secaucus

export const secaucusLocks: LockPoints = {
  A: { x: 64, y: 434 },
  B: { x: 196, y: 392 },
  C: { x: 534, y: 410 },
  D: { x: 520, y: 656 },
}

/** A railroad bridge far off over the meadows. */
const meadows = (): string =>
  [
    flat(TOKENS.mist, box(0, 148, 620, 60)),
    lines(
      TOKENS.steel3,
      4,
      'M0 106h620M0 132h620',
      repeat(4, 0, 160, (x) => `M${x} 106l40-28h80l40 28`),
      repeat(16, 40, 40, (x) => `M${x} 78v54`),
    ),
    flat(
      TOKENS.steel3,
      repeat(4, 154, 160, (x) => box(x, 132, 12, 50)),
    ),
  ].join('')

const hall = (): string =>
  [
    flat(METAL.base, box(128, 172, 492, 388)),
    lines(METAL.shade, 3, bars(128, 172, 492, 388, 12)),
    flat(METAL.light, box(118, 158, 502, 18)),
    flat(METAL.shade, box(128, 212, 492, 12), box(128, 296, 492, 12)),
    flat(
      TOKENS.ink,
      repeat(4, 148, 122, (x) => box(x, 240, 78, 40)),
    ),
    flat(
      TOKENS.ink3,
      repeat(4, 153, 122, (x) => box(x, 245, 32, 30) + box(x + 36, 245, 32, 30)),
    ),
    flat(TOKENS.amber, box(397, 245, 32, 30), box(433, 245, 32, 30)),
  ].join('')

/** The office in front: aluminum and glass, lit for whoever closes. */
const office = (): string =>
  [
    flat(TOKENS.steel3, box(0, 336, 150, 224)),
    flat(METAL.light, box(0, 322, 160, 16)),
    flat(TOKENS.mist, box(0, 338, 150, 26)),
    flat(TOKENS.ink, box(14, 384, 122, 176)),
    flat(TOKENS.amber, box(96, 394, 32, 120)),
    flat(TOKENS.ink2, box(96, 470, 32, 44)),
    flat(TOKENS.steel2, box(22, 394, 64, 166)),
    flat(TOKENS.ink3, box(30, 402, 48, 84), box(30, 500, 48, 50)),
    flat(TOKENS.card, polygon([34, 482], [34, 462], [66, 406], [74, 406])),
    flat(TOKENS.steel, box(26, 488, 56, 7)),
    flat(TOKENS.brass, disc(80, 470, 6)),
    flat(TOKENS.ink, box(79, 467, 2, 6)),
  ].join('')

/** Two docks four feet up: one closed, one with a trailer backed in. */
const dock = (): string =>
  [
    flat(TOKENS.ink, box(170, 350, 140, 170), box(338, 340, 150, 180)),
    shutter(178, 358, 124, 162, 15),
    lines(TOKENS.steel, 5, 'M212 502h60'),
    padlock(226, 484),
    flat(TOKENS.ink3, box(338, 340, 150, 14)),
    flat(TOKENS.card, box(346, 356, 134, 170)),
    lines(TOKENS.steel3, 3, 'M413 356v170'),
    lines(TOKENS.steel, 4, 'M380 356v170M446 356v170'),
    flat(TOKENS.brass, box(370, 446, 20, 7), box(436, 446, 20, 7)),
    flat(TOKENS.amber, box(352, 514, 22, 7), box(452, 514, 22, 7)),
    flat(TOKENS.steel, box(150, 520, 360, 14)),
    flat(TOKENS.ink4, box(150, 534, 360, 66)),
    flat(
      TOKENS.ink,
      box(178, 534, 14, 34),
      box(288, 534, 14, 34),
      box(340, 526, 146, 16),
      box(362, 542, 16, 58),
      box(448, 542, 16, 58),
    ),
    flat(TOKENS.ink, disc(370, 592, 18), disc(456, 592, 18)),
    flat(TOKENS.steel2, disc(370, 592, 7), disc(456, 592, 7)),
  ].join('')

const sideExit = (): string =>
  [
    flat(TOKENS.ink, box(520, 376, 76, 148)),
    flat(TOKENS.steel2, box(528, 384, 60, 140)),
    flat(TOKENS.steel, box(528, 476, 60, 48)),
    lockPlate(576, 450, false),
    flat(TOKENS.amber, polygon([548, 330], [568, 330], [576, 344], [540, 344])),
    flat(TOKENS.mist, box(508, 524, 102, 12), box(508, 550, 112, 13), box(500, 576, 120, 12)),
    flat(TOKENS.steel2, box(508, 536, 108, 14), box(502, 563, 118, 13), box(494, 588, 126, 12)),
  ].join('')

/** The yard fence in front, its gate chained, reeds where the paving ends. */
const fence = (): string =>
  [
    lines(
      TOKENS.steel,
      1.5,
      ...MESH.flatMap((part) => [hatch(part, 18, '/'), hatch(part, 18, '\\')]),
    ),
    lines(TOKENS.ink3, 7, 'M300 622v98M462 622v98M486 622v98M616 622v98'),
    lines(TOKENS.ink3, 5, 'M300 634h162M486 634h134M300 712h162M486 712h134'),
    lines(TOKENS.steel2, 5, 'M458 658q16 16 32 0'),
    padlock(459, 668),
    lines(
      METAL.shade,
      4,
      'M22 720q0-50-10-84M34 720q2-60 6-100M50 720q4-40 16-70M70 720q0-56 10-96M92 720q4-30 16-56',
    ),
    lines(TOKENS.brassLo, 9, 'M39 634l2-22M79 640l3-22M13 650l-3-20'),
  ].join('')

const MESH = [
  { x: 300, y: 634, width: 162, height: 78 },
  { x: 486, y: 634, width: 134, height: 78 },
]

/** Four locks on one warehouse: office, dock, side exit and yard gate by the meadows. */
export const secaucusHouse = (): string =>
  houseFile(
    secaucusLocks,
    flat(TOKENS.fog, box(0, 0, 620, 640)),
    meadows(),
    hall(),
    sideExit(),
    flat(TOKENS.steel3, box(0, 600, 620, 120)),
    flat(TOKENS.steel2, box(0, 560, 150, 12)),
    flat(TOKENS.mist, box(0, 572, 150, 28)),
    office(),
    dock(),
    fence(),
  )
