import { TOKENS } from '../tokens.ts'
import { LOCAL_COLORS } from './local-colors.ts'
import {
  bells,
  box,
  cornice,
  courses,
  flat,
  houseFile,
  lines,
  lockPlate,
  padlock,
  polygon,
  repeat,
  sash,
  shutter,
  sidewalk,
} from './parts.ts'
import type { LockPoints } from './types.ts'

const SIDING = LOCAL_COLORS['union-city']
const LOOK = { trim: SIDING.light }

export const unionCityLocks: LockPoints = {
  A: { x: 352, y: 548 },
  B: { x: 246, y: 580 },
  C: { x: 482, y: 566 },
  D: { x: 432, y: 236 },
}

/** One floor: a three-sided bay on the left, a single window on the right. */
function floor(y: number, lit: 'bay' | 'side' | 'none'): string {
  return [
    flat(SIDING.shade, polygon([62, y], [110, y - 10], [110, y + 118], [62, y + 108])),
    flat(SIDING.light, box(110, y - 10, 170, 128)),
    flat(SIDING.shade, polygon([280, y - 10], [328, y], [328, y + 108], [280, y + 118])),
    sash(124, y + 6, 62, 92, { lit: lit === 'bay' }),
    sash(204, y + 6, 62, 92, { lit: lit === 'bay' }),
    sash(72, y + 12, 28, 82),
    sash(290, y + 12, 28, 82),
    sash(390, y + 8, 76, 92, { ...LOOK, lit: lit === 'side' }),
    sash(496, y + 18, 34, 60, LOOK),
  ].join('')
}

/** Four locks on one storefront: a shop with three apartments above. */
export const unionCityHouse = (): string =>
  houseFile(
    unionCityLocks,
    flat(TOKENS.fog, box(0, 0, 620, 640)),
    flat(TOKENS.mist, box(0, 150, 40, 490), box(570, 210, 50, 430)),
    flat(SIDING.base, box(40, 50, 530, 590)),
    lines(SIDING.shade, 2, courses(40, 76, 530, 364, 11)),
    cornice(40, 26, 530, 44, SIDING),
    floor(96, 'none'),
    floor(224, 'side'),
    floor(352, 'bay'),
    // Shop
    flat(TOKENS.ink2, box(40, 474, 530, 166)),
    flat(SIDING.light, box(40, 466, 530, 14)),
    shutter(62, 512, 258, 128),
    padlock(176, 600),
    flat(TOKENS.ink, box(332, 502, 104, 138)),
    flat(TOKENS.steel2, box(342, 540, 84, 74)),
    flat(TOKENS.amber, polygon([370, 540], [398, 540], [408, 560], [360, 560])),
    flat(TOKENS.ink4, box(342, 588, 84, 26)),
    flat(TOKENS.steel3, box(342, 574, 84, 5)),
    lockPlate(420, 590, false),
    flat(TOKENS.brassHi, box(402, 594, 20, 6)),
    // Awning
    flat(TOKENS.card, polygon([62, 484], [436, 484], [452, 530], [46, 530])),
    flat(
      SIDING.shade,
      repeat(6, 0, 1, (k) =>
        polygon([62 + k * 68, 484], [96 + k * 68, 484], [83 + k * 74, 530], [46 + k * 74, 530]),
      ),
    ),
    // Door to the apartments
    flat(SIDING.light, box(450, 494, 114, 146)),
    flat(TOKENS.amber, box(460, 504, 66, 20)),
    flat(TOKENS.ink, box(460, 530, 66, 110)),
    flat(TOKENS.ink3, box(468, 538, 50, 26), box(468, 572, 36, 24), box(468, 604, 50, 28)),
    lockPlate(515, 578),
    bells(532, 548, 3),
    sidewalk(640),
  )
