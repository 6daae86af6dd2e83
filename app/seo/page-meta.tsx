import type { LinkHTMLAttributes, MetaHTMLAttributes, ReactElement } from 'react'
import type { PageMeta } from '#copy/types.ts'
import { business } from '#domain/business/business.ts'
import {
  type LocalizedPage,
  localizedPageAt,
  pageInOtherLanguage,
} from '#domain/pages/localized-paths.ts'
import { alternatesOf, LOCALES } from './locales.ts'
import { absolute } from './origin.ts'
import { SOCIAL_IMAGE } from '#art/computed/social/social-image.ts'
import { socialImage } from './social-image.ts'
import { pageGraph, type ShownContent } from '#app/seo/structured-data/graph.ts'

/** A `title`, `meta`, `link` or `script` element of a head. */
export type HeadElement = ReactElement<MetaHTMLAttributes<Element> & LinkHTMLAttributes<Element>>

/** Limits of the meta tags, in UTF-16 units like all lengths here. */
const META_LIMITS = { title: 60, description: 158 } as const
/** Limits of the document. */
const DOCUMENT_LIMITS = { title: 75, description: 160 } as const

const ELLIPSIS = '...'

/** Returns the text, or its beginning and three dots, at most `limit` long; no lone surrogate. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text
  const beginning = text.slice(0, limit - ELLIPSIS.length)
  return beginning.replace(/[\uD800-\uDBFF]$/, '') + ELLIPSIS
}

/**
 * Renders the elements that describe a page in its head.
 *
 * The specification has two pairs of limits. Those of the meta tags apply to every `<meta>` with a title or
 * description: Open Graph, Twitter, and `name="description"`. Those of the page shell apply to its
 * `<title>`, and to name and description in the structured data. `og:title` omits the company's
 * name, which is in `og:site_name`.
 *
 * A listed page gets its canonical address, other languages, image and graph. Any other address is
 * the not-found page and gets none of them; it and pages that are not indexed get noindex.
 * @param path the page's own address, which determines its language
 */
export function pageMeta(
  path: string,
  meta: PageMeta,
  shown: ShownContent = {},
): readonly HeadElement[] {
  const local = localizedPageAt(path)
  const { title, description } = meta
  const name = clip(`${title} | ${business.name}`, DOCUMENT_LIMITS.title)
  const clipped = { title, description: clip(description, META_LIMITS.description) }
  return [
    <title key="title">{name}</title>,
    named('description', clipped.description),
    ...(local?.page.indexed ? [] : [named('robots', 'noindex')]),
    ...(local ? [<link key="canonical" rel="canonical" href={absolute(path)} />] : []),
    ...alternatesOf(path).map(({ hreflang, path: there }) => (
      <link key={hreflang} rel="alternate" hrefLang={hreflang} href={absolute(there)} />
    )),
    ...(local ? sharing(local, clipped) : []),
    ...(local ? [structuredData(local, { name, description }, shown)] : []),
  ]
}

const named = (name: string, content: string): HeadElement => (
  <meta key={name} name={name} content={content} />
)
const property = (name: string, content: string): HeadElement => (
  <meta key={name} property={name} content={content} />
)

/**
 * Returns the Open Graph elements (ogp.me), and those that Twitter does not take from Open Graph.
 */
function sharing(
  { path, language }: LocalizedPage,
  { title, description }: PageMeta,
): readonly HeadElement[] {
  const clipped = clip(title, META_LIMITS.title)
  const other = pageInOtherLanguage(path)
  return [
    property('og:type', 'website'),
    property('og:site_name', business.name),
    property('og:locale', LOCALES[language].openGraph),
    ...(other ? [property('og:locale:alternate', LOCALES[other.language].openGraph)] : []),
    property('og:url', absolute(path)),
    property('og:title', clipped),
    property('og:description', description),
    property('og:image', socialImage(path)),
    property('og:image:type', SOCIAL_IMAGE.type),
    property('og:image:width', String(SOCIAL_IMAGE.width)),
    property('og:image:height', String(SOCIAL_IMAGE.height)),
    property('og:image:alt', `${title}, ${business.name}`),
    named('twitter:image', socialImage(path)),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', clipped),
    named('twitter:description', description),
  ]
}

/** Returns the structured data. */
function structuredData(
  local: LocalizedPage,
  { name, description }: { name: string; description: string },
  shown: ShownContent,
): HeadElement {
  const graph = pageGraph(
    local,
    { name, description: clip(description, DOCUMENT_LIMITS.description) },
    shown,
  )
  const __html = jsonInHtml(graph)
  return <script key="graph" type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />
}

/** Writes JSON for a script element; what could end the element is escaped (RFC 8259, 7). */
const jsonInHtml = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[&<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
