import { PLATE_SIZE, type PlatePart } from './types.ts'
import type { Box, Point } from '../shapes.ts'

/** Units of text on a plate; at 680 px a unit is a pixel. */
export const TITLE_SIZE = 26
export const TEXT_SIZE = 16
/** From the title's baseline to the first line of text, and from line to line. */
export const FIRST_LINE = 22
export const NEXT_LINE = 20
/** Longer lines break, even where there is room. */
const MEASURE = 216

/** Mean advance of League Gothic and Libre Franklin in English, in em, on the generous side. */
const TITLE_ADVANCE = 0.33
const TEXT_ADVANCE = 0.5

/** Clear space between a leader and the words it leads to. */
const GAP = 10
/** From the title's baseline up to the middle of its letters, where a level leader ends. */
const MID_TITLE = 9

export interface SetCallout {
  readonly lines: readonly string[]
  /** What the words cover. */
  readonly box: Box
  /** From the dot to the words. */
  readonly leader: readonly Point[]
}

export const titleWidth = (title: string): number => title.length * TITLE_SIZE * TITLE_ADVANCE
export const textWidth = (text: string): number => text.length * TEXT_SIZE * TEXT_ADVANCE

/** Units that the words may take from the label's point to the edge of the plate. */
export function room({ label, anchor = 'start' }: PlatePart, width: number): number {
  const left = label.x
  const right = width - label.x
  const space = { start: right, end: left, middle: 2 * Math.min(left, right) }[anchor]
  return Math.min(MEASURE, space)
}

/** The text in as few lines as fit, broken so that the lines are about equally long. */
export function breakText(text: string, width: number): readonly string[] {
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

/** Lines, extent and leader of one callout. */
export function setCallout(
  part: PlatePart,
  { title, text }: { readonly title: string; readonly text: string },
): SetCallout {
  const lines = breakText(text, room(part, PLATE_SIZE.width))
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
 * A leader arrives level with the middle of the title, or upright from above
 * or below the words, whichever its last corner is set for.
 */
function leader({ dot, elbow, label, anchor = 'start' }: PlatePart, box: Box, titled: number) {
  const corner = elbow ?? dot
  const middle = label.y - MID_TITLE
  const titleLeft = label.x - { start: 0, middle: titled / 2, end: titled }[anchor]
  const end =
    Math.abs(corner.y - middle) < 2
      ? { x: corner.x < titleLeft ? titleLeft - GAP : titleLeft + titled + GAP, y: corner.y }
      : { x: corner.x, y: corner.y > label.y ? box.y + box.height + GAP : box.y - GAP }
  return elbow ? [dot, elbow, end] : [dot, end]
}

/** Where a letter stands on a narrow screen: off its part, on the way that the leader takes. */
export function letterPoint({ dot, elbow, label }: PlatePart, distance: number): Point {
  const middle = label.y - MID_TITLE
  const level = Math.abs(dot.y - middle) < 2
  const next = elbow ?? (level ? { x: label.x, y: dot.y } : { x: dot.x, y: label.y })
  const length = Math.hypot(next.x - dot.x, next.y - dot.y) || 1
  return {
    x: dot.x + ((next.x - dot.x) / length) * distance,
    y: dot.y + ((next.y - dot.y) / length) * distance,
  }
}
