import { circlePath, lineThrough, rectPath, svgFile, type XY } from '../svg.ts'
import { TOKENS } from '../tokens.ts'
import type { LocalColor } from './local-colors.ts'
import type { LockLetter, LockPoints, Point } from './types.ts'

/** Every house is drawn in this box. */
export const HOUSE = { x: 0, y: 0, width: 620, height: 720 } as const

/** Flat shapes in one color; `data` as path data. */
export function flat(color: string, ...data: readonly string[]): string {
  return `<path fill="${color}" d="${data.join('')}"/>`
}

/** Lines in one color and width. */
export function lines(color: string, width: number, ...data: readonly string[]): string {
  return `<path fill="none" stroke="${color}" stroke-width="${width}" d="${data.join('')}"/>`
}

export const box = rectPath
export const disc = circlePath

export function polygon(...points: readonly XY[]): string {
  return lineThrough(points, true)
}

/** Equal things in a row or column: `draw` gets each position in turn. */
export function repeat(
  count: number,
  from: number,
  step: number,
  draw: (at: number) => string,
): string {
  return Array.from({ length: count }, (_, index) => draw(from + index * step)).join('')
}

/** Horizontal joints of brick, siding, slats: lines across a wall, the first half a step down. */
export function courses(x: number, y: number, width: number, height: number, step: number): string {
  return repeat(Math.floor(height / step), y + step / 2, step, (at) => `M${x} ${at}h${width}`)
}

/** Upright joints: corrugated metal, stakes, bars. */
export function bars(x: number, y: number, width: number, height: number, step: number): string {
  return repeat(Math.floor(width / step), x + step / 2, step, (at) => `M${at} ${y}v${height}`)
}

interface WindowLook {
  /** Color of lintel and sill; neither is drawn without it. */
  readonly trim?: string
  /** Color of the upright bar between panes; none without it. */
  readonly bar?: string
  readonly lit?: boolean
}

/** A double-hung window: ink frame, upper sash lighter than the lower, both amber when someone is home. */
export function sash(
  x: number,
  y: number,
  width: number,
  height: number,
  look: WindowLook = {},
): string {
  const { trim, bar, lit = false } = look
  const half = (height - 18) / 2
  const upper = box(x + 6, y + 6, width - 12, half)
  const lower = box(x + 6, y + 12 + half, width - 12, half)
  return [
    trim
      ? flat(trim, box(x - 10, y - 14, width + 20, 14), box(x - 10, y + height, width + 20, 14))
      : '',
    flat(TOKENS.ink, box(x, y, width, height)),
    lit ? flat(TOKENS.amber, upper, lower) : flat(TOKENS.ink3, upper) + flat(TOKENS.ink2, lower),
    bar ? flat(bar, box(x + width / 2 - 2, y + 6, 4, height - 12)) : '',
  ].join('')
}

/** A cornice with its brackets, `depth` high, over a wall from x to x + width. */
export function cornice(
  x: number,
  y: number,
  width: number,
  depth: number,
  color: LocalColor,
): string {
  const brackets = repeat(Math.floor(width / 44), x + 16, 44, (at) =>
    box(at, y + depth * 0.45, 12, depth * 0.75),
  )
  return (
    flat(color.shade, box(x, y + depth * 0.45, width, depth * 0.55)) +
    flat(color.light, box(x - 14, y, width + 28, depth * 0.45), brackets)
  )
}

/**
 * Steps seen from the front, top step first: each lower step reaches further
 * out by `left` and `right`; light and shade in turn.
 */
export function stoop(
  top: { readonly x: number; readonly y: number; readonly width: number },
  count: number,
  rise: number,
  reach: { readonly left: number; readonly right: number },
  color: LocalColor,
): string {
  const tread = (index: number) =>
    box(
      top.x - index * reach.left,
      top.y + index * rise,
      top.width + index * (reach.left + reach.right),
      rise,
    )
  const every = Array.from({ length: count }, (_, index) => index)
  return (
    flat(color.shade, ...every.filter((index) => index % 2 === 0).map(tread)) +
    flat(color.light, ...every.filter((index) => index % 2 === 1).map(tread))
  )
}

/** A railing between two points: a slanted hand rail and `count` posts down to the steps. */
export function railing(from: XY, to: XY, count: number, post: number): string {
  const posts = repeat(count, 0, 1 / (count - 1), (t) => {
    const x = Math.round(from[0] + (to[0] - from[0]) * t)
    const y = Math.round(from[1] + (to[1] - from[1]) * t)
    return `M${x} ${y}v${post}`
  })
  return lines(TOKENS.ink, 5, lineThrough([from, to])) + lines(TOKENS.ink, 4, posts)
}

/** A keyhole, upright, its round part around x y. */
export function keyhole(x: number, y: number, size = 1): string {
  const r = 4.5 * size
  return (
    disc(x, y, r) +
    polygon(
      [x - r * 0.45, y],
      [x - r * 0.7, y + r * 2.6],
      [x + r * 0.7, y + r * 2.6],
      [x + r * 0.45, y],
    )
  )
}

