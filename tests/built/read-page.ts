import { HtmlValidate, type HtmlElement, Parser } from 'html-validate'

/** A page as in its HTML, before any script. */
export interface BuiltPage {
  readonly path: string
  /** Status of the HTTP response. */
  readonly status: number
  readonly html: string
  readonly language: string
  readonly title: string
  /** Metadata by `name` or `property`; of several the last. */
  readonly metas: Readonly<Record<string, string>>
  readonly canonical: string | null
  /** Texts of the `h1` elements. */
  readonly headings: readonly string[]
  /** Number of words in `main`, without the form and collapsed parts. */
  readonly words: number
  readonly crumbs: readonly string[]
  /** Nodes of the page's structured data. */
  readonly graph: readonly Record<string, unknown>[]
  /** Texts of at least 40 characters, without the form, links, reviews and the owner’s facts. */
  readonly paragraphs: readonly string[]
  readonly links: readonly string[]
  readonly ids: readonly string[]
  /** Addresses of images, icons, styles and scripts. */
  readonly files: readonly string[]
  /** Addresses of stylesheets and scripts that delay the first paint. */
  readonly blocking: readonly string[]
}

const config = await new HtmlValidate({ root: true }).getConfigFor('page.html')

/** Entities that React writes for markup characters. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

const decode = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)

const textOf = (element: HtmlElement): string =>
  decode(element.textContent).replace(/\s+/g, ' ').trim()

/** Returns whether an element is inside one that matches. */
const isInside = (element: HtmlElement, selector: string): boolean =>
  selector.split(', ').some((each) => element.closest(each) !== null)

/** Parses the HTML of a page. */
export function readPage(path: string, status: number, html: string): BuiltPage {
  const root = new Parser(config).parseHtml(html)
  const all = (selector: string): HtmlElement[] => root.querySelectorAll(selector)
  const attribute = (element: HtmlElement, name: string): string =>
    decode(element.getAttributeValue(name) ?? '')
  const attributes = (selector: string, name: string): string[] =>
    all(selector).map((element) => attribute(element, name))
  const texts = all('main p, main li, main dd, main h2, main h3, main dt')
    .filter((element) => !isInside(element, 'form, details'))
    .map(textOf)
  return {
    path,
    status,
    html,
    language: attributes('html', 'lang')[0] ?? '',
    title: all('title').map(textOf)[0] ?? '',
    metas: Object.fromEntries(
      all('meta[content]').map((meta) => [
        attribute(meta, 'name') || attribute(meta, 'property'),
        attribute(meta, 'content'),
      ]),
    ),
    canonical: attributes('link[rel="canonical"]', 'href')[0] ?? null,
    headings: all('h1').map(textOf),
    words: texts.join(' ').split(' ').length,
    crumbs: all('nav .crumbs li').map(textOf),
    graph: all('script[type="application/ld+json"]').flatMap((script) => {
      const { '@graph': nodes } = JSON.parse(script.textContent) as { '@graph': never[] }
      return nodes
    }),
    paragraphs: all('main p, main li, main dd')
      .filter(
        (element) =>
          !isInside(
            element,
            'form, a, .review-rail, .answers, .price-lines, .price-tag, .id-tags',
          ) && element.querySelector('a') === null,
      )
      .map(textOf)
      .filter((text) => text.length >= 40),
    links: attributes('a[href]', 'href'),
    ids: attributes('[id]', 'id'),
    files: [
      ...attributes('img[src], script[src]', 'src'),
      ...attributes('source[srcset]', 'srcset'),
      ...attributes(
        'link[rel="icon"], link[rel="apple-touch-icon"], link[rel="stylesheet"], link[rel="modulepreload"]',
        'href',
      ),
    ],
    blocking: [
      ...all('link[rel="stylesheet"]')
        .filter((link) => !isInside(link, 'noscript'))
        .map((link) => attribute(link, 'href')),
      ...attributes('head script[src]', 'src'),
    ],
  }
}
