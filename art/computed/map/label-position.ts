import { nameWidth } from '../name-width.ts'
import type { Box, XY } from '../shapes.ts'
import type { MapName } from './types.ts'

/** Sizes in map units on phones, where the text is largest. */
const FONT_SIZE = 28
const LINE_HEIGHT = 32
/** Space between names, so that two do not read as one; numbers of a crowded map may be closer. */
const GAPS = { name: 6, number: -6 } as const
/** Size of the text on wide screens in proportion to phones. */
const WIDE_TEXT = 0.65

/**
 * Horizontal limits of a name on phones and beside the text of wide screens; vertical limits of
 * both.
 */
const LIMITS = { phone: [620, 1346], wide: [735, 1276], vertical: [70, 862] } as const

/** Distances from a mark at which its name is tried; the first needs no leader. */
const REACHES = [14, 40, 70, 105, 145, 190, 240, 300]
const DIRECTIONS: readonly XY[] = [0, 8, 12, 4, 14, 10, 2, 6, 15, 1, 7, 9, 13, 11, 3, 5].map(
  (sixteenth) => {
    const angle = (sixteenth * Math.PI) / 8
    return [Math.cos(angle), Math.sin(angle)]
  },
)

export interface Label {
  readonly name: Pick<MapName, 'x' | 'y' | 'anchor'>
  /** Area that the text covers on phones. */
  readonly box: Box
  /** End of the line from the mark to its name, if they are apart. */
  readonly leaderEnd?: XY
}

export const overlaps = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** Returns a square around a point. */
export const square = ([x, y]: XY, size: number): Box => ({
  x: x - size / 2,
  y: y - size / 2,
  width: size,
  height: size,
})

/** Returns areas that together cover a line. */
export function lineBoxes(from: XY, to: XY): readonly Box[] {
  const count = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 6)
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / count
    return square([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share], 6)
  })
}

const START_SHARE = { start: 0, middle: 0.5, end: 1 } as const

/** Returns the area of a text whose vertical middle is at a point. */
export function textBox([x, y]: XY, text: string, anchor: MapName['anchor'], scale = 1): Box {
  const gap = /^\d+$/.test(text) ? GAPS.number : GAPS.name
  const width = Math.ceil(nameWidth(text) * FONT_SIZE + gap) * scale
  const height = LINE_HEIGHT * scale
  return { x: x - width * START_SHARE[anchor], y: y - height / 2, width, height }
}

/** Returns the label around a point, or undefined if it leaves the map on one of the screens. */
export function labelAt(at: XY, text: string, anchor: MapName['anchor']): Label | undefined {
  const inside = (box: Box, [left, right]: readonly [number, number]): boolean =>
    box.x >= left && box.x + box.width <= right
  const [x, y] = [Math.round(at[0]), Math.round(at[1])]
  const box = textBox([x, y], text, anchor)
  const [top, bottom] = LIMITS.vertical
  return box.y >= top &&
    box.y + box.height <= bottom &&
    inside(box, LIMITS.phone) &&
    inside(textBox([x, y], text, anchor, WIDE_TEXT), LIMITS.wide)
    ? { name: { x, y: y + LINE_HEIGHT / 4, anchor }, box }
    : undefined
}

/**
 * Finds a free position for the name of a mark: beside it, otherwise farther away with a leader.
 * @param obstacles areas of other marks, names and leaders
 * @param outward direction in which a leader leaves first
 */
export function placeLabel(
  mark: XY,
  text: string,
  obstacles: readonly Box[],
  outward: XY,
): Label | undefined {
  const isFree = (box: Box): boolean => !obstacles.some((other) => overlaps(box, other))
  const alignment = ([x, y]: XY): number => x * outward[0] + y * outward[1]
  const outwards = DIRECTIONS.toSorted((one, other) => alignment(other) - alignment(one))
  for (const [index, reach] of REACHES.entries()) {
    for (const [dx, dy] of index === 0 ? DIRECTIONS.slice(0, 8) : outwards) {
      const end: XY = [mark[0] + dx * reach, mark[1] + dy * reach]
      const anchor = Math.abs(dx) < 0.2 ? 'middle' : dx > 0 ? 'start' : 'end'
      const gap = index === 0 ? 0 : 6
      const label = labelAt(
        [end[0] + Math.sign(Math.round(dx * 9)) * gap, end[1] + (dy * LINE_HEIGHT) / 2],
        text,
        anchor,
      )
      if (!label || !isFree(label.box)) continue
      if (index === 0) return label
      if (lineBoxes(mark, end).every(isFree)) return { ...label, leaderEnd: end }
    }
  }
  return undefined
}
