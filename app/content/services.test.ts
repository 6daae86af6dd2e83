import { describe, expect, test } from 'vitest'
import { drawnPlateOf } from '#app/art/plates/plate-of.ts'
import { fill } from '#app/content/fill.ts'
import type { CategoryCopy, ServiceCopy } from '#app/content/types.ts'
import { withDeliveredPlaces } from './delivered-places.fixture.ts'
import { SERVICE_GROUPS } from '#domain/services.ts'
import { SPECIFIED_GROUPS } from '#domain/specification.fixture.ts'

type Copy = ServiceCopy | CategoryCopy

const modules = import.meta.glob<Readonly<Record<string, Copy>>>('./en/services/*/*.ts', {
  eager: true,
})

/** `./emergency-locksmith/category.ts` -> `emergency-locksmith`, other files -> `group/slug`. */
const pageName = (file: string): string =>
  file.replace(/^.*\/services\/|\.ts$/g, '').replace(/\/category$/, '')

const every = Object.entries(modules).flatMap(([file, exported]) =>
  Object.values(exported).map((copy) => ({ name: pageName(file), copy })),
)
const specified = new Set(
  SPECIFIED_GROUPS.flatMap(({ slug, pages: below }) => [
    slug,
    ...below.map((page) => `${slug}/${page}`),
  ]),
)
/** The words of a service that an owner has added are the owner's, and gaps at first. */
const pages = every.filter(({ name }) => specified.has(name))
const services = pages.flatMap(({ name, copy }) => ('ready' in copy ? [{ name, copy }] : []))
const categories = pages.flatMap(({ name, copy }) => ('chooser' in copy ? [{ name, copy }] : []))

/** Fields that no visitor reads as running text. */
const UNREAD = new Set(['meta', 'part', 'icon', 'slug'])

/** Every string of a page that a visitor reads, in the order of the file. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(texts)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (UNREAD.has(key) ? [] : texts(inner)))
}

const words = (text: string): string[] =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
const sentences = (text: string): string[] => text.split(/(?<=[.?!:;][”’]?)\s+/)
const normal = (text: string): string =>
  words(text.toLowerCase())
    .join(' ')
    .replace(/[^\p{L}\p{N}{} ]/gu, '')

/** Which pages hold each entry, by its normalized text. */
function whereFound(pick: (copy: Copy) => readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { name, copy } of pages) {
    for (const entry of pick(copy).map(normal))
      found.set(entry, [...(found.get(entry) ?? []), name])
  }
  return found
}

const repeated = (found: Map<string, string[]>, limit: number): [string, string[]][] =>
  [...found].filter(([, names]) => names.length > limit)

function headings(copy: Copy): readonly string[] {
  const common = [
    copy.heading,
    copy.promise,
    copy.whenToCall,
    copy.steps,
    copy.price,
    copy.refusals,
    copy.questions,
  ]
  const own =
    'chooser' in copy ? [copy.chooser] : [copy.comparison, copy.ready, copy.related, copy.aside]
  return [...common, ...own].map((part) => (typeof part === 'string' ? part : part.heading))
}

const passages = (copy: Copy): readonly string[] => [
  ...copy.promise.paragraphs,
  ...copy.price.paragraphs,
  ...copy.questions.items.map(({ answer }) => answer),
  ...copy.steps.items.map(({ text }) => text),
]

const BANNED = [
  /\bbest\b/i,
  /state.of.the.art/i,
  /\bsolutions?\b/i,
  /peace of mind/i,
  /\bpride\b/i,
  /top.notch/i,
  /hassle/i,
  /rest assured/i,
  /look no further/i,
  /fast and reliable/i,
  /\btrusted\b/i,
  /seamless/i,
  /\bexperts?\b/i,
  /not just/i,
  /guarantee|warrant/i,
  /don.t panic/i,
  /help is on the way/i,
]

