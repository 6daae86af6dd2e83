import { findTown } from '#domain/places/towns.ts'
import { CLIFF, HACKENSACK, OUTLINES } from './town-outlines.ts'
import { fill, lineThrough, rect, stroke, svgFile, tenth } from '../svg.ts'
import { siteColors } from '#domain/color/colors.ts'
import type { Palette } from '#domain/color/palette.ts'
import { mapFile } from './frame.ts'
import { leaders } from './leaders.ts'
import { manhattan } from './manhattan.ts'
import { ownerTown, marks } from './mark.ts'
import { computedMap } from './names.ts'
import { hudson } from './river.ts'
import type { XY } from '../shapes.ts'

/**
 * Roads for orientation: the Turnpike and its extension, Route 3, Kennedy Boulevard and Bergenline
 * Avenue.
 */
const ROADS: readonly (readonly XY[])[] = [
  [
    [829, 91],
    [731, 227],
    [682, 407],
    [721, 515],
    [644, 731],
    [606, 882],
    [596, 940],
  ],
  [
    [721, 515],
    [742, 638],
    [808, 681],
    [911, 677],
  ],
  [
    [651, 292],
    [808, 299],
    [888, 346],
    [995, 403],
  ],
  [
    [1091, 77],
    [1072, 126],
    [1064, 192],
    [997, 312],
    [914, 440],
  ],
]

function towns(): string {
  const shapes = (here: (slug: string) => boolean): string =>
    Object.entries(OUTLINES)
      .filter(([slug]) => findTown(slug) && here(slug))
      .map(([, line]) => lineThrough(line, true))
      .join('')
  const pen = `stroke="${siteColors().ink}" stroke-width="1.6" stroke-linejoin="round"`
  return `<g ${pen}>${fill(
    'card',
    shapes((slug) => slug !== ownerTown()),
  )}${fill(
    'manila',
    shapes((slug) => slug === ownerTown()),
  )}</g>`
}

const FENCE_STEP = 8.5
const FENCE_HEIGHTS = [11, 14, 9, 12, 15, 10, 13]

/** Draws the Palisades: a fence from Edgewater to Bergen Hill. */
function cliff(): string {
  let data = ''
  let left = 0
  let count = 0
  for (const [index, [x, y]] of CLIFF.entries()) {
    const before = CLIFF[index - 1]
    if (!before) continue
    const length = Math.hypot(x - before[0], y - before[1])
    for (; left < length; left += FENCE_STEP) {
      const share = left / length
      const foot: XY = [
        before[0] + (x - before[0]) * share - 2,
        before[1] + (y - before[1]) * share,
      ]
      const height = FENCE_HEIGHTS[count++ % FENCE_HEIGHTS.length] ?? 0
      if (foot[1] > 0)
        data += `M${tenth(foot[0])} ${tenth(foot[1])}v${2 - height}l2-2 2 2v${height - 2}z`
    }
    left -= length
  }
  return fill('ink4', data)
}

/**
 * Draws the towns between the Hackensack and the Hudson, without marks and names, which are
 * set over it in the same units (town-marks.css). Shown at its own size with `MAP_WIDE`
 * centered from 1440 px; below, the map's x 0 moves left by .73 of the difference, so that the
 * names in the river stay on the screen; on phones cropped to `MAP_NARROW`, as wide as the screen.
 */
export const townMap = (): string => computedMap()?.ground ?? drawMap('')

/** Colors of the map by day, and what they become by night: the land darkens, the river more. */
const NIGHT_COLORS = {
  card: 'ink2',
  manila: 'ink3',
  fog: 'ink',
  ink: 'night',
  ink4: 'steel',
  steel3: 'ink4',
} as const satisfies Partial<Record<keyof Palette, keyof Palette>>

/** Draws the same map for a page in its night colors. */
export function townMapAtNight(): string {
  const colors = siteColors()
  const nights = new Map(
    Object.entries(NIGHT_COLORS).map(([day, night]) => [
      colors[day as keyof typeof NIGHT_COLORS].toLowerCase(),
      colors[night],
    ]),
  )
  return townMap().replace(/#[0-9a-f]{6}\b/gi, (hex) => nights.get(hex.toLowerCase()) ?? hex)
}

/** Draws the map with marks as one image, for places without overlays. */
export const markedTownMap = (): string => computedMap()?.ground ?? drawMap(marks())

function drawMap(upon: string): string {
  const { x, y, width, height } = mapFile()
  return svgFile(
    mapFile(),
    [
      rect('fog', x, y, width, height),
      stroke('steel3', 9, lineThrough(HACKENSACK)),
      towns(),
      stroke('steel3', 2.5, ROADS.map((road) => lineThrough(road)).join('')),
      hudson(height),
      manhattan(x + width),
      cliff(),
      leaders(),
      upon,
    ].join(''),
  )
}
