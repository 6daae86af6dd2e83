import { blade } from '../blade.ts'
import { bladeStart, type Key, keyOutline } from '../key-outline.ts'
import { lettering } from '../letters.ts'
import { circlePath, fill, rect, stroke, svgFile } from '../svg.ts'
import { tokens } from '../tokens.ts'
import type { Box } from '../shapes.ts'

/** Right of x 300 is only the blade; a narrow screen may crop the rest. */
export const NOT_FOUND_KEY: Box = { x: 0, y: 0, width: 1078, height: 454 }

/** The page's code: two cuts of depth 4, and depth 0 between them. */
const CODE = [
  { digit: '4', x: 530, depth: 95.6 },
  { digit: '0', x: 690, depth: 0 },
  { digit: '4', x: 850, depth: 95.6 },
] as const

const KEY: Key = {
  bow: { x: 170, y: 283, r: 170 },
  top: 198.4,
  bottom: 367.6,
  shoulder: 1010,
  tip: [1076.6, 283],
  heel: 1020.4,
  cuts: CODE.map(({ x, depth }) => ({ x, depth })),
  shape: { flat: 26.4, slope: 1.5 },
}

export function notFoundKey(): string {
  const { bottom, shape, shoulder, top } = KEY
  const { lit, shaded } = blade(
    KEY.cuts,
    shape,
    { from: bladeStart(KEY, top), to: shoulder, top, bottom },
    6,
  )
  const leaders = CODE.map(({ x, depth }) => `M${x} 100V${Math.round(top + depth - 7)}`).join('')
  return svgFile(
    NOT_FOUND_KEY,
    [
      fill('brass', keyOutline(KEY) + circlePath(106, 283, 46)),
      stroke('brassMid', 6, circlePath(106, 283, 54)),
      fill('brassHi', lit),
      fill('brassMid', shaded),
      rect('brassMid', 330, 340, 670, 9.6),
      rect('brassLo', 330, 340, 670, 3.6),
      stroke('ink4', 2, leaders, 'stroke-dasharray="6 4"'),
      ...CODE.map(({ digit, x }) => lettering(digit, { x, y: 0, height: 72, color: tokens().ink })),
    ].join(''),
  )
}
