import { perFacts } from '#domain/business/per-facts.ts'
import { business } from '#domain/business/business.ts'
import { isInDefaultArea } from '#domain/business/default-business.ts'
import { findService } from '#domain/services/services.ts'
import { lettering } from '../letters.ts'
import { circlePath, fill, lineThrough, rect, rectPath, stroke } from '../svg.ts'
import { tokens } from '../tokens.ts'

export const GROUND_Y = 560

/** Returns equal rectangles at the given positions as one path. */
const row = (xs: readonly number[], y: number, width: number, height: number): string =>
  xs.map((x) => rectPath(x, y, width, height)).join('')

const COLUMNS = [954, 1003, 1052]
const LIT_WINDOW = { x: 1003, y: 308 }

/** Draws a walk-up: 928 to 1108, roof at 172; one window and the transom are lit. */
export function house(): string {
  const windows = [
    ...COLUMNS.map((x) => [x, 224] as const),
    ...COLUMNS.map((x) => [x, 308] as const),
    [954, 392] as const,
  ]
  const dark = windows.filter(([x, y]) => x !== LIT_WINDOW.x || y !== LIT_WINDOW.y)
  const panes = ([x, y]: readonly [number, number]): string =>
    rectPath(x, y, 14, 25) +
    rectPath(x + 16, y, 14, 25) +
    rectPath(x, y + 27, 14, 25) +
    rectPath(x + 16, y + 27, 14, 25)
  const frames = windows
    .map(([x, y]) => rectPath(x - 3, y - 7, 36, 6) + rectPath(x - 4, y + 52, 38, 5))
    .join('')
  const dentils = row(
    Array.from({ length: 9 }, (_, n) => 940 + n * 18.4),
    192,
    6,
    9,
  )
  return [
    rect('ink3', 936, 192, 164, 368),
    fill(
      'ink4',
      `${rectPath(928, 172, 180, 10)}${rectPath(934, 182, 168, 10)}${dentils}${frames}${rectPath(1016, 410, 68, 110)}${rectPath(1008, 530, 84, 10)}${rectPath(996, 550, 108, 10)}`,
    ),
    fill('steel', rectPath(1014, 520, 72, 10) + rectPath(1002, 540, 96, 10)),
    fill(
      'night',
      `${dark.map(panes).join('')}${rectPath(1026, 442, 23, 78)}${rectPath(1051, 442, 23, 78)}`,
    ),
    fill('ink2', rectPath(1031, 450, 14, 26) + rectPath(1055, 450, 14, 26)),
    fill('amber', panes([LIT_WINDOW.x, LIT_WINDOW.y]) + rectPath(1026, 422, 48, 16)),
    fill('brass', circlePath(1055, 486, 3.6)),
  ].join('')
}

/** Returns every second stripe of the awning. */
function awning(parity: 0 | 1): string {
  const at = (n: number): readonly [number, number] => [1108.4 + n * 22, 1104.4 + n * 23]
  return [0, 2, 4, 6]
    .map((n) => {
      const [topLeft, footLeft] = at(n + parity)
      const [topRight, footRight] = at(n + parity + 1)
      return `M${topLeft} 454L${topRight} 454 ${footRight} 478 ${footLeft} 478z`
    })
    .join('')
}

/** The sign of a bakery elsewhere: a loaf, because a word would be in one language. */
const loafShape = perFacts(
  () =>
    fill('ink', 'M1172 451v-5q0-14 24-14t24 14v5z') +
    stroke('brass', 2.4, 'M1182 446l5-9m6 9 5-9m6 9 5-9'),
)

