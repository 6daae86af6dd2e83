/**
 * The words of a prerendered page, taken from its HTML without styles or
 * scripts, as a search engine, a translator or a reader's copy sees them.
 * The markup is React's own, so that a few patterns read it whole.
 */
export interface PageText {
  /** In the order of the page. */
  readonly headings: readonly Heading[]
  /** The first paragraph after the h1. */
  readonly lead: string
  /** Running text outside the form: what ends as a sentence does. */
  readonly sentences: readonly string[]
  /** Words of two elements that stand in one line with nothing between them. */
  readonly glued: readonly string[]
  /** Addresses that the whole document links to, those of the frame included. */
  readonly links: readonly string[]
}

export interface Heading {
  readonly level: 1 | 2 | 3
  readonly text: string
}

/** Elements that a browser sets in a line, whatever the stylesheet says. */
const INLINE = /^(?:a|abbr|b|button|em|i|label|small|span|strong|text|tspan|u)$/

/** What is drawn or chosen and not read. */
const UNREAD = /<(script|style|select|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  nbsp: ' ',
}

const decode = (html: string): string =>
  html
    .replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replaceAll('\u00a0', ' ')

const flat = (html: string): string =>
  decode(html.replaceAll(/<[^>]+>/g, ''))
    .replaceAll(/\s+/g, ' ')
    .trim()

/** @param html a whole document with one `main` */
export function pageText(html: string): PageText {
  const main = (/<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? '').replaceAll(UNREAD, '')
  const prose = main.replaceAll(/<(form|svg|nav)\b[\s\S]*?<\/\1>/g, ' ')
  return {
    headings: [...main.matchAll(/<h([123])[\s>][\s\S]*?<\/h\1>/g)].map(([whole, level]) => ({
      level: Number(level) as Heading['level'],
      text: flat(whole),
    })),
    lead: leadOf(prose),
    sentences: lines(prose).filter((line) => /[.?!]["”’]?$/.test(line)),
    // Words in a drawing have places of their own; its description is read instead.
    glued: gluedWords(main.replaceAll(/<svg\b[\s\S]*?<\/svg>/g, '')),
    links: [...html.replaceAll(UNREAD, '').matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(
      ([, href = '']) => decode(href),
    ),
  }
}

function leadOf(prose: string): string {
  const afterHeading = prose.slice(prose.indexOf('</h1>'))
  const paragraphs = [...afterHeading.matchAll(/<p[\s>][\s\S]*?<\/p>/g)].map(([p]) => flat(p))
  return paragraphs.find((text) => text.endsWith('.')) ?? ''
}

/** What stands in one line each where no stylesheet says otherwise. */
function lines(html: string): readonly string[] {
  return html
    .replaceAll(/<\/?(\w+)[^>]*>/g, (tag, name: string) => (INLINE.test(name) ? '' : '\n'))
    .split('\n')
    .map(flat)
    .filter((line) => line !== '')
}

/** Two texts with only inline tags between them, of which neither brings a space or a sign. */
function gluedWords(html: string): readonly string[] {
  return [...html.matchAll(/([^<>]*)((?:<\/?\w+[^>]*>)+)(?=([^<>]+))/g)].flatMap(
    ([, before = '', tags = '', after = '']) => {
      const inline = [...tags.matchAll(/<\/?(\w+)/g)].every(([, name = '']) => INLINE.test(name))
      const [left, right] = [decode(before), decode(after)]
      return inline && /[\p{L}\p{N}.?!]$/u.test(left) && /^[\p{L}\p{N}]/u.test(right)
        ? [`${left.slice(-20)}|${right.slice(0, 20)}`]
        : []
    },
  )
}
