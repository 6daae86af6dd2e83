import { describe, expect, test } from 'vitest'
import { render } from '#app/render.tsx'
import { SAMPLE_WORLD } from '#app/sample-world.fixture.ts'
import { documentAt } from '#content/documents.ts'
import type { FrontOf } from '#content/kinds.ts'
import { copyIn } from '#copy/loader/languages.ts'
import type { Language } from '#domain/text/language.ts'
import { business } from '#domain/business/business.ts'
import { localizedPages, localizedPageAt } from '#domain/pages/localized-paths.ts'

const SPANISH = localizedPages().filter(({ language }) => language === 'es')

/** Returns the body of a page. */
const bodyOf = (address: string): string =>
  render(address, SAMPLE_WORLD).html.replace(/^.*<body>/s, '')

/** Returns every text of a value that has at least a few words and is no key or address. */
function sentences(value: unknown): readonly string[] {
  if (typeof value === 'string') return /^[^/]\S*(?: \S+){2}/.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(sentences)
}

/** Returns the sentences of the shared copy and of every page in a language. */
const sentencesIn = (language: Language): readonly string[] => [
  ...sentences(copyIn(language)),
  ...localizedPages()
    .filter((local) => local.language === 'en' && local.page.path !== '/thank-you')
    .flatMap(({ page }) => {
      const { front, blocks, lead } = documentAt(page.path, language)
      return sentences([front, lead, blocks.map(({ heading, nodes }) => [heading, nodes])])
    }),
]

const ofSpanish = new Set(sentencesIn('es'))
/**
 * English texts that differ from the Spanish ones; texts with placeholders are left out, because
 * pages have them filled in, and so are lists of stored values, whose names are never translated.
 */
const ENGLISH = [...new Set(sentencesIn('en'))].filter(
  (text) => !ofSpanish.has(text) && !text.includes('{') && !/^\w+(?:, \w+)+$/.test(text),
)

const text = (html: string): string =>
  html
    .replaceAll(/<p lang="en">.*?<\/p>/g, '')
    // Stored values are English.
    .replaceAll(/ value="[^"]*"/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

describe.each(SPANISH)('$path', ({ path, page }) => {
  const html = bodyOf(path)

  test('contains no sentence of the English copy', () => {
    const shown = text(html)
    expect(ENGLISH.length).toBeGreaterThan(1000)
    expect(ENGLISH.filter((sentence) => shown.includes(sentence))).toEqual([])
  })

  test('links to Spanish pages, and to its English page in the top bar and the footer, and where the English text is binding', () => {
    const links = [...html.matchAll(/<a\s([^>]*)>/g)].map(([, attributes = '']) => ({
      href: /href="([^"]*)"/.exec(attributes)?.[1] ?? '',
      isSwitch: attributes.includes('hrefLang="en-US"') || attributes.includes('hreflang="en-US"'),
    }))
    const inside = links.filter(({ href }) => href.startsWith('/'))
    const english = inside.filter(
      ({ href }) => localizedPageAt(href.replace(/[?#].*$/, ''))?.language === 'en',
    )
    expect(english.filter(({ isSwitch }) => !isSwitch)).toEqual([])
    const isLegal = page.path === '/privacy-policy' || page.path === '/terms-conditions'
    expect(english.map(({ href }) => href)).toEqual(
      Array.from({ length: isLegal ? 3 : 2 }, () => page.path),
    )
    expect(html.match(/<a [^>]* lang="en-US" class="language-link">/g)).toHaveLength(2)
    expect(html).toContain(business.phones.default)
  })
})

test('a review with a Spanish text is shown in Spanish, another in its own language', () => {
  const html = bodyOf('/es/resenas')
  for (const { text } of business.reviews)
    if (typeof text === 'string') expect(html).toContain(`<p lang="en">${text}</p>`)
    else {
      expect(html).toContain(`<p>${text.es}</p>`)
      expect(html).not.toContain(text.en)
    }
})

test('the not-found page below /es is Spanish', () => {
  expect(bodyOf('/es/404')).toContain(documentAt<FrontOf<'/404'>>('/404', 'es').front.returnHome)
})