/** Draws a bakery with a closed, padlocked shutter: 1104 to 1290. */
export function shop(): string {
  const slats = Array.from({ length: 7 }, (_, n) => rectPath(1120, 488 + n * 10, 152, 8)).join('')
  const windows = [1130, 1180, 1230]
  return [
    rect('ink2', 1108, 326, 176, 234),
    fill(
      'ink4',
      rectPath(1104, 318, 184, 8) +
        row(
          windows.map((x) => x - 3),
          396,
          38,
          4,
        ),
    ),
    fill('night', row(windows, 346, 32, 24) + row(windows, 372, 32, 24)),
    rect('brass', 1108, 428, 176, 26),
    isInDefaultArea(business)
      ? lettering('BERGENLINE BAKERY', {
          x: 1196.4,
          y: 433.4,
          height: 15.6,
          tracking: 0.16,
          color: tokens().ink,
        })
      : loafShape(),
    fill('rust', awning(0)),
    fill('steel3', awning(1)),
    fill('steel2', `${slats}${rectPath(1120, 558, 152, 2)}`),
    stroke('ink', 4.4, 'M1189 544v-6.6a7.2 7.2 0 0 1 14.4 0v6.6'),
    rect('brass', 1184, 543, 24.4, 17),
    rect('ink', 1195, 547.6, 2.8, 7.4),
  ].join('')
}

/** Draws the last building, 1292 to 1650: storage units if the owner opens them, or an office. */
export function storageOrOffice(): string {
  const walls = rect('ink3', 1292, 372, 350, 188) + rect('ink4', 1292, 362, 358, 10)
  return walls + (findService('Storage Unit Lockout') === undefined ? office() : storageUnits())
}

/** Draws three storage units, 214 with a disc lock on its lit brass door. */
function storageUnits(): string {
  const lines = Array.from({ length: 12 }, (_, n) => 416 + n * 12)
  return [
    fill('ink4', row([1302, 1414, 1526], 400, 104, 160)),
    lettering('214', { x: 1354, y: 379, height: 15.2, tracking: 0.1, color: tokens().steel3 }),
    fill('ink2', row([1420, 1532], 406, 92, 154)),
    stroke('ink3', 2, lines.map((y) => `M1420 ${y}h92m20 0h92`).join('')),
    rect('brassMid', 1308, 406, 92, 154),
    stroke('brassLo', 2, lines.map((y) => `M1308 ${y}h92`).join('')),
    rect('steel', 1338, 520, 32, 7.4),
    `<circle fill="${tokens().steel3}" stroke="${tokens().ink}" stroke-width="2.6" cx="1354" cy="534" r="11"/>`,
    fill('steel', circlePath(1354, 535, 4.4)),
  ].join('')
}

/** Draws a lit brass door and two dark windows. */
function office(): string {
  return [
    fill(
      'ink4',
      `${rectPath(1318, 430, 72, 130)}${row([1422, 1534], 418, 92, 6)}${row([1422, 1534], 498, 92, 6)}`,
    ),
    fill('night', row([1428, 1474, 1540, 1586], 428, 40, 70)),
    rect('amber', 1326, 438, 56, 16),
    rect('brassMid', 1326, 458, 56, 102),
    fill('brassLo', row([1334], 468, 40, 40) + row([1334], 516, 40, 36)),
    fill('ink', circlePath(1374, 512, 3.6)),
  ].join('')
}

/**
 * Returns the cliff right of the last building, a palisade that rises out of the picture, as path data.
 * @param right end of the picture
 */
export function palisade(right: number): string {
  const rise = [6, 22, 0, 14, 4, 26, 12, 18, 3, 23, 8]
  let data = ''
  for (let n = 0; 1672 + n * 26 < right; n++) {
    const height = 96 + n * 4.4 + (rise[n % rise.length] ?? 0)
    data += lineThrough(
      [
        [1672 + n * 26, GROUND_Y],
        [1672 + n * 26, GROUND_Y - height],
        [1682 + n * 26, GROUND_Y - height - 13],
        [1692 + n * 26, GROUND_Y - height],
        [1692 + n * 26, GROUND_Y],
      ],
      true,
    )
  }
  return data
}
