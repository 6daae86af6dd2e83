import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arialWidth } from './arial-widths.ts'
import { displayFont } from './social/display-font.ts'

/** What is used of the package, which brings no types and is CommonJS. */
interface OpenType {
  parse(file: ArrayBuffer): { getAdvanceWidth(text: string, size: number): number }
}
const require = createRequire(import.meta.url)
const opentype: OpenType = require('opentype.js')

/** The display font's own ascent and descent, in parts of its size. */
const ASCENT = 0.968
const DESCENT = 0.233

/**
 * A little wider than the heading in its own font: the font's arrival must
 * neither break its lines elsewhere nor paint a larger one.
 */
const WIDER = 1.004

/** Any: only the ratio counts; at 1 the library rounds. */
const SIZE = 1000

/** Lines of the first screen stand in the fallback until the font is there; this is for whoever has none of the others. */
const SOURCES = ['Arial', 'Liberation Sans', 'Roboto']

export type HeadingFallback = (html: string) => string

/**
 * Gives each page a fallback of the display font that is as wide as the page's
 * own heading. One size for all pages moved what stands below the heading on
 * every sixth page, because letters differ in width from font to font.
 * @returns makes the `@font-face` of a page (see --font-display in site/site.css)
 */
export async function headingFallback(): Promise<HeadingFallback> {
  const file = await readFile(await displayFont())
  const font = opentype.parse(
    file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer,
  )
  return (html) => {
    const heading = headingOf(html)
    const size = (font.getAdvanceWidth(heading, SIZE) / arialWidth(heading, SIZE)) * WIDER
    const percent = (value: number) => `${(value * 100).toFixed(1)}%`
    const sources = SOURCES.map((name) => `local(${name})`).join()
    return `@font-face{font-family:Heading Fallback;src:${sources};size-adjust:${percent(size)};ascent-override:${percent(ASCENT / size)};descent-override:${percent(DESCENT / size)};line-gap-override:0%}`
  }
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' }

/** Text of the page's h1, as it is seen. */
function headingOf(html: string): string {
  const inside = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]
  if (inside === undefined) throw new Error('a page without a heading')
  return (
    inside
      .replaceAll(/<span class="sr-only">[^<]*<\/span>/g, '')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? ' ')
      // Those that do not break are as wide.
      .replaceAll('\u00a0', ' ')
  )
}
