import { propertyName } from '#domain/palette.ts'
import { TOKENS } from './tokens.ts'

const COLORS = new Map(Object.entries(TOKENS).map(([name, hex]) => [propertyName(name), hex]))

/**
 * What a visitor gets of an .svg file that was drawn by hand: no comments and
 * no indentation, `var(--brass)` as the token's own color, since an `<img>`
 * knows nothing of the page's properties.
 *
 * @param source text of the file
 * @param name of the file, for the error
 * @throws when a color is named that is no token
 */
export function drawnFile(source: string, name: string): string {
  return source
    .replace(/<!--[^]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .trim()
    .replace(/var\(--([\w-]+)\)/g, (_, color: string) => {
      const hex = COLORS.get(color)
      if (hex === undefined) throw new Error(`${name}: no color is called --${color}`)
      return hex
    })
}

/** Gives what a visitor gets of a file below this folder, by its path from here; null where there is none. */
export type DrawnFiles = (file: string) => string | null

/**
 * The shapes of a drawing without the element around them, to stand in another.
 * @throws for what nobody drew
 */
export function shapesOf(svg: string | null): string {
  if (svg === null) throw new Error('a drawing is made of one that is not there')
  return svg.replace(/^<svg [^>]*>/, '').replace(/<\/svg>$/, '')
}
