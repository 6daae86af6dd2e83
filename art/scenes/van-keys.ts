import { PAGE_KEY, pageKey } from '../page-key.ts'
import { rect, svgFile } from '../svg.ts'
import type { Box } from '../shapes.ts'

/** The rail continues to the right, off the screen. */
export const VAN_KEYS: Box = { x: 0, y: 0, width: 1240, height: 360 }

const SCALE = 0.42
const PITCH = 112
/** Distance from a key's bow to its hole. */
const HOLE = 62 * SCALE

/** Keys of the main menu's pages, and the distance of each below the rail. */
const HANGING_KEYS = [
  { path: '/services', drop: 20 },
  { path: '/service-areas', drop: 48 },
  { path: '/about', drop: 30 },
  { path: '/reviews', drop: 56 },
  { path: '/faq', drop: 38 },
] as const

/** Draws the key rail in the van: five keys on strings, each cut with the code of its page. */
export function vanKeys(): string {
  const strings = HANGING_KEYS.map(({ drop }, index) =>
    rect('brassHi', middle(index) - 1, 10, 2, drop + HOLE),
  )
  const keys = HANGING_KEYS.map(
    ({ path, drop }, index) =>
      `<g transform="translate(${middle(index) + (PAGE_KEY.height * SCALE) / 2} ${10 + drop})rotate(90)scale(${SCALE})">${pageKey(path)}</g>`,
  )
  return svgFile(
    VAN_KEYS,
    [
      ...keys,
      ...strings,
      rect('brass', 0, 0, VAN_KEYS.width, 9),
      rect('brassLo', 0, 9, VAN_KEYS.width, 3),
    ].join(''),
  )
}

const middle = (index: number): number => 64 + index * PITCH
