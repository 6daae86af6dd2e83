import path from 'node:path'
import { expect, test } from 'vitest'
import { business } from '../../domain/business.ts'
import { CITIES } from '../../domain/cities.ts'
import { MOVED_PAGES } from '../../domain/moved.ts'
import { createPendingEdits, UnexpectedSourceError, replaceOnce } from './source-edits.ts'
import { addTown, removeTown } from './towns.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const POINT = [40.5067, -74.2654] as const
const [first] = CITIES
const nextTo = first?.name ?? ''

test('adds a town as an entry, a line at its neighbor and a copy template', () => {
  const pending = createPendingEdits(ROOT)
  const outcome = addTown(pending, 'Perth Amboy', { point: POINT, beside: [nextTo] })
  expect(outcome.ok).toBe(true)
  expect(pending.edits.map(({ file }) => file)).toEqual([
    'domain/cities.ts',
    'copy/en/cities/perth-amboy.ts',
  ])
  const cities = pending.read('domain/cities.ts')
  expect(cities).toContain(`    name: 'Perth Amboy',
    slug: 'perth-amboy',
    latitude: 40.5067,
    longitude: -74.2654,
    neighbors: ['${first?.slug}'],
  },
]`)
  expect(cities.match(/'perth-amboy'/g)).toHaveLength(2)
  const words = pending.read('copy/en/cities/perth-amboy.ts')
  expect(words).toContain('export const aboutPerthAmboy: CityCopy')
  expect(words.match(/\/\/ Write: /g)?.length).toBeGreaterThan(3)
})

test('refuses an existing town, an invalid name or an unknown neighbor without changes', () => {
  const pending = createPendingEdits(ROOT)
  const to = { point: POINT, beside: [nextTo] }
  for (const [name, options, words] of [
    [nextTo, to, 'is a town of the site'],
    ["perth'amboy", to, 'does not fit'],
    ['Perth Amboy', { ...to, beside: ['Gotham'] }, '--beside takes towns of the site'],
    ['Perth Amboy', { ...to, beside: [] }, '--beside takes towns of the site'],
  ] as const)
    expect(addTown(pending, name, options)).toMatchObject({
      ok: false,
      problem: expect.stringContaining(words) as string,
    })
  expect(pending.edits).toEqual([])
})

test('removes a town from its neighbors and redirects its addresses', () => {
  const gone = CITIES.findLast(
    ({ name, slug }) =>
      name !== business.address.city &&
      business.reviews.every(({ town }) => town !== name) &&
      CITIES.every(({ neighbors }) => neighbors.some((neighbor) => neighbor !== slug)),
  )
  const pending = createPendingEdits(ROOT)
  expect(removeTown(pending, gone?.name ?? '', business, ROOT)).toMatchObject({ ok: true })
  expect(pending.read('domain/cities.ts')).not.toContain(`'${gone?.slug}'`)
  expect(pending.read('domain/cities.ts').match(/ name: '/g)).toHaveLength(CITIES.length - 1)
  expect(pending.read('domain/moved.ts')).toContain(
    `  '/service-areas/${gone?.slug}': '/service-areas',\n`,
  )
  expect(pending.edits).toContainEqual({
    file: `copy/en/cities/${gone?.slug}.ts`,
    remove: true,
  })
})

const WITHOUT_REVIEWS = { ...business, reviews: [] }

test('two towns can be removed one after the other', () => {
  const pending = createPendingEdits(ROOT)
  const free = { ...business, reviews: [], address: { ...business.address, city: 'elsewhere' } }
  // A town that is another's only neighbor cannot be removed.
  const names = CITIES.map(({ name }) => name).filter(
    (name) => removeTown(createPendingEdits(ROOT), name, free, ROOT).ok,
  )
  const before = Object.values(MOVED_PAGES).filter((to) => to === '/service-areas')
  for (const name of names.slice(0, 2)) expect(removeTown(pending, name, free, ROOT).ok).toBe(true)
  const moved = pending.read('domain/moved.ts')
  expect(moved.match(/: '\/service-areas',/g)).toHaveLength(before.length + 2)
  expect(moved).not.toMatch(/,,|\{,/)
})

test('removes a neighbor from a list with one town per line', () => {
  const gone = CITIES.findLast(
    ({ name }) => removeTown(createPendingEdits(ROOT), name, WITHOUT_REVIEWS, ROOT).ok,
  )
  const pending = createPendingEdits(ROOT)
  const text = pending.read('domain/cities.ts')
  pending.write('domain/cities.ts', text.replaceAll(/(?<=neighbors: )\[.*\]/g, belowOneAnother))
  expect(removeTown(pending, gone?.name ?? '', WITHOUT_REVIEWS, ROOT).ok).toBe(true)
  expect(pending.read('domain/cities.ts')).not.toContain(`'${gone?.slug}'`)
  expect(pending.read('domain/cities.ts')).not.toMatch(/,\s*,|\[\s*,/)
})

/** Formats a list as the formatter does when it is too long for one line. */
const belowOneAnother = (list: string): string =>
  list.replaceAll(/'[^']+',? ?/g, (slug) => `\n      ${slug.trim().replace(/,?$/, ',')}`)

test('refuses to remove the town of the address or of a review', () => {
  const pending = createPendingEdits(ROOT)
  const { city } = business.address
  expect(removeTown(pending, city, business, ROOT)).toMatchObject({
    problem: `${city} is the town of your address in domain/business.ts: change that first.`,
  })
  const [review] = business.reviews
  const elsewhere = { ...business, address: { ...business.address, city: 'elsewhere' } }
  expect(removeTown(pending, review?.town ?? '', elsewhere, ROOT)).toMatchObject({
    problem: `A review in domain/business.ts is from ${review?.town}: take it out first.`,
  })
  expect(removeTown(pending, 'Gotham', business, ROOT)).toMatchObject({ ok: false })
  expect(pending.edits).toEqual([])
})

test('refuses to edit a file that was rewritten by hand', () => {
  const pending = createPendingEdits(ROOT)
  expect(() => replaceOnce(pending, 'package.json', 'no such words', '')).toThrow(
    UnexpectedSourceError,
  )
})
