import { arialWidth } from './arial-widths.ts'
import { loadFontOutlines } from './brand/font-outlines.ts'

/** The display font's own ascent and descent, in em. */
const ASCENT = 0.968
const DESCENT = 0.233

/**
 * Slightly wider than the heading in its own font: the font's arrival must neither change its line
 * breaks nor cause a larger paint.
 */
const WIDTH_FACTOR = 1.004

/** Any size works, because only the ratio counts; at 1 the library rounds. */
const SIZE = 1000

/** The first local font that exists is used. */
const SOURCES = ['Arial', 'Liberation Sans', 'Roboto']

export type HeadingFallback = (html: string) => string

/**
 * Gives each page a fallback of the display font with the width of the page's own heading. One size
 * for all pages shifted the content below the heading on every sixth page, because letter widths
 * differ between fonts.
 * @returns creates the `@font-face` of a page (see --font-display in site/site.css)
 */
export async function headingFallback(): Promise<HeadingFallback> {
  const { advanceOf } = await loadFontOutlines('display')
  return (html) => {
    const heading = headingOf(html)
    const size = (advanceOf(heading, SIZE) / arialWidth(heading, SIZE)) * WIDTH_FACTOR
    const percent = (value: number) => `${(value * 100).toFixed(1)}%`
    const sources = SOURCES.map((name) => `local(${name})`).join()
    return `@font-face{font-family:Heading Fallback;src:${sources};size-adjust:${percent(size)};ascent-override:${percent(ASCENT / size)};descent-override:${percent(DESCENT / size)};line-gap-override:0%}`
  }
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' }

/** Returns the visible text of the page's h1. */
function headingOf(html: string): string {
  const inside = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]
  if (inside === undefined) throw new Error('a page without a heading')
  return (
    inside
      .replaceAll(/<span class="sr-only">[^<]*<\/span>/g, '')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? ' ')
      // A no-break space has the same width.
      .replaceAll('\u00a0', ' ')
  )
}
