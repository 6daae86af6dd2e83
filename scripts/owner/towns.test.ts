import path from 'node:path'
import { expect, test } from 'vitest'
import { business } from '../../domain/business.ts'
import { TOWNS } from '../../domain/towns.ts'
import { slugOf } from './names.ts'
import { createPendingEdits, UnexpectedSourceError, replaceOnce } from './source-edits.ts'
import { addTown, parsePoint, removeTown, setTowns, townsProblem } from './towns.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const [first] = TOWNS
const { name: firstName = '', latitude = 0, longitude = 0 } = first ?? {}
const NEARBY = `${latitude + 0.1},${longitude - 0.1}`

test('adds a town as an entry and a copy template in each language', () => {
  const pending = createPendingEdits(ROOT)
  expect(addTown(pending, 'Perth Amboy', NEARBY, ROOT).ok).toBe(true)
  expect(pending.edits.map(({ file }) => file)).toEqual([
    'domain/towns.ts',
    'copy/en/towns/perth-amboy.ts',
    'copy/es/towns/perth-amboy.ts',
  ])
  const table = pending.read('domain/towns.ts')
  expect(table).toContain(`{ name: 'Perth Amboy', slug: 'perth-amboy', latitude: `)
  expect(table.match(/ slug: '/g)).toHaveLength(TOWNS.length + 1)
  for (const language of ['en', 'es']) {
    const words = pending.read(`copy/${language}/towns/perth-amboy.ts`)
    expect(words).toContain('export const aboutPerthAmboy: TownCopy')
    expect(words.match(/\/\/ Write: /g)?.length).toBeGreaterThan(3)
  }
})

test('refuses an existing town, an invalid name, and a point that is wrong or far away', () => {
  const pending = createPendingEdits(ROOT)
  for (const [name, point, words] of [
    [firstName, NEARBY, 'is a town of the site'],
    ["perth'amboy", NEARBY, 'does not fit'],
    ['Perth Amboy', `${longitude},${latitude}`, '--at takes a point'],
    ['Perth Amboy', undefined, '--at takes a point'],
    ['Perth Amboy', `${latitude + 3},${longitude}`, `miles from ${firstName}: check its point`],
  ] as const)
    expect(addTown(pending, name, point, ROOT)).toMatchObject({
      ok: false,
      problem: expect.stringContaining(words) as string,
    })
  expect(pending.edits).toEqual([])
})

test('reads points as maps show them', () => {
  expect(parsePoint(' 40.5067, -74.2654 ')).toEqual({ latitude: 40.5067, longitude: -74.2654 })
  for (const wrong of ['', '40.5', '40.5,74.2', '-74.2,40.5', '40.5;-74.2', '0,-0'])
    expect(parsePoint(wrong)).toBeNull()
})

test('replaces all towns at once, in any number', () => {
  const pending = createPendingEdits(ROOT)
  const towns = [{ name: 'Salina', latitude: 38.8403, longitude: -97.6114 }]
  expect(townsProblem(towns)).toBeNull()
  setTowns(pending, towns, ROOT)
  const table = pending.read('domain/towns.ts')
  const moved = pending.read('domain/redirects.ts')
  expect(table.match(/ slug: '/g)).toHaveLength(1)
  expect(table).toContain(',\n]\n\nconst bySlug')
  for (const { name, slug } of TOWNS) {
    expect(table).not.toContain(`'${name}'`)
    expect(moved).toContain(`'/service-areas/${slug}': '/service-areas',`)
    expect(moved).toContain(`'/es/ciudades/${slug}': '/es/ciudades',`)
    expect(pending.edits).toContainEqual({ file: `copy/es/towns/${slug}.ts`, text: null })
  }
})

test('gives a town of the same name in another place words of its own', () => {
  const pending = createPendingEdits(ROOT)
  setTowns(pending, [{ name: firstName, latitude: latitude + 3, longitude }], ROOT)
  expect(pending.read(`copy/en/towns/${slugOf(firstName)}.ts`)).toContain('// Write: ')
})

test('refuses to remove the town of the address or of a review, and says what to do', () => {
  const pending = createPendingEdits(ROOT)
  const { city } = business.address
  expect(removeTown(pending, city, business, ROOT)).toMatchObject({
    problem: expect.stringContaining('npm run add -- town') as string,
  })
  const reviewed = { ...business, address: { ...business.address, city: 'elsewhere' } }
  for (const { town } of business.reviews)
    expect(removeTown(pending, town, reviewed, ROOT)).toMatchObject({
      problem: expect.stringContaining(`A review in domain/business.ts is from ${town}`) as string,
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