/** A brass padlock, 30 wide and 34 high without its shackle, its top left corner at x y. */
export function padlock(x: number, y: number, shackle = true): string {
  return (
    (shackle ? lines(TOKENS.steel, 5, `M${x + 7} ${y + 2}v-8a8 8 0 0 1 16 0v8`) : '') +
    flat(TOKENS.brass, box(x, y, 30, 34)) +
    flat(TOKENS.ink, keyhole(x + 15, y + 13))
  )
}

/** A lock on a door: brass plate with a keyhole, the knob above it where there is one. */
export function lockPlate(x: number, y: number, knob = true): string {
  return (
    flat(TOKENS.brass, box(x - 6, y - 8, 12, 32)) +
    (knob ? flat(TOKENS.brassHi, disc(x, y, 7)) : '') +
    flat(TOKENS.ink, keyhole(x, y + 13, 0.6))
  )
}

/** A panel of bells: a speaker over one button a name. */
export function bells(x: number, y: number, rows: number): string {
  const names = repeat(rows, y + 21, 8, (at) => box(x + 5, at, 16, 4))
  return (
    flat(TOKENS.steel3, box(x, y, 26, 26 + rows * 8)) +
    flat(TOKENS.ink, disc(x + 13, y + 11, 4.5), names)
  )
}

/** Slats of a roll-down shutter or an overhead door, with its bottom rail. */
export function shutter(x: number, y: number, width: number, height: number, step = 14): string {
  return (
    flat(TOKENS.steel3, box(x, y, width, height)) +
    lines(TOKENS.steel2, 3, courses(x, y, width, height - 10, step)) +
    flat(TOKENS.steel, box(x, y + height - 10, width, 10))
  )
}

/** Curb and sidewalk from y down to the lower edge. */
export function sidewalk(y: number): string {
  return flat(TOKENS.steel2, box(0, y, 620, 14)) + flat(TOKENS.steel3, box(0, y + 14, 620, 706 - y))
}

/** Widths of the columns of rock, taken in turn. */
const COLUMNS = [22, 34, 18, 28, 40, 20, 30]

/** The cliff as columns of stone across the whole width, `rise(x)` how far each stands above its row. */
export function basalt(y: number, height: number, rise: (x: number) => number = () => 0): string {
  const tones: Record<string, string[]> = {
    [TOKENS.ink3]: [],
    [TOKENS.ink4]: [],
    [TOKENS.steel]: [],
  }
  const order = [TOKENS.ink4, TOKENS.ink3, TOKENS.ink4, TOKENS.steel, TOKENS.ink3]
  for (let x = 0, index = 0; x < 620; index += 1) {
    const width = Math.min(COLUMNS[index % COLUMNS.length] ?? 0, 620 - x)
    const top = y - rise(x)
    const tone = order[index % order.length] ?? TOKENS.ink4
    tones[tone]?.push(
      polygon(
        [x, y + height],
        [x, top + 8],
        [x + width / 2, top],
        [x + width, top + 8],
        [x + width, y + height],
      ),
    )
    x += width
  }
  return Object.entries(tones)
    .map(([color, columns]) => flat(color, ...columns))
    .join('')
}

/** Condensed block letters, 11 by 20, holes by the even-odd rule. */
const LETTERS: Readonly<Record<LockLetter, string>> = {
  A: 'M0 20 3.4 0h4.2L11 20H7.2l-.6-4H4.4l-.6 4zM4.9 12.6h1.2L5.5 7z',
  B: 'M0 0h7.4L11 3v5L9.4 10 11 12v5l-3.6 3H0zM4 3.4v5h2.2l.9-.9V4.3l-.9-.9zM4 11.6v5h2.2l.9-.9v-3.2l-.9-.9z',
  C: 'M3 0h5l3 3v4.6H7.2V4.2l-.7-.8h-2l-.7.8v11.6l.7.8h2l.7-.8v-3.4H11V17l-3 3H3l-3-3V3z',
  D: 'M0 0h7.5L11 3.5v13L7.5 20H0zM4 3.5v13h2.2l.9-.9V4.4l-.9-.9z',
}

/** A letter tag, 40 by 44, its lower corners clipped, around its point. */
export function tag(letter: LockLetter, { x, y }: Point): string {
  return (
    `<g transform="translate(${x} ${y})">` +
    `<path fill="${TOKENS.brass}" stroke="${TOKENS.ink}" stroke-width="3" d="M-19-21h38v32L9 21H-9l-10-10z"/>` +
    `<path fill="${TOKENS.ink}" fill-rule="evenodd" transform="translate(-6.6-14)scale(1.2)" d="${LETTERS[letter]}"/></g>`
  )
}

/** The finished file: the building with its four letters over it. */
export function houseFile(points: LockPoints, ...body: readonly string[]): string {
  const tags = (['A', 'B', 'C', 'D'] as const).map((letter) => tag(letter, points[letter]))
  return svgFile(HOUSE, body.concat(tags).join(''))
}
