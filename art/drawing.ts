import { perFacts } from '#domain/business/per-facts.ts'
import { paint } from '#domain/color/paint.ts'

/** The .svg files of this folder, which are in the delivered colors and open in any editor. */
const FILES = import.meta.glob<string>('./**/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Drawings in the colors of the business, by their names. */
const painted = perFacts(() => new Map<string, string>())

/**
 * Returns an .svg file in the colors of the business, without comments and indentation; `null` if
 * there is none of this name.
 * @param name path from this folder without its ending, such as `scenes/van`
 */
export function svgOrNull(name: string): string | null {
  const source = FILES[`./${name}.svg`]
  if (source === undefined) return null
  const known = painted().get(name)
  if (known !== undefined) return known
  const svg = paint(
    source
      .replace(/<!--[^]*?-->/g, '')
      .replace(/>\s+</g, '><')
      .trim(),
  )
  painted().set(name, svg)
  return svg
}

/**
 * Returns an .svg file in the colors of the business.
 * @throws if there is none of this name
 */
export function svgOf(name: string): string {
  const svg = svgOrNull(name)
  if (svg === null) throw new Error(`art/${name}.svg is missing`)
  return svg
}

/** Returns the shapes of an SVG without its svg element, for use in another. */
export const shapesOf = (svg: string): string =>
  svg.replace(/^<svg [^>]*>/, '').replace(/<\/svg>$/, '')
