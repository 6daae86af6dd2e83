import path from 'node:path'
import { expect, test } from 'vitest'
import { business } from '../../domain/business.ts'
import { CITIES } from '../../domain/cities.ts'
import { MOVED_PAGES } from '../../domain/moved.ts'
import { createDraft, UnexpectedSourceError, replaceOnce } from './source-edits.ts'
import { addTown, removeTown } from './towns.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const POINT = [40.5067, -74.2654] as const
const [first] = CITIES
const nextTo = first?.name ?? ''

test('a new town is an entry, a line with its neighbor, and words that are true of any town', () => {
  const draft = createDraft(ROOT)
  const outcome = addTown(draft, 'Perth Amboy', { point: POINT, beside: [nextTo] })
  expect(outcome.ok).toBe(true)
  expect(draft.edits.map(({ file }) => file)).toEqual([
    'domain/cities.ts',
    'copy/en/cities/perth-amboy.ts',
  ])
  const cities = draft.read('domain/cities.ts')
  expect(cities).toContain(`    name: 'Perth Amboy',
    slug: 'perth-amboy',
    latitude: 40.5067,
    longitude: -74.2654,
    neighbors: ['${first?.slug}'],
  },
]`)
  expect(cities.match(/'perth-amboy'/g)).toHaveLength(2)
  const words = draft.read('copy/en/cities/perth-amboy.ts')
  expect(words).toContain('export const aboutPerthAmboy: CityCopy')
  expect(words.match(/\/\/ Write: /g)?.length).toBeGreaterThan(3)
})

test('a town that there is, a strange name or a neighbor that there is not is refused, and nothing is touched', () => {
  const draft = createDraft(ROOT)
  const to = { point: POINT, beside: [nextTo] }
  for (const [name, options, words] of [
    [nextTo, to, 'is a town of the site'],
    ["perth'amboy", to, 'does not fit'],
    ['Perth Amboy', { ...to, beside: ['Gotham'] }, '--beside takes towns of the site'],
    ['Perth Amboy', { ...to, beside: [] }, '--beside takes towns of the site'],
  ] as const)
    expect(addTown(draft, name, options)).toMatchObject({
      ok: false,
      problem: expect.stringContaining(words) as string,
    })
  expect(draft.edits).toEqual([])
})

test('a town that is taken out is no neighbor any more, and its addresses lead on', () => {
  const gone = CITIES.findLast(
    ({ name, slug }) =>
      name !== business.address.city &&
      business.reviews.every(({ town }) => town !== name) &&
      CITIES.every(({ neighbors }) => neighbors.some((neighbor) => neighbor !== slug)),
  )
  const draft = createDraft(ROOT)
  expect(removeTown(draft, gone?.name ?? '', business, ROOT)).toMatchObject({ ok: true })
  expect(draft.read('domain/cities.ts')).not.toContain(`'${gone?.slug}'`)
  expect(draft.read('domain/cities.ts').match(/ name: '/g)).toHaveLength(CITIES.length - 1)
  expect(draft.read('domain/moved.ts')).toContain(
    `  '/service-areas/${gone?.slug}': '/service-areas',\n`,
  )
  expect(draft.edits).toContainEqual({
    file: `copy/en/cities/${gone?.slug}.ts`,
    remove: true,
  })
})

const WITHOUT_REVIEWS = { ...business, reviews: [] }

test('two towns can go, one after the other', () => {
  const draft = createDraft(ROOT)
  const free = { ...business, reviews: [], address: { ...business.address, city: 'elsewhere' } }
  // One that another borders on alone stays.
  const names = CITIES.map(({ name }) => name).filter(
    (name) => removeTown(createDraft(ROOT), name, free, ROOT).ok,
  )
  const before = Object.values(MOVED_PAGES).filter((to) => to === '/service-areas')
  for (const name of names.slice(0, 2)) expect(removeTown(draft, name, free, ROOT).ok).toBe(true)
  const moved = draft.read('domain/moved.ts')
  expect(moved.match(/: '\/service-areas',/g)).toHaveLength(before.length + 2)
  expect(moved).not.toMatch(/,,|\{,/)
})

test('a town of many neighbors, whose list stands below one another, forgets one that is taken out', () => {
  const gone = CITIES.findLast(
    ({ name }) => removeTown(createDraft(ROOT), name, WITHOUT_REVIEWS, ROOT).ok,
  )
  const draft = createDraft(ROOT)
  const text = draft.read('domain/cities.ts')
  draft.write('domain/cities.ts', text.replaceAll(/(?<=neighbors: )\[.*\]/g, belowOneAnother))
  expect(removeTown(draft, gone?.name ?? '', WITHOUT_REVIEWS, ROOT).ok).toBe(true)
  expect(draft.read('domain/cities.ts')).not.toContain(`'${gone?.slug}'`)
  expect(draft.read('domain/cities.ts')).not.toMatch(/,\s*,|\[\s*,/)
})

/** As the formatter writes a list that is too long for one line. */
const belowOneAnother = (list: string): string =>
  list.replaceAll(/'[^']+',? ?/g, (slug) => `\n      ${slug.trim().replace(/,?$/, ',')}`)

test('the town of the address, and one that a review is from, stay', () => {
  const draft = createDraft(ROOT)
  const { city } = business.address
  expect(removeTown(draft, city, business, ROOT)).toMatchObject({
    problem: `${city} is the town of your address in domain/business.ts: change that first.`,
  })
  const [review] = business.reviews
  const elsewhere = { ...business, address: { ...business.address, city: 'elsewhere' } }
  expect(removeTown(draft, review?.town ?? '', elsewhere, ROOT)).toMatchObject({
    problem: `A review in domain/business.ts is from ${review?.town}: take it out first.`,
  })
  expect(removeTown(draft, 'Gotham', business, ROOT)).toMatchObject({ ok: false })
  expect(draft.edits).toEqual([])
})

test('a file that somebody has rewritten is left to a person', () => {
  const draft = createDraft(ROOT)
  expect(() => replaceOnce(draft, 'package.json', 'no such words', '')).toThrow(
    UnexpectedSourceError,
  )
})
