import { cutLine, pathData } from '../bitting.ts'
import { blade } from '../blade.ts'
import { bladeStart, type Key, keyOutline } from '../key-outline.ts'
import { circlePath, fill, rect, stroke, svgFile } from '../svg.ts'
import type { Box } from '../shapes.ts'

/** Cuts of the process, one per step. */
const CUTS = [
  { x: 116, depth: 18.4 },
  { x: 159, depth: 9.6 },
  { x: 202, depth: 23.4 },
  { x: 245, depth: 14 },
] as const

/** Shown 290 px wide, four in a row, and 110 px wide on phones. */
export const PROCESS_KEY: Box = { x: 0, y: 0, width: 290, height: 79 }

const BLANK: Key = {
  bow: { x: 39.5, y: 39.5, r: 39.5 },
  top: 17,
  bottom: 59,
  shoulder: 266.4,
  tip: [290, 41],
  heel: 272.4,
  cuts: [],
  shape: { flat: 6, slope: 1.5 },
}

/**
 * Draws the key of a step: `cutsMade` of its four cuts are made, from the left; the others are
 * dashed.
 */
export function processKey(cutsMade: 0 | 1 | 2 | 3 | 4): string {
  const key = { ...BLANK, cuts: CUTS.slice(0, cutsMade) }
  const { bottom, shape, shoulder, top } = key
  const { lit, shaded } = blade(
    key.cuts,
    shape,
    { from: bladeStart(key, top), to: shoulder, top, bottom },
    3.4,
  )
  const toCome = CUTS.slice(cutsMade).map((cut) => {
    const half = shape.flat + cut.depth / shape.slope
    return pathData(cutLine([cut], shape, { from: cut.x - half, to: cut.x + half, top }))
  })
  return svgFile(
    PROCESS_KEY,
    [
      fill('brass', keyOutline(key) + circlePath(25.4, 39.5, 10.8)),
      stroke('brassMid', 3, circlePath(25.4, 39.5, 14.8)),
      fill('brassHi', lit),
      shaded && fill('brassMid', shaded),
      rect('brassMid', 77, 47.4, 196, 6.6),
      rect('brassLo', 77, 47.4, 195, 2),
      toCome.length > 0 && stroke('brassLo', 1.4, toCome.join(''), 'stroke-dasharray="3 2.4"'),
    ]
      .filter(Boolean)
      .join(''),
  )
}
