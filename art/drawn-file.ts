import { perFacts } from '#domain/business/per-facts.ts'
import { propertyName } from '#domain/color/palette.ts'
import { tokens } from './tokens.ts'

const drawingColors = perFacts(
  () => new Map(Object.entries(tokens()).map(([name, hex]) => [propertyName(name), hex])),
)

/**
 * Converts a hand-drawn .svg file for shipping: removes comments and indentation, and replaces
 * `var(--brass)` by the token's color, because an `<img>` cannot read the page's properties.
 * @param source text of the file
 * @param name name of the file, for the error
 * @throws if a color is no token
 */
export function drawnFile(source: string, name: string): string {
  return source
    .replace(/<!--[^]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .trim()
    .replace(/var\(--([\w-]+)\)/g, (_, color: string) => {
      const hex = drawingColors().get(color)
      if (hex === undefined) throw new Error(`${name}: no color is called --${color}`)
      return hex
    })
}

/**
 * Returns the shipped text of a file below this folder, by its path from here; `null` if there is
 * none.
 */
export type DrawnFiles = (file: string) => string | null

/**
 * Returns the shapes of a drawing without its svg element, for use in another.
 * @throws if the drawing does not exist
 */
export function shapesOf(svg: string | null): string {
  if (svg === null) throw new Error('a drawing is made of one that is not there')
  return svg.replace(/^<svg [^>]*>/, '').replace(/<\/svg>$/, '')
}
