/** The search over the pages as they are rendered. */

import { expect, test } from 'vitest'
import { render } from '#app/render.tsx'
import { SAMPLE_WORLD } from '#app/sample-world.fixture.ts'
import type { Language } from '#domain/text/language.ts'
import { localizedPath } from '#domain/pages/localized-paths.ts'
import { servicePath, townPath } from '#domain/pages/pages.ts'
import { MAX_QUERY_LENGTH } from '#domain/pages/search.ts'
import { serviceGroups, servicesOf } from '#domain/services/services.ts'
import { allTowns } from '#domain/places/towns.ts'
import { zipCodesOf } from '#domain/places/zip-codes.ts'
import { createSearch } from '#server/site/search/search-index.ts'

const search = createSearch((address) => render(address, SAMPLE_WORLD).html)

const paths = async (query: string, language: Language = 'en') => {
  const { services, towns, pages } = await search(query, language)
  return [...services, ...towns, ...pages].map(({ path }) => path)
}

test.each(allTowns())(
  'the name of $name finds its page first, in both languages',
  async ({ name, slug }) => {
    for (const language of ['en', 'es'] as const) {
      const { towns } = await search(name.toUpperCase(), language)
      expect(towns[0]?.path).toBe(localizedPath(townPath(slug), language))
    }
  },
)

test.each(
  serviceGroups().flatMap((group) =>
    servicesOf(group.id).map((service) => ({ ...service, group })),
  ),
)('the label $label finds its page', async ({ label, slug, group }) => {
  const { services } = await search(label, 'en')
  expect(services.slice(0, 3).map(({ path }) => path)).toContain(servicePath(group.slug, slug))
})

test('finds a town by its ZIP code', async () => {
  for (const { name, slug } of allTowns()) {
    const [zip = ''] = zipCodesOf(name).split(' ')
    if (zip !== '') expect(await paths(zip)).toContain(townPath(slug))
  }
})

test('finds pages by what they are called and by what they say', async () => {
  expect((await paths('privacy'))[0]).toBe('/privacy-policy')
  expect(await paths('How much does a rekey cost?')).toContain('/pricing')
  expect(await paths('scams')).toContain('/guides/locksmith-scams')
})

test('ignores case, accents, plurals and words without meaning', async () => {
  expect(await paths('KEYS')).toEqual(await paths('the key'))
  expect(await paths('guías', 'es')).toEqual(await paths('Guia', 'es'))
})

test('finds nothing for words on no page, and stays within its language', async () => {
  for (const query of ['zeppelin', '!!!', '\u0000', 'x'.repeat(10_000)])
    expect(await paths(query)).toEqual([])
  expect((await paths('Hoboken', 'es')).every((path) => path.startsWith('/es'))).toBe(true)
  expect((await paths('Hoboken')).some((path) => path.startsWith('/es'))).toBe(false)
})

test('answers the longest query in a few milliseconds', async () => {
  const query = 'zzz aaa bbb ccc ddd eee fff ggg hhh iii '.repeat(9).slice(0, MAX_QUERY_LENGTH)
  // The first query reads the pages.
  await search(query, 'en')
  const begun = performance.now()
  for (let count = 0; count < 20; count++) await search(query, 'en')
  expect((performance.now() - begun) / 20).toBeLessThan(100)
})

test('each result has a title and a sentence', async () => {
  for (const language of ['en', 'es'] as const)
    for (const { title, text } of Object.values(
      await search('locksmith cerrajero', language),
    ).flat()) {
      expect(title).toMatch(/\p{L}/u)
      expect(title).not.toMatch(/[<>|]|&\w+;/)
      expect(text.length).toBeGreaterThan(40)
    }
})
