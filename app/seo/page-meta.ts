import type { MetaDescriptor } from 'react-router'
import type { PageMeta } from '#app/content/types.ts'
import { business } from '#domain/business.ts'
import { type LocalPage, otherLanguage, pageIn } from '#domain/local-paths.ts'
import { alternatesOf, LOCALES } from './locales.ts'
import { absolute } from './origin.ts'
import { plainText } from './plain-text.ts'
import { SOCIAL_IMAGE, socialImage } from './social-image.ts'
import { pageGraph, type Shown } from './structured-data/graph.ts'

/** R80: the limits of the meta tags, in UTF-16 units like every length here. */
const META = { title: 60, description: 158 } as const
/** R80: the limits of the page shell. */
const SHELL = { title: 75, description: 160 } as const

const ELLIPSIS = '...'

/** The text, or its beginning and three dots, never longer than `limit` (R80). Half a character is left out. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text
  const beginning = text.slice(0, limit - ELLIPSIS.length)
  return beginning.replace(/[\uD800-\uDBFF]$/, '') + ELLIPSIS
}

/**
 * Everything in the head of a page that says what the page is (R80, R81).
 *
 * R80 names two pairs of limits. Those of the meta tags bind every `<meta>`
 * that holds a title or a description: Open Graph, Twitter, and
 * `name="description"`. Those of the page shell bind what the document says of
 * itself: its `<title>`, and name and description in the structured data.
 * `og:title` goes without the company's name, which stands in `og:site_name`.
 *
 * A page of the list gets canonical address, its other languages (R151),
 * picture and graph; any other address is the not-found page and gets none, and
 * neither it nor a page that is not indexed may enter an index.
 * @param path the page's own address, which says its language
 */
export function pageMeta(path: string, meta: PageMeta, shown: Shown = {}): MetaDescriptor[] {
  const local = pageIn(path)
  const title = plainText(meta.title)
  const description = plainText(meta.description)
  const name = clip(`${title} | ${business.name}`, SHELL.title)
  return [
    { title: name },
    { name: 'description', content: clip(description, META.description) },
    ...(local?.page.indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...(local ? [{ tagName: 'link', rel: 'canonical', href: absolute(path) }] : []),
    ...alternatesOf(path).map(({ hreflang, path: there }): MetaDescriptor => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: hreflang,
      href: absolute(there),
    })),
    ...(local ? sharing(local, { title, description: clip(description, META.description) }) : []),
    ...(local ? [structuredData(local, { name, description }, shown)] : []),
  ]
}

/** Open Graph (ogp.me) and the tags that Twitter does not take from it. */
function sharing(
  { path, language }: LocalPage,
  { title, description }: PageMeta,
): MetaDescriptor[] {
  const clipped = clip(title, META.title)
  const other = otherLanguage(path)
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: business.name },
    { property: 'og:locale', content: LOCALES[language].openGraph },
    ...(other
      ? [{ property: 'og:locale:alternate', content: LOCALES[other.language].openGraph }]
      : []),
    { property: 'og:url', content: absolute(path) },
    { property: 'og:title', content: clipped },
    { property: 'og:description', content: description },
    ...picture(socialImage(path), `${title}, ${business.name}`),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: clipped },
    { name: 'twitter:description', content: description },
  ]
}

function picture(address: string, alt: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: address },
    { property: 'og:image:type', content: SOCIAL_IMAGE.type },
    { property: 'og:image:width', content: String(SOCIAL_IMAGE.width) },
    { property: 'og:image:height', content: String(SOCIAL_IMAGE.height) },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:image', content: address },
  ]
}

function structuredData(
  local: LocalPage,
  { name, description }: { name: string; description: string },
  shown: Shown,
): MetaDescriptor {
  const graph = pageGraph(local, { name, description: clip(description, SHELL.description) }, shown)
  // The router types plain JSON, which the graph is, but for its readonly lists.
  return { 'script:ld+json': graph as unknown as Record<string, never> }
}
