import { business } from '#domain/business/business.ts'
import { isInDefaultArea } from '#domain/business/default-business.ts'
import type { DrawnFiles } from '../drawn-file.ts'
import { circlePath, fill, rectPath, stroke, svgFile } from '../svg.ts'
import type { Token } from '../tokens.ts'

/** Wider than any screen, cut at both ends; the middle 980 are visible on a phone. */
const BOX = { x: 0, y: 0, width: 2560, height: 520 } as const
const GROUND_Y = 486

/** Shapes of a house around the middle of its base, as path data by color; y runs down. */
interface House {
  readonly outline: Partial<Record<Token, string>>
  /** Upper left corners of the windows. */
  readonly windows: readonly (readonly [x: number, y: number])[]
  /** Indexes of those that are lit. */
  readonly lit: readonly number[]
  readonly door: { readonly x: number; readonly color: Token }
  /** Left edge of a garage door. */
  readonly garage?: number
}

const WINDOW = { width: 46, height: 56 } as const
const DOOR = { width: 48, height: 98 } as const
const GARAGE_DOOR = { width: 116, height: 92 } as const

/** Hip roof over one floor, with a garage. */
const RANCH: House = {
  outline: { ink3: rectPath(-170, -140, 340, 140), ink4: 'M-192-136l44-70h296l44 70z' },
  windows: [
    [-148, -112],
    [-84, -112],
  ],
  lit: [1],
  door: { x: -14, color: 'brassMid' },
  garage: 44,
}

/** Gable over two floors. */
const GABLE: House = {
  outline: {
    ink2: rectPath(-120, -250, 240, 250),
    ink4: 'M-142-246l142-104 142 104z',
    ink3: rectPath(-124, -134, 248, 10),
  },
  windows: [
    [-88, -222],
    [-23, -222],
    [42, -222],
    [-88, -106],
  ],
  lit: [0, 3],
  door: { x: 38, color: 'rust' },
}

/** Cottage with a porch on posts. */
const PORCH: House = {
  outline: {
    ink3: rectPath(-128, -146, 256, 146),
    ink4: `M-156-142l58-84h196l58 84z${rectPath(-146, -142, 8, 142)}${rectPath(138, -142, 8, 142)}${rectPath(-60, -142, 8, 142)}${rectPath(-156, -10, 312, 10)}`,
  },
  windows: [
    [-116, -110],
    [66, -110],
  ],
  lit: [1],
  door: { x: -30, color: 'steel' },
}

/** Flat roof with a parapet, on one floor. */
const FLAT: House = {
  outline: {
    ink2: `${rectPath(-150, -162, 300, 162)}${rectPath(20, -196, 130, 34)}`,
    ink4: `${rectPath(-158, -170, 178, 12)}${rectPath(14, -206, 144, 12)}`,
  },
  windows: [
    [-128, -118],
    [28, -118],
    [88, -118],
  ],
  lit: [1, 2],
  door: { x: -54, color: 'brassMid' },
}

/** Hip roof over two floors, with a garage beside them. */
const HIP: House = {
  outline: {
    ink3: rectPath(-150, -244, 190, 244),
    ink2: rectPath(40, -128, 130, 128),
    ink4: 'M-172-240l58-56h118l58 56zM32-124l22-34h98l22 34z',
  },
  windows: [
    [-128, -214],
    [-32, -214],
    [-128, -106],
  ],
  lit: [1],
  door: { x: -44, color: 'rust' },
  garage: 47,
}

/** Houses from left to right, each at the middle of its base. */
const HOUSES: readonly (readonly [x: number, house: House])[] = [
  [-30, HIP],
  [350, RANCH],
  [726, GABLE],
  [1076, PORCH],
  [1452, HIP],
  [1846, FLAT],
  [2188, GABLE],
  [2530, RANCH],
]

/** Trees between the houses: the middle of the trunk, and the radius of the crown. */
const TREES: readonly (readonly [x: number, radius: number])[] = [
  [158, 44],
  [566, 52],
  [900, 40],
  [1252, 56],
  [1660, 46],
  [2030, 50],
  [2344, 42],
]

