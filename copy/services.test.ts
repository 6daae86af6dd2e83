import { derivedEntries } from '#domain/business/per-facts.ts'
import { CATALOG_GROUPS } from '#domain/services/catalog/service-catalog.ts'
import { withoutOwnerTerms } from './owner-terms.fixture.ts'
import { describe, expect, test } from 'vitest'
import type { CategoryCopy, ServiceCopy } from '#copy/types.ts'
import { SPECIFIED_GROUPS } from '#domain/pages/specification.fixture.ts'

type Copy = ServiceCopy | CategoryCopy

const modules = import.meta.glob<Readonly<Record<string, Copy | (() => Copy)>>>(
  './en/services/*/*.ts',
  {
    eager: true,
  },
)

/** `./emergency-locksmith/category.ts` -> `emergency-locksmith`, other files -> `group/slug`. */
const pageName = (file: string): string =>
  file.replace(/^.*\/services\/|\.ts$/g, '').replace(/\/category$/, '')

const every = Object.entries(modules).flatMap(([file, exported]) =>
  Object.values(derivedEntries(exported)).map((copy) => ({ name: pageName(file), copy })),
)
const specified = new Set(
  SPECIFIED_GROUPS.flatMap(({ slug, pages: below }) => [
    slug,
    ...below.map((page) => `${slug}/${page}`),
  ]),
)
/** Pages of the specified services; copy of one that an owner added has gaps at first. */
const pages = every.filter(({ name }) => specified.has(name))
const categories = pages.flatMap(({ name, copy }) => ('chooser' in copy ? [{ name, copy }] : []))

/** Copy keys that are not running text. */
const UNREAD = new Set(['meta', 'part', 'icon', 'slug'])

/** Returns every visible string of a page, in the order of the file. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(texts)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (UNREAD.has(key) ? [] : texts(inner)))
}

const words = (text: string): string[] =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
describe('the copy of the service and category pages', () => {
  test('every service and every category has one file with one page of copy', () => {
    const expected = CATALOG_GROUPS.flatMap((group) => [
      group.slug,
      ...group.pages.map((slug) => `${group.slug}/${slug}`),
    ])
    expect(every.map(({ name }) => name).toSorted()).toEqual(expected.toSorted())
    expect(pages).toHaveLength(specified.size)
    expect(categories).toHaveLength(4)
  })

  test.each(pages)('$name has prices only as placeholders', ({ copy }) => {
    for (const text of texts(copy)) {
      expect(withoutOwnerTerms(text)).not.toContain('$')
      for (const [placeholder] of text.matchAll(/\{[^}]*\}/g)) {
        expect([
          '{emergencyPrice}',
          '{installationPrice}',
          '{price}',
          '{nightPrice}',
          '{phone}',
          '{license}',
          '{businessName}',
        ]).toContain(placeholder)
      }
    }
    expect(copy.meta.title).not.toMatch(/[${}]/)
    expect(copy.meta.description).not.toMatch(/\{(?!\w*[pP]rice\})/)
  })

  test.each(pages)('$name has short callouts', ({ copy }) => {
    for (const { title, text } of copy.callouts) {
      expect(words(title).length).toBeLessThanOrEqual(2)
      expect(text.length).toBeLessThanOrEqual(34)
    }
  })

  test.each(categories)(
    '$name distinguishes its services, in the order of the menus',
    ({ name, copy }) => {
      const group = CATALOG_GROUPS.find(({ slug }) => slug === name)
      const told = copy.chooser.items.map(({ slug }) => slug)
      expect(told).toEqual(group?.pages)
      expect(copy.blurb.length).toBeLessThanOrEqual(34)
    },
  )

  test.each(pages.filter(({ name }) => /^emergency-locksmith(\/(car|house)-lockout)?$/.test(name)))(
    '$name refers people in danger to 911',
    ({ copy }) => {
      expect(texts(copy).join(' ')).toMatch(/\b911\b/)
    },
  )
})
