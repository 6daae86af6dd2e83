import { TOKENS } from '../tokens.ts'
import { LOCAL_COLORS } from './local-colors.ts'
import {
  box,
  courses,
  disc,
  flat,
  houseFile,
  lines,
  lockPlate,
  padlock,
  polygon,
  railing,
  repeat,
  sash,
  sidewalk,
  stoop,
} from './parts.ts'
import type { LockPoints } from './types.ts'

const SIDING = LOCAL_COLORS['north-bergen']
const LOOK = { trim: TOKENS.card }

export const northBergenLocks: LockPoints = {
  A: { x: 148, y: 452 },
  B: { x: 444, y: 452 },
  C: { x: 576, y: 470 },
  D: { x: 356, y: 560 },
}

/** Garage at the end of the driveway, the neighbor's fence behind it. */
const driveway = (): string =>
  [
    flat(TOKENS.mist, box(400, 300, 220, 340)),
    lines(
      TOKENS.steel3,
      3,
      repeat(16, 404, 14, (x) => `M${x} 396v150`),
    ),
    flat(SIDING.shade, polygon([484, 444], [552, 396], [620, 444])),
    flat(SIDING.light, box(490, 444, 130, 122)),
    flat(TOKENS.ink, box(502, 462, 106, 104)),
    flat(TOKENS.card, box(506, 466, 98, 100)),
    lines(TOKENS.steel3, 3, 'M506 491h98M506 516h98M506 541h98M555 466v100'),
    flat(TOKENS.brass, box(540, 524, 30, 7), box(551, 517, 7, 21)),
    flat(TOKENS.steel2, polygon([478, 566], [620, 566], [620, 640], [394, 640], [394, 600])),
    flat(TOKENS.steel3, polygon([552, 566], [566, 566], [530, 640], [508, 640])),
  ].join('')

/** The wing with the side door, set back from the street. */
const wing = (): string =>
  [
    flat(SIDING.shade, box(392, 250, 84, 350)),
    lines(SIDING.base, 2, courses(392, 256, 84, 320, 10)),
    flat(TOKENS.ink3, polygon([384, 250], [392, 222], [470, 222], [486, 250])),
    sash(410, 290, 46, 70, LOOK),
    flat(TOKENS.steel3, polygon([400, 430], [408, 410], [464, 410], [472, 430])),
    flat(TOKENS.card, box(404, 430, 62, 140)),
    flat(TOKENS.ink, box(411, 438, 48, 132)),
    flat(TOKENS.amber, box(418, 446, 34, 24)),
    lockPlate(450, 504),
    flat(TOKENS.steel3, box(398, 570, 74, 14)),
    flat(TOKENS.steel, box(392, 584, 86, 16)),
  ].join('')

/** One leaf of the front: a door with its own bell and its own deadbolt. */
function frontDoor(x: number): string {
  return [
    flat(TOKENS.ink, box(x, 424, 60, 142)),
    flat(TOKENS.ink3, box(x + 8, 434, 44, 40), box(x + 8, 484, 28, 34), box(x + 8, 526, 44, 32)),
    lockPlate(x + 49, 500),
    flat(TOKENS.brassHi, disc(x + 49, 484, 4)),
  ].join('')
}

const front = (): string =>
  [
    flat(SIDING.base, polygon([30, 640], [30, 196], [212, 60], [394, 196], [394, 640])),
    lines(
      SIDING.shade,
      2,
      courses(30, 200, 364, 360, 10),
      'M50 185h324M64 175h296M77 165h270M91 155h242M104 145h216M118 135h188M131 125h162M145 115h134M158 105h108',
    ),
    flat(TOKENS.ink3, polygon([212, 34], [414, 186], [402, 204], [212, 62], [22, 204], [10, 186])),
    flat(SIDING.shade, polygon([196, 116], [228, 116], [228, 152], [196, 152])),
    lines(SIDING.light, 3, 'M196 122h32M196 130h32M196 138h32M196 146h32'),
    sash(60, 226, 72, 104, LOOK),
    sash(176, 226, 72, 104, { ...LOOK, lit: true }),
    sash(292, 226, 72, 104, LOOK),
    // Picture window
    flat(TOKENS.card, box(268, 388, 108, 130)),
    flat(TOKENS.ink, box(276, 398, 92, 110)),
    flat(TOKENS.ink3, box(282, 404, 80, 98)),
    flat(TOKENS.ink2, box(282, 462, 80, 40)),
    flat(TOKENS.ink, box(300, 404, 5, 98), box(340, 404, 5, 98)),
    // Block foundation
    flat(TOKENS.steel2, box(30, 566, 364, 74)),
    lines(
      TOKENS.steel,
      2,
      'M30 590h364M30 615h364M60 566v24M110 566v24M270 566v24M310 566v24M350 566v24M290 590v25M380 590v25M270 615v25M370 615v25',
    ),
    // Two doors under one awning
    flat(TOKENS.card, box(66, 412, 164, 154)),
    frontDoor(80),
    frontDoor(156),
    flat(TOKENS.card, polygon([66, 368], [230, 368], [250, 408], [46, 408])),
    flat(
      SIDING.shade,
      repeat(4, 0, 1, (k) =>
        polygon([66 + k * 41, 368], [86 + k * 41, 368], [71 + k * 51, 408], [46 + k * 51, 408]),
      ),
    ),
    flat(TOKENS.ink, box(54, 408, 5, 158), box(237, 408, 5, 158)),
    stoop(
      { x: 50, y: 566, width: 196 },
      5,
      15,
      { left: 0, right: 7 },
      { base: TOKENS.steel2, shade: TOKENS.steel3, light: TOKENS.mist },
    ),
    railing([246, 520], [286, 590], 3, 50),
  ].join('')

/** Four locks on one two-family: a door for each floor, and the driveway side. */
export const northBergenHouse = (): string =>
  houseFile(
    northBergenLocks,
    flat(TOKENS.fog, box(0, 0, 620, 640)),
    driveway(),
    wing(),
    front(),
    // Hatch to the basement
    flat(
      TOKENS.ink4,
      polygon([300, 640], [300, 612], [322, 586], [398, 586], [420, 612], [420, 640]),
    ),
    flat(
      TOKENS.steel,
      polygon([308, 634], [326, 592], [358, 592], [358, 634]),
      polygon([362, 634], [362, 592], [394, 592], [412, 634]),
    ),
    padlock(345, 604),
    sidewalk(640),
  )
