import type { ReactElement } from 'react'
import type { PageMeta } from '#copy/types.ts'
import { business } from '#domain/business.ts'
import {
  type LocalizedPage,
  pageInOtherLanguage,
  localizedPageAt,
} from '#domain/localized-paths.ts'
import { alternatesOf, LOCALES } from './locales.ts'
import { absolute } from './origin.ts'
import { plainText } from './plain-text.ts'
import { SOCIAL_IMAGE, socialImage } from './social-image.ts'
import { pageGraph, type Shown } from './structured-data/graph.ts'

/** A `title`, `meta`, `link` or `script` element of a head. */
export type HeadElement = ReactElement<{
  readonly children?: string
  readonly name?: string
  readonly property?: string
  readonly content?: string
  readonly rel?: string
  readonly href?: string
  readonly hrefLang?: string
  readonly dangerouslySetInnerHTML?: { readonly __html: string }
}>

/** The limits of the meta tags, in UTF-16 units like every length here. */
const META = { title: 60, description: 158 } as const
/** The limits of the page shell. */
const SHELL = { title: 75, description: 160 } as const

const ELLIPSIS = '...'

/** The text, or its beginning and three dots, never longer than `limit`. Half a character is left out. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text
  const beginning = text.slice(0, limit - ELLIPSIS.length)
  return beginning.replace(/[\uD800-\uDBFF]$/, '') + ELLIPSIS
}

/**
 * Everything in the head of a page that says what the page is.
 *
 * R80 names two pairs of limits. Those of the meta tags bind every `<meta>`
 * that holds a title or a description: Open Graph, Twitter, and
 * `name="description"`. Those of the page shell bind what the document says of
 * itself: its `<title>`, and name and description in the structured data.
 * `og:title` goes without the company's name, which stands in `og:site_name`.
 *
 * A page of the list gets canonical address, its other languages,
 * picture and graph; any other address is the not-found page and gets none, and
 * neither it nor a page that is not indexed may enter an index.
 * @param path the page's own address, which says its language
 */
export function pageMeta(path: string, meta: PageMeta, shown: Shown = {}): readonly HeadElement[] {
  const local = localizedPageAt(path)
  const title = plainText(meta.title)
  const description = plainText(meta.description)
  const name = clip(`${title} | ${business.name}`, SHELL.title)
  const clipped = { title, description: clip(description, META.description) }
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

/** Returns the Open Graph elements (ogp.me), and those that Twitter does not take from Open Graph. */
function sharing(
  { path, language }: LocalizedPage,
  { title, description }: PageMeta,
): readonly HeadElement[] {
  const clipped = clip(title, META.title)
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

/** Returns the structured data. Characters that could end the script element are escaped, as JSON allows (RFC 8259, 7). */
function structuredData(
  local: LocalizedPage,
  { name, description }: { name: string; description: string },
  shown: Shown,
): HeadElement {
  const graph = pageGraph(local, { name, description: clip(description, SHELL.description) }, shown)
  const json = JSON.stringify(graph).replace(
    /[&<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return (
    <script key="graph" type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  )
}