describe('the copy of the service and category pages', () => {
  test('R10, R15: every service and every category has one file with one page of copy', () => {
    const expected = SERVICE_GROUPS.flatMap((group) => [
      group.slug,
      ...group.pages.map((slug) => `${group.slug}/${slug}`),
    ])
    expect(every.map(({ name }) => name).toSorted()).toEqual(expected.toSorted())
    expect(pages).toHaveLength(specified.size)
    expect(categories).toHaveLength(4)
  })

  test.each(pages)(
    'R15: $name has enough words, and not so many that nobody reads them',
    ({ copy }) => {
      const count = words(texts(copy).join(' ')).length
      expect(count).toBeGreaterThanOrEqual(350)
      expect(count).toBeLessThanOrEqual(720)
    },
  )

  test('R15: no title, description, lead or heading stands on two pages', () => {
    expect(
      repeated(
        whereFound((copy) => [copy.meta.title]),
        1,
      ),
    ).toEqual([])
    expect(
      repeated(
        whereFound((copy) => [copy.meta.description]),
        1,
      ),
    ).toEqual([])
    expect(
      repeated(
        whereFound((copy) => [copy.lead]),
        1,
      ),
    ).toEqual([])
    expect(repeated(whereFound(headings), 1)).toEqual([])
  })

  test('R15: no paragraph, answer or step occurs twice', () => {
    expect(repeated(whereFound(passages), 1)).toEqual([])
  })

  test('R15: no sentence occurs on more than two pages', () => {
    const found = whereFound((copy) => [
      ...new Set(
        texts(copy)
          .flatMap(sentences)
          .filter((sentence) => words(sentence).length >= 4),
      ),
    ])
    expect(repeated(found, 2)).toEqual([])
  })

  test('R15: no two pages open with the same two words', () => {
    const opening = (text: string): string => words(text).slice(0, 2).join(' ')
    expect(
      repeated(
        whereFound((copy) => [opening(copy.lead)]),
        1,
      ),
    ).toEqual([])
    expect(
      repeated(
        whereFound((copy) => [opening(copy.promise.paragraphs[0] ?? '')]),
        1,
      ),
    ).toEqual([])
  })

  test.each(pages)('$name keeps to the voice', ({ copy }) => {
    for (const text of [...texts(copy), copy.meta.title, copy.meta.description]) {
      for (const pattern of BANNED) expect(text).not.toMatch(pattern)
      expect(text).not.toMatch(/[!—–]|\p{Extended_Pictographic}/u)
    }
  })

  test.each(pages)('$name uses typographic quotes, and prices only by placeholder', ({ copy }) => {
    for (const text of texts(copy)) {
      expect(text).not.toMatch(/['"`$]/)
      expect(text).toBe(text.trim().replace(/\s{2,}/g, ' '))
      for (const [placeholder] of text.matchAll(/\{[^}]*\}/g)) {
        expect(['{emergencyPrice}', '{installationPrice}', '{phone}', '{license}']).toContain(
          placeholder,
        )
      }
    }
    expect(`${copy.meta.title} ${copy.meta.description}`).not.toMatch(/['"`${}]/)
  })

  test.each(pages)('R80: $name fits its title and description', ({ copy }) => {
    const description = withDeliveredPlaces(copy.meta.description)
    expect(withDeliveredPlaces(copy.meta.title).length).toBeLessThanOrEqual(44)
    expect(description.length).toBeGreaterThanOrEqual(110)
    expect(description.length).toBeLessThanOrEqual(155)
    expect(withDeliveredPlaces(fill(copy.lead)).length).toBeLessThanOrEqual(140)
  })

  test.each(pages)('$name names exactly the parts of its plate, in order', ({ name, copy }) => {
    const { parts } = drawnPlateOf(`/services/${name}`) ?? { parts: {} }
    expect(copy.callouts.map(({ part }) => part)).toEqual(Object.keys(parts))
    for (const { title, text } of copy.callouts) {
      expect(words(title).length).toBeLessThanOrEqual(2)
      expect(text.length).toBeLessThanOrEqual(34)
    }
  })

  test.each(pages)('$name says what follows, and writes its lists as sentences', ({ copy }) => {
    expect(copy.promise.heading).toMatch(/^\p{Lu}.*[^.]$/u)
    expect(words(copy.promise.heading).length).toBeLessThanOrEqual(8)
    for (const item of [...copy.whenToCall.items, ...copy.refusals.items]) {
      expect(item).toMatch(/^\p{Lu}.*\.”?$/u)
    }
    for (const { question, answer } of copy.questions.items) {
      expect(question).toMatch(/[?.]$/)
      expect(answer).toMatch(/\.$/)
      expect(sentences(answer).length).toBeLessThanOrEqual(5)
    }
  })

  test.each(services)('$name has as many entries in each part as its layout holds', ({ copy }) => {
    const between = (list: readonly unknown[], least: number, most: number) => {
      expect(list.length).toBeGreaterThanOrEqual(least)
      expect(list.length).toBeLessThanOrEqual(most)
    }
    expect(copy.blurb.length).toBeLessThanOrEqual(60)
    between(copy.promise.paragraphs, 1, 3)
    between(copy.whenToCall.items, 4, 6)
    between(copy.comparison.rows, 3, 5)
    between(copy.steps.items, 3, 5)
    between(copy.ready.items, 3, 3)
    between(copy.refusals.items, 2, 4)
    between(copy.questions.items, 3, 5)
  })

  test.each(categories)(
    '$name tells its services apart, in the order of the menus',
    ({ name, copy }) => {
      const group = SERVICE_GROUPS.find(({ slug }) => slug === name)
      const told = copy.chooser.items.map(({ slug }) => slug)
      expect(told).toEqual(group?.pages.filter((slug) => told.includes(slug)))
      for (const slug of group?.pages ?? [])
        if (specified.has(`${name}/${slug}`)) expect(told).toContain(slug)
      expect(copy.blurb.length).toBeLessThanOrEqual(34)
    },
  )

  test.each(pages.filter(({ name }) => /^emergency-locksmith(\/(car|house)-lockout)?$/.test(name)))(
    '$name sends people in danger to 911',
    ({ copy }) => {
      expect(texts(copy).join(' ')).toMatch(/\b911\b/)
    },
  )
})
