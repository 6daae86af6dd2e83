import { pageCode } from './key-profile.ts'
import { blade } from './blade.ts'
import { bladeStart, type Key, keyOutline } from './key-outline.ts'
import { circlePath, fill, rect, stroke } from './svg.ts'
import type { Box } from './shapes.ts'

export const PAGE_KEY: Box = { x: 0, y: 0, width: 620, height: 200 }

const PITCH = 60
const STEP = 7.4
const BLANK: Key = {
  bow: { x: 100, y: 100, r: 100 },
  top: 50,
  bottom: 150,
  shoulder: 580,
  tip: [620, 104],
  heel: 588,
  cuts: [],
  shape: { flat: 8, slope: 2.1 },
}

/** Draws a page's key with its own six depths: shapes for the inside of an SVG. */
export function pageKey(path: string): string {
  const cuts = pageCode(path).map((depth, index) => ({
    x: 252 + index * PITCH,
    depth: depth * STEP,
  }))
  const key = { ...BLANK, cuts }
  const { bottom, shape, shoulder, top } = key
  const { lit, shaded } = blade(
    cuts,
    shape,
    { from: bladeStart(key, top), to: shoulder, top, bottom },
    5,
  )
  return [
    fill('brass', keyOutline(key) + circlePath(62, 100, 28)),
    stroke('brassMid', 6, circlePath(62, 100, 34)),
    fill('brassHi', lit),
    fill('brassMid', shaded),
    rect('brassMid', 196, 128, 396, 8),
    rect('brassLo', 196, 128, 394, 3),
  ].join('')
}
