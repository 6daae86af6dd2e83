import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { decompress } from 'wawoff2'

/** A drawing instruction in the units of the picture; the letters of both fonts use no other. */
export type Stroke =
  | { readonly type: 'M'; readonly x: number; readonly y: number }
  | { readonly type: 'L'; readonly x: number; readonly y: number }
  | {
      readonly type: 'Q'
      readonly x1: number
      readonly y1: number
      readonly x: number
      readonly y: number
    }
  | { readonly type: 'Z' }

/** The used part of the package, which has no types and is CommonJS. */
interface Font {
  readonly variation: { set(axes: Readonly<Record<string, number>>): void }
  charToGlyphIndex(character: string): number
  getAdvanceWidth(text: string, size: number): number
  getPath(
    text: string,
    x: number,
    y: number,
    size: number,
    options: { readonly letterSpacing: number },
  ): {
    readonly commands: readonly Stroke[]
    getBoundingBox(): { readonly x1: number; readonly x2: number }
  }
}
const require = createRequire(import.meta.url)
const opentype: { parse(file: ArrayBuffer): Font } = require('opentype.js')

/** Text in one of the site's fonts, as outlines. */
export interface FontOutlines {
  /** Width with the space beside the first and last letter, without letter spacing. */
  advanceOf(text: string, size: number): number
  /** Width from the left edge of the first letter to the right edge of the last. */
  widthOf(text: string, size: number): number
  /** Returns outlines whose left edge is at `x` and whose letters are on `baseline`. */
  outlines(text: string, at: { x: number; baseline: number; size: number }): readonly Stroke[]
  /** Returns the characters that the font lacks. */
  missing(text: string): readonly string[]
}

/** Letter spacing in em, as in the headings (site/site.css). */
const FACES = {
  display: {
    file: 'league-gothic/files/league-gothic-latin-standard-normal.woff2',
    axes: null,
    letterSpacing: 0.004,
  },
  text: {
    file: 'libre-franklin/files/libre-franklin-latin-wght-normal.woff2',
    axes: { wght: 600 },
    letterSpacing: 0,
  },
} as const

export async function loadFontOutlines(face: keyof typeof FACES): Promise<FontOutlines> {
  const { file, axes, letterSpacing } = FACES[face]
  const woff2 = fileURLToPath(import.meta.resolve(`@fontsource-variable/${file}`))
  const { buffer, byteOffset, byteLength } = await decompress(await readFile(woff2))
  const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer)
  if (axes !== null) font.variation.set(axes)
  return {
    advanceOf: (text, size) => font.getAdvanceWidth(text, size),
    widthOf(text, size) {
      const { x1, x2 } = font.getPath(text, 0, 0, size, { letterSpacing }).getBoundingBox()
      return x2 - x1
    },
    outlines(text, { x, baseline, size }) {
      const { x1 } = font.getPath(text, 0, 0, size, { letterSpacing }).getBoundingBox()
      return font.getPath(text, x - x1, baseline, size, { letterSpacing }).commands
    },
    missing: (text) => [...new Set(text)].filter((each) => font.charToGlyphIndex(each) === 0),
  }
}

/**
 * Formats path data in whole units and relative steps, half as long as absolute ones. Steps are taken between rounded
 * points, so that rounding errors do not add up.
 */
export function pathData(strokes: readonly Stroke[]): string {
  let from = { x: 0, y: 0 }
  let start = from
  const step = (to: { x: number; y: number }): string => {
    const dy = to.y - from.y
    return `${to.x - from.x}${dy < 0 ? '' : ' '}${dy}`
  }
  return strokes
    .map((stroke) => {
      if (stroke.type === 'Z') {
        from = start
        return 'z'
      }
      const to = { x: Math.round(stroke.x), y: Math.round(stroke.y) }
      let data: string
      if (stroke.type === 'M') {
        data = `M${to.x} ${to.y}`
        start = to
      } else if (stroke.type === 'L') data = `l${step(to)}`
      else {
        const handle = step({ x: Math.round(stroke.x1), y: Math.round(stroke.y1) })
        const end = step(to)
        data = `q${handle}${end.startsWith('-') ? '' : ' '}${end}`
      }
      from = to
      return data
    })
    .join('')
}
