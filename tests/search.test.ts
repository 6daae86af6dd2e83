/** The search over the pages as they are built. */

import { expect, test } from 'vitest'
import type { Language } from '#domain/text/language.ts'
import { localizedPages, localizedPath } from '#domain/pages/localized-paths.ts'
import { servicePath, townPath } from '#domain/pages/pages.ts'
import { MAX_QUERY_LENGTH } from '#domain/pages/search.ts'
import { serviceGroups, servicesOf } from '#domain/services/services.ts'
import { allTowns } from '#domain/places/towns.ts'
import { zipCodesOf } from '#domain/places/zip-codes.ts'
import { createSearch } from '#server/routes/search/search-index.ts'
import type { ServedPage } from '#server/site/site.ts'
import { renderPage } from '#site/render/document.tsx'

const built = (html: string) =>
  ({ ordinary: { representations: { identity: { body: Buffer.from(html) } } } }) as ServedPage

const search = createSearch({
  pages: new Map(localizedPages().map(({ path }) => [path, built(renderPage(path, 'anon'))])),
})

const paths = (query: string, language: Language = 'en') => {
  const { services, towns, pages } = search(query, language)
  return [...services, ...towns, ...pages].map(({ path }) => path)
}

test.each(allTowns())(
  'the name of $name finds its page first, in both languages',
  ({ name, slug }) => {
    for (const language of ['en', 'es'] as const)
      expect(search(name.toUpperCase(), language).towns[0]?.path).toBe(
        localizedPath(townPath(slug), language),
      )
  },
)

test.each(
  serviceGroups().flatMap((group) =>
    servicesOf(group.id).map((service) => ({ ...service, group })),
  ),
)('the label $label finds its page', ({ label, slug, group }) => {
  expect(
    search(label, 'en')
      .services.slice(0, 3)
      .map(({ path }) => path),
  ).toContain(servicePath(group.slug, slug))
})

test('finds a town by its ZIP code', () => {
  for (const { name, slug } of allTowns()) {
    const [zip = ''] = zipCodesOf(name).split(' ')
    if (zip !== '') expect(paths(zip)).toContain(townPath(slug))
  }
})

test('finds pages by what they are called and by what they say', () => {
  expect(paths('privacy')[0]).toBe('/privacy-policy')
  expect(paths('How much does a rekey cost?')).toContain('/pricing')
  expect(paths('scams')).toContain('/guides/locksmith-scams')
})

test('ignores case, accents, plurals and words without meaning', () => {
  expect(paths('KEYS')).toEqual(paths('the key'))
  expect(paths('guías', 'es')).toEqual(paths('Guia', 'es'))
})

test('finds nothing for words on no page, and stays within its language', () => {
  for (const query of ['zeppelin', '!!!', '\u0000', 'x'.repeat(10_000)])
    expect(paths(query)).toEqual([])
  expect(paths('Hoboken', 'es').every((path) => path.startsWith('/es'))).toBe(true)
  expect(paths('Hoboken').some((path) => path.startsWith('/es'))).toBe(false)
})

test('answers the longest query in a few milliseconds', () => {
  const query = 'zzz aaa bbb ccc ddd eee fff ggg hhh iii '.repeat(9).slice(0, MAX_QUERY_LENGTH)
  const begun = performance.now()
  for (let count = 0; count < 20; count++) search(query, 'en')
  expect((performance.now() - begun) / 20).toBeLessThan(100)
})

test('each result has a title and a sentence', () => {
  for (const language of ['en', 'es'] as const)
    for (const { title, text } of Object.values(search('locksmith cerrajero', language)).flat()) {
      expect(title).toMatch(/\p{L}/u)
      expect(title).not.toMatch(/[<>|]|&\w+;/)
      expect(text.length).toBeGreaterThan(40)
    }
})
