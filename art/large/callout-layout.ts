import type { Box, Point } from '../computed/shapes.ts'
import { LARGE_SIZE, type PartPosition } from './types.ts'

/** Sizes of text on a large drawing in its units; at 680 px a unit is a pixel. */
export const TITLE_SIZE = 26
export const TEXT_SIZE = 16
/** Distance from the title's baseline to the first line of text, and between lines. */
export const FIRST_LINE = 22
export const NEXT_LINE = 20
/** Longest line of text; longer ones break even if there is room. */
const MEASURE = 216

/** Mean advance of League Gothic and Libre Franklin in English, em, rounded up. */
const TITLE_ADVANCE = 0.33
const TEXT_ADVANCE = 0.5

/** Space between a leader and its text. */
const GAP = 10
/**
 * Distance from the title's baseline up to the middle of its letters, where a level leader ends.
 */
const MID_TITLE = 9

interface PlacedCallout {
  readonly lines: readonly string[]
  /** Area covered by the text. */
  readonly box: Box
  /** From the dot to the text. */
  readonly leader: readonly Point[]
}

export const titleWidth = (title: string): number => title.length * TITLE_SIZE * TITLE_ADVANCE
const textWidth = (text: string): number => text.length * TEXT_SIZE * TEXT_ADVANCE

/** Returns the width available from the label's point to the edge of the drawing, in units. */
function room({ label, anchor = 'start' }: PartPosition, width: number): number {
  const left = label.x
  const right = width - label.x
  const space = { start: right, end: left, middle: 2 * Math.min(left, right) }[anchor]
  return Math.min(MEASURE, space)
}

/** Breaks a text into the fewest lines that fit, of about equal length. */
function breakText(text: string, width: number): readonly string[] {
  const fewest = fill(text, width)
  let even = fewest
  for (let narrower = width - TEXT_SIZE; narrower > 0; narrower -= TEXT_SIZE) {
    const lines = fill(text, narrower)
    if (lines.length > fewest.length || lines.some((line) => textWidth(line) > narrower)) break
    even = lines
  }
  return even
}

function fill(text: string, width: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && textWidth(`${line} ${word}`) <= width) {
      lines[lines.length - 1] = `${line} ${word}`
    } else lines.push(word)
  }
  return lines
}

/** Lays out lines, extent and leader of one callout. */
export function layOutCallout(
  part: PartPosition,
  { title, text }: { readonly title: string; readonly text: string },
): PlacedCallout {
  const lines = breakText(text, room(part, LARGE_SIZE.width))
  const width = Math.max(titleWidth(title), ...lines.map(textWidth))
  const { label, anchor = 'start' } = part
  const box = {
    x: label.x - { start: 0, middle: width / 2, end: width }[anchor],
    y: label.y - TITLE_SIZE * 0.85,
    width,
    height: TITLE_SIZE * 0.85 + FIRST_LINE + (lines.length - 1) * NEXT_LINE + TEXT_SIZE * 0.3,
  }
  return { lines, box, leader: leader(part, box, titleWidth(title)) }
}

/**
 * Returns a leader that ends level with the middle of the title, or vertically above or below the
 * text, depending on its last corner.
 */
function leader({ dot, elbow, label, anchor = 'start' }: PartPosition, box: Box, titled: number) {
  const corner = elbow ?? dot
  const middle = label.y - MID_TITLE
  const titleLeft = label.x - { start: 0, middle: titled / 2, end: titled }[anchor]
  const end =
    Math.abs(corner.y - middle) < 2
      ? { x: corner.x < titleLeft ? titleLeft - GAP : titleLeft + titled + GAP, y: corner.y }
      : { x: corner.x, y: corner.y > label.y ? box.y + box.height + GAP : box.y - GAP }
  return elbow ? [dot, elbow, end] : [dot, end]
}
