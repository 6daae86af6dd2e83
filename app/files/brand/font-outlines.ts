import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { decompress } from 'wawoff2'
import type { LogoFaces } from '#art/computed/logo-file.ts'
import type { FontOutlines, Stroke } from '#art/computed/outlines.ts'

/** The used part of the package, which has no types and is CommonJS. */
interface Font {
  readonly variation: { set(axes: Readonly<Record<string, number>>): void }
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

/** Letter spacing in em, as in the headings (app/styles/base.css). */
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

async function loadFontOutlines(face: keyof typeof FACES): Promise<FontOutlines> {
  const { file, axes, letterSpacing } = FACES[face]
  const woff2 = fileURLToPath(import.meta.resolve(`@fontsource-variable/${file}`))
  const { buffer, byteOffset, byteLength } = await decompress(await readFile(woff2))
  const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer)
  if (axes !== null) font.variation.set(axes)
  return {
    widthOf(text, size) {
      const { x1, x2 } = font.getPath(text, 0, 0, size, { letterSpacing }).getBoundingBox()
      return x2 - x1
    },
    outlines(text, { x, baseline, size }) {
      const { x1 } = font.getPath(text, 0, 0, size, { letterSpacing }).getBoundingBox()
      return font.getPath(text, x - x1, baseline, size, { letterSpacing }).commands
    },
  }
}

let logoFaces: Promise<LogoFaces> | undefined

/** Loads the faces of the logo once. */
export const loadLogoFaces = (): Promise<LogoFaces> => (logoFaces ??= readLogoFaces())

/** One after the other: wawoff2 gives a view of its memory, which the next call overwrites. */
async function readLogoFaces(): Promise<LogoFaces> {
  const display = await loadFontOutlines('display')
  return { display, text: await loadFontOutlines('text') }
}
