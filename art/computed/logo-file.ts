import { business } from '#domain/business/business.ts'
import { siteColors } from '#domain/color/colors.ts'
import { MARK_PATHS } from './mark-paths.ts'
import { type FontOutlines, pathData } from './outlines.ts'

/** Left edge of the text and right edge of the 200 by 48 box, in tenths of a pixel. */
const TEXT_LEFT = 529
const RIGHT = 2000
const HEIGHT = 480
/** Beside the last letter. */
const RIGHT_MARGIN = 32
/** Position of the five pins left of the text. */
const MARK_POSITION = { scale: 9.4, y: 17.4 }

/** Height of a capital, in em. */
const CAPITAL_HEIGHT_EM = { display: 0.735, text: 0.742 }
/** Layout of the shipped name: sizes of both lines, the gap between them, their common center. */
const UPPER_SIZE = 330
const LOWER_SIZE = 130
const GAP = 80
const MIDDLE = 243.5
/** Size of a name of one word. */
const SINGLE_SIZE = 400

interface Line {
  readonly text: string
  readonly size: number
  readonly baseline: number
}

/** Both fonts of the logo. */
export interface LogoFaces {
  readonly display: FontOutlines
  readonly text: FontOutlines
}

/** Returns the size at which a line fits the width. */
function fitted(face: FontOutlines, text: string, maxSize: number): number {
  return Math.min(maxSize, (maxSize * (RIGHT - TEXT_LEFT)) / face.widthOf(text, maxSize))
}

/** Lays out both lines as large as they fit, centered on the mark. */
export function layOutLines(
  [upper, lower]: readonly [string, string],
  { display, text }: LogoFaces,
): readonly [Line] | readonly [Line, Line] {
  if (lower === '') {
    const size = fitted(display, upper, SINGLE_SIZE)
    return [{ text: upper, size, baseline: MIDDLE + (size * CAPITAL_HEIGHT_EM.display) / 2 }]
  }
  const sizes = [fitted(display, upper, UPPER_SIZE), fitted(text, lower, LOWER_SIZE)] as const
  const gap = (GAP * sizes[0]) / UPPER_SIZE
  const height = sizes[0] * CAPITAL_HEIGHT_EM.display + gap + sizes[1] * CAPITAL_HEIGHT_EM.text
  const first = MIDDLE - height / 2 + sizes[0] * CAPITAL_HEIGHT_EM.display
  return [
    { text: upper, size: sizes[0], baseline: first },
    { text: lower, size: sizes[1], baseline: MIDDLE + height / 2 },
  ]
}

/** Returns the upper or lower halves of the five pins as path data. */
const halfPins = (which: 'upper' | 'lower'): string =>
  MARK_PATHS.map((pin) => `${pin[which]}z`).join('')

/** Returns the five pins on a dark square. */
export const pinsIcon = (): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5.5 -2.5 54 54">',
    `<path fill="${siteColors().ink}" d="M-5.5-2.5h54v54h-54z"/>`,
    `<path fill="${siteColors().card}" d="${halfPins('upper')}"/>`,
    `<path fill="${siteColors().brass}" d="${halfPins('lower')}"/></svg>`,
  ].join('')

/**
 * Returns the logo as one file with two views, for light and dark backgrounds: the mark, and the
 * name in its two lines.
 */
export function logoSvg(faces: LogoFaces): string {
  const { name, nameLines } = business
  const lines = layOutLines(nameLines, faces)
  const drawn = lines.map((line, index) => {
    const face = index === 0 ? faces.display : faces.text
    return {
      width: face.widthOf(line.text, line.size),
      data: pathData(face.outlines(line.text, { x: TEXT_LEFT, ...line })),
    }
  })
  const width =
    Math.round((TEXT_LEFT + Math.max(...drawn.map((line) => line.width)) + RIGHT_MARGIN) / 10) * 10
  const box = (y: number): string => `0 ${y} ${width} ${HEIGHT}`
  const mark = `transform="translate(0 ${MARK_POSITION.y})scale(${MARK_POSITION.scale})"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width / 10}" height="${HEIGHT / 10}" viewBox="${box(0)}">`,
    `<title>${name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`,
    `<view id="on-light" viewBox="${box(0)}"/><view id="on-dark" viewBox="${box(HEIGHT)}"/>`,
    `<g fill="${siteColors().ink}"><g id="words"><path ${mark} d="${halfPins('upper')}"/>`,
    `<path d="${drawn.map(({ data }) => data).join('')}"/></g></g>`,
    `<g fill="${siteColors().brassLo}"><path id="foot" ${mark} d="${halfPins('lower')}"/></g>`,
    `<use href="#words" y="${HEIGHT}" fill="${siteColors().card}"/><use href="#foot" y="${HEIGHT}" fill="${siteColors().brass}"/></svg>`,
  ].join('')
}
