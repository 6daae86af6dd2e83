/** What the search reads of a built page. */
interface DocumentTexts {
  readonly title: string
  readonly description: string
  /** The h1. */
  readonly heading: string
  /** Every other heading. */
  readonly headings: readonly string[]
  /** All text of the main element. */
  readonly text: string
}

/** Reads the texts of a page that the build has made, so its markup is known. */
export function readDocument(html: string): DocumentTexts {
  const description = between(html, '<meta name="description" content="', '"')
  const main = withoutElement(
    withoutElement(between(html, '<main', '</main>'), '<svg', '</svg>'),
    '<script',
    '</script>',
  )
  return {
    title: textOf(between(html, '<title>', '</title>')),
    description: textOf(description),
    heading: textOf(elements(main, 'h1')[0] ?? ''),
    headings: ['h2', 'h3', 'summary'].flatMap((name) => elements(main, name).map(textOf)),
    text: textOf(main),
  }
}

/** Returns what is between two texts; '' where one is missing. */
function between(html: string, start: string, end: string): string {
  const from = html.indexOf(start)
  const to = html.indexOf(end, from + start.length)
  return from === -1 || to === -1 ? '' : html.slice(from + start.length, to)
}

/** Returns the content of each element of a name, with its tags. */
const elements = (html: string, name: string): readonly string[] =>
  html
    .split(`<${name}`)
    .slice(1)
    .map((part) => `<${part.split(`</${name}>`)[0] ?? ''}`)

const withoutElement = (html: string, start: string, end: string): string =>
  html
    .split(start)
    .map((part, index) => (index === 0 ? part : (part.split(end)[1] ?? '')))
    .join(' ')

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
}

/** Returns the text of a piece of markup on one line. */
const textOf = (html: string): string =>
  html
    .split('<')
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('>') + 1)))
    .join(' ')
    .replaceAll(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()
