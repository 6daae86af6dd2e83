import { tenth } from './svg.ts'

interface Glyph {
  readonly width: number
  /**
   * Outline in relative commands after the first, 50 high, drawn clockwise with holes the other
   * way.
   */
  readonly outline: string
}

/**
 * Condensed block alphabet for signs in drawings, because files in `<img>` cannot use the page's
 * fonts. Contains only the characters of the signs.
 */
const GLYPHS: Readonly<Record<string, Glyph>> = {
  A: { width: 21, outline: 'm7 0h7l7 50h-7l-1-9h-5l-1 9h-7zm3.5 16l-1.7 19h3.4z' },
  B: {
    width: 20,
    outline:
      'm0 0h9q10 0 10 11v2q0 8-4 10 5 2 5 11v4q0 12-10 12h-10zm7 6v14h2q3 0 3-5v-4q0-5-3-5zm0 20v18h2q4 0 4-5v-8q0-5-4-5z',
  },
  E: { width: 16, outline: 'm0 0h16v6h-9v15h8v6h-8v17h9v6h-16z' },
  G: {
    width: 20,
    outline:
      'm20 20h-7v-9q0-5-3-5t-3 5v28q0 5 3 5t3-5v-9h-4v-6h11v26h-4l-1-4q-2 4-6 4-9 0-9-12v-26q0-12 10-12t10 12z',
  },
  I: { width: 7, outline: 'm0 0h7v50h-7z' },
  K: { width: 21, outline: 'm0 0h7v19l7-19h7l-8 21 8 29h-7.5l-5-20-1.5 4v16h-7z' },
  L: { width: 15, outline: 'm0 0h7v44h8v6h-15z' },
  N: { width: 20, outline: 'm0 0h7l7 29v-29h6v50h-6.5l-7.5-31v31h-6z' },
  R: {
    width: 20,
    outline: 'm0 0h9q10 0 10 12v3q0 8-5 10l6 25h-7l-5-22h-1v22h-7zm7 6v16h2q3 0 3-5v-6q0-5-3-5z',
  },
  T: { width: 19, outline: 'm0 0h19v6h-6v44h-7v-44h-6z' },
  U: { width: 20, outline: 'm0 0h7v39q0 5 3 5t3-5v-39h7v39q0 11-10 11t-10-11z' },
  X: { width: 20, outline: 'm0 0h7l3 15 3-15h7l-6 25 6 25h-7l-3-15-3 15h-7l6-25z' },
  Y: { width: 21, outline: 'm0 0h7l3.5 18 3.5-18h7l-7 29v21h-7v-21z' },
  '0': {
    width: 20,
    outline: 'm0 12q0-12 10-12t10 12v26q0 12-10 12t-10-12zm7-1v28q0 5 3 5t3-5v-28q0-5-3-5t-3 5z',
  },
  '1': { width: 10, outline: 'm4 0h6v50h-7v-39h-3v-5q4-1 4-6z' },
  '2': {
    width: 20,
    outline: 'm0 17v-5q0-12 10-12t10 12q0 7-4 15l-8 17h11v6h-19v-6l9-19q4-8 4-13 0-6-3-6t-3 6v5z',
  },
  '4': { width: 22, outline: 'm10 0h8v32h4v6h-4v12h-7v-12h-11v-6zm1 12l-5 20h5z' },
  ' ': { width: 7, outline: '' },
}

/** Height of a capital in the units of the outlines. */
const CAP_HEIGHT = 50

export interface Sign {
  readonly x: number
  readonly y: number
  readonly height: number
  /** Space between letters as a share of their height. */
  readonly tracking?: number
  /** Thickens the strokes by this share of the height, for small signs. */
  readonly bold?: number
  readonly color: string
}

/**
 * Returns a centered word as one path.
 * @throws RangeError for a character that is not in the alphabet
 */
export function lettering(
  word: string,
  { x, y, height, tracking = 0.08, bold = 0, color }: Sign,
): string {
  let data = ''
  let end = 0
  for (const character of word) {
    const glyph = GLYPHS[character]
    if (!glyph) throw new RangeError(`No letter is drawn for '${character}'`)
    if (glyph.outline) data += `M${tenth(end)} 0${glyph.outline}`
    end += glyph.width + tracking * CAP_HEIGHT
  }
  const scale = height / CAP_HEIGHT
  const left = x - ((end - tracking * CAP_HEIGHT) * scale) / 2
  const pen = bold
    ? `stroke="${color}" stroke-width="${tenth(bold * CAP_HEIGHT)}"`
    : 'stroke="none"'
  return `<path fill="${color}" ${pen} transform="translate(${tenth(left)} ${tenth(y)})scale(${Math.round(scale * 1000) / 1000})" d="${data}"/>`
}
