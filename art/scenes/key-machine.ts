import { type DrawnFiles, shapesOf } from '../drawn-file.ts'
import { circlePath, fill, lineThrough, rect, rectPath, stroke, svgFile } from '../svg.ts'
import type { Box, XY } from '../shapes.ts'

/** Wider than any screen, cut at both ends. */
const BOX: Box = { x: 0, y: 0, width: 2560, height: 520 }
const GROUND_Y = 474
const VAN = { x: 806, scale: 1.7 } as const
const CAR = { x: 1366, scale: 1.62 } as const

/** Dark houses behind: x and height of each roof. */
const ROOFS: readonly XY[] = [
  [0, 190],
  [220, 250],
  [430, 176],
  [640, 226],
  [760, 300],
  [1010, 244],
  [1240, 330],
  [1500, 262],
  [1700, 206],
  [1930, 280],
  [2120, 190],
  [2340, 236],
  [2560, 0],
]

/** The open side of the van, in the picture's units. */
const OPENING: Box = { x: VAN.x + 26, y: GROUND_Y - 226, width: 288, height: 170 }
/** Middle of the cutter's wheel. */
const WHEEL: XY = [OPENING.x + 170, OPENING.y + 80]

function roofs(): string {
  const points: XY[] = [[0, GROUND_Y]]
  for (const [index, [x, height]] of ROOFS.entries()) {
    const before = ROOFS[index - 1]
    if (before) points.push([x, GROUND_Y - before[1]])
    points.push([x, GROUND_Y - height])
  }
  return lineThrough(points, true)
}

/** Returns a toothed wheel around a point. */
function cutter([x, y]: XY, radius: number): string {
  const teeth = 18
  const points = Array.from({ length: teeth * 2 }, (_, n): XY => {
    const angle = (n * Math.PI) / teeth
    const r = n % 2 === 0 ? radius : radius - 6
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
  })
  return lineThrough(points, true)
}

/**
 * Draws the open side of the van, lit: a bench, and the key machine on it with motor, cutter's wheel
 * and a clamped key.
 */
export function keyMachine(): string {
  const { x, y, width, height } = OPENING
  const [wheelX, wheelY] = WHEEL
  const bench = y + height - 40
  const shapes = [
    rect('night', x - 6, y - 6, width + 12, height + 6),
    rect('amber', x, y, width, height),
    // Bench with drawers, and hooks with blanks.
    rect('ink3', x, bench, width, 40),
    rect('steel2', x, bench - 6, width, 6),
    fill('steel', [0, 1, 2].map((n) => rectPath(x + 10 + n * 94, bench + 8, 82, 24)).join('')),
    fill('brassHi', [0, 1, 2].map((n) => rectPath(x + 44 + n * 94, bench + 18, 14, 4)).join('')),
    rect('ink', x + 12, y + 16, 96, 4),
    stroke('ink', 3, [0, 1, 2, 3].map((n) => `M${x + 22 + n * 25} ${y + 20}v8`).join('')),
    fill(
      'brassLo',
      [0, 1, 2, 3]
        .map(
          (n) => circlePath(x + 22 + n * 25, y + 36, 8) + rectPath(x + 19 + n * 25, y + 42, 6, 26),
        )
        .join(''),
    ),
    // The locksmith behind the motor.
    fill(
      'ink3',
      `${circlePath(x + 250, y + 34, 15)}M${x + 226} ${bench}v-66q0-14 14-14h22q14 0 14 14v66z`,
    ),
    // Motor, wheel, clamp and key.
    rect('ink', wheelX + 8, wheelY - 26, 84, 76),
    rect('steel3', wheelX + 14, wheelY - 20, 72, 16),
    rect('steel', wheelX - 4, wheelY - 4, 30, 8),
    fill('steel3', cutter(WHEEL, 30)),
    fill('ink', circlePath(wheelX, wheelY, 7)),
    rect('steel', wheelX - 92, bench - 30, 84, 24),
    rect('steel2', wheelX - 84, bench - 44, 40, 16),
    fill(
      'brass',
      `${circlePath(wheelX - 100, wheelY + 28, 15)}${rectPath(wheelX - 88, wheelY + 22, 66, 12)}`,
    ),
    fill('amber', circlePath(wheelX - 104, wheelY + 28, 5)),
    stroke(
      'card',
      2.4,
      `M${wheelX - 30} ${wheelY + 12}l-16-14M${wheelX - 34} ${wheelY + 16}h-20M${wheelX - 24} ${wheelY + 6}l-6-18`,
    ),
  ]
  return svgFile(BOX, shapes.join(''))
}

/** Draws the van beside a car, its side closed. */
export function vanAndCar(drawn: DrawnFiles): string {
  return svgFile(
    BOX,
    [
      fill('ink', roofs()),
      rect('ink4', 0, GROUND_Y, BOX.width, 6),
      rect('ink2', 0, GROUND_Y + 6, BOX.width, BOX.height - GROUND_Y - 6),
      `<g transform="translate(${VAN.x} ${GROUND_Y + 14})scale(${VAN.scale})">${shapesOf(drawn('scenes/van.svg'))}</g>`,
      `<g transform="translate(${CAR.x} ${GROUND_Y + 14})scale(${CAR.scale})">${shapesOf(drawn('scenes/parked-car.svg'))}</g>`,
    ].join(''),
  )
}