/** Moves the start of each subpath to a place on the ground; the rest of a house is relative. */
const moved = (data: string, x: number): string =>
  data.replaceAll(
    /M(-?\d+) ?(-?\d+)/g,
    (_, left: string, top: string) => `M${x + Number(left)} ${GROUND_Y + Number(top)}`,
  )

/** Returns the four panes of a window. */
const panes = (x: number, y: number): string =>
  [0, 24].map((dx) => rectPath(x + dx, y, 22, 26) + rectPath(x + dx, y + 29, 22, 27)).join('')

function housesIn(token: Token): string {
  return HOUSES.map(([x, { outline }]) => moved(outline[token] ?? '', x)).join('')
}

function allWindows(): string {
  return HOUSES.flatMap(([x, { windows }]) =>
    windows.map(([left, top]) => panes(x + left, GROUND_Y + top)),
  ).join('')
}

function trees(): string {
  const crowns = TREES.map(([x, radius]) => circlePath(x, GROUND_Y - 70 - radius, radius)).join('')
  const trunks = TREES.map(([x, radius]) => rectPath(x - 4, GROUND_Y - 80 - radius, 8, 80 + radius))
  return fill('ink2', crowns) + fill('ink4', trunks.join(''))
}

/** Three lines across a garage door. */
const PANELS = 'h116m-116 23h116m-116 23h116'

function garageDoors(): string {
  const lefts = HOUSES.flatMap(([x, { garage }]) => (garage === undefined ? [] : [x + garage]))
  const top = GROUND_Y - GARAGE_DOOR.height
  return (
    fill(
      'steel',
      lefts.map((x) => rectPath(x, top, GARAGE_DOOR.width, GARAGE_DOOR.height)).join(''),
    ) + stroke('ink4', 3, lefts.map((x) => `M${x} ${top + 23}${PANELS}`).join(''))
  )
}

function doors(): string {
  const at = (color: Token): string =>
    HOUSES.flatMap(([x, { door }]) =>
      door.color === color
        ? [rectPath(x + door.x, GROUND_Y - DOOR.height, DOOR.width, DOOR.height)]
        : [],
    ).join('')
  const knobs = HOUSES.map(([x, { door }]) => circlePath(x + door.x + 40, GROUND_Y - 46, 3.6))
  return [
    ...(['brassMid', 'rust', 'steel'] as const).map((color) => fill(color, at(color))),
    fill('amber', knobs.join('')),
  ].join('')
}

/** Returns the ledge below each window. */
const sills = (): string =>
  HOUSES.flatMap(([x, { windows }]) =>
    windows.map(([left, top]) =>
      rectPath(x + left - 4, GROUND_Y + top + WINDOW.height, WINDOW.width + 8, 6),
    ),
  ).join('')

/**
 * Draws the street over 'Keep the lock. Change who can open it.': row houses in the delivered area,
 * elsewhere detached houses of several kinds, windows dark.
 */
export function residentialStreet(drawn: DrawnFiles): string {
  if (isInDefaultArea(business)) return drawn('scenes/stoops.svg') ?? ''
  return svgFile(
    BOX,
    [
      trees(),
      fill('ink2', housesIn('ink2')),
      fill('ink3', housesIn('ink3')),
      fill('ink4', housesIn('ink4') + sills()),
      garageDoors(),
      fill('night', allWindows()),
      doors(),
      fill('ink3', rectPath(0, GROUND_Y, BOX.width, 14)),
      fill('ink4', rectPath(0, GROUND_Y + 14, BOX.width, 20)),
    ].join(''),
  )
}

/** Draws the lit windows of that street. */
export function residentialStreetLights(drawn: DrawnFiles): string {
  if (isInDefaultArea(business)) return drawn('scenes/stoops-lights.svg') ?? ''
  const lit = HOUSES.flatMap(([x, { windows, lit: indexes }]) =>
    windows.flatMap(([left, top], index) =>
      indexes.includes(index) ? [panes(x + left, GROUND_Y + top)] : [],
    ),
  )
  return svgFile(BOX, fill('amber', lit.join('')))
}
