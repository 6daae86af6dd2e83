import { SHORE } from './town-outlines.ts'
import { fill, lineThrough, rectPath, stroke } from '../svg.ts'
import { siteColors } from '#domain/color/colors.ts'
import { MANHATTAN_SHORE, PIER_REACH } from './manhattan.ts'
import { mapNames } from './names.ts'
import type { XY } from '../shapes.ts'

/** Returns the x of a line that runs from north to south at this height. */
function xAt(line: readonly XY[], y: number): number {
  for (const [index, [bx, by]] of line.entries()) {
    const before = line[index - 1]
    if (before && by >= y)
      return before[0] + ((bx - before[0]) * (y - before[1])) / (by - before[1] || 1)
  }
  return line.at(-1)?.[0] ?? 0
}

const GRID = { x: 34, y: 17 }
/** Number of dashes for each gold one, a reflection of the other side. */
const GOLD_EVERY = 7
const LENGTHS = [22, 13, 31, 27, 18]
const HEIGHT_OF_NAMES = 18
const WIDTH_OF_LETTER = 10

/** Size of the region's name along the river, which runs nearly vertically, and across it. */
const REGION = { half: 112, across: 22 }

/** Checks for a name, which needs free water around it. */
function crossesTownName(x: number, end: number, y: number): boolean {
  return mapNames()
    .filter(({ ground }) => ground === 'river')
    .some((name) =>
      name.kind === 'region'
        ? Math.abs(y - name.y) < REGION.half &&
          end > name.x - REGION.across &&
          x < name.x + REGION.across
        : y > name.y - HEIGHT_OF_NAMES &&
          y < name.y + 8 &&
          end > name.x - 10 &&
          x < name.x + name.text.length * WIDTH_OF_LETTER,
    )
}

function dashes(bottom: number): string {
  const data = { plain: '', gold: '' }
  let count = 0
  for (let row = 0; 15 + row * GRID.y < bottom; row++) {
    const y = 15 + row * GRID.y
    const west = xAt(SHORE, y) + 26
    const east = xAt(MANHATTAN_SHORE, y) - (y > 355 && y < 580 ? PIER_REACH + 8 : 12)
    for (let column = 0; column < 20; column++) {
      const x = 884 + column * GRID.x
      const mix = (row * 7 + column * 13 + row * column) % 11
      const end = x + (LENGTHS[mix % LENGTHS.length] ?? 0)
      if (mix > 8 || x < west || end > east || crossesTownName(x, end, y)) continue
      count += 1
      data[count % GOLD_EVERY === 0 ? 'gold' : 'plain'] += `M${x} ${y}H${end}`
    }
  }
  return stroke('ink3', 2, data.plain) + stroke('brassLo', 2, data.gold)
}

/** Ferry landings and piers of the west bank. */
const LANDINGS = [
  [1049, 341, 15],
  [986, 489, 17],
  [995, 509, 15],
  [977, 580, 17],
  [970, 602, 19],
  [950, 673, 16],
  [933, 728, 16],
] as const

/** Draws the Hudson between its banks, its water, the landings and the two tunnels under it. */
export function hudson(bottom: number): string {
  const landings = LANDINGS.map(([x, y, length]) => rectPath(x, y, length, 6)).join('')
  return [
    fill('ink', lineThrough([...SHORE, [1500, 1200], [1500, -97]], true)),
    dashes(bottom),
    `<path fill="${siteColors().card}" stroke="${siteColors().ink}" stroke-width="1.4" d="${landings}"/>`,
    stroke('steel2', 2, 'M1021 410l160 39M952 680l196 11', 'stroke-dasharray="8 7"'),
  ].join('')
}
