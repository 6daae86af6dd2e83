import { expect, test } from 'vitest'
import { allTowns, findTown } from './towns.ts'
import { isSpecifiedTown, SPECIFIED_TOWNS } from '#domain/pages/specification.fixture.ts'

test('lists the towns of the specification in the order of their routes, except moved ones', () => {
  expect(
    allTowns()
      .filter(({ slug }) => isSpecifiedTown(slug))
      .map(({ slug, name }) => [slug, name]),
  ).toEqual(SPECIFIED_TOWNS)
})

test('finds a town by the last segment of its page only', () => {
  for (const town of allTowns()) expect(findTown(town.slug)).toBe(town)
  const [town] = allTowns()
  for (const slug of ['', town?.name ?? '', `${town?.slug}/`, 'gotham', 'constructor']) {
    expect(findTown(slug)).toBeUndefined()
  }
})

test('every town of the specification is in the north-east of New Jersey', () => {
  for (const { latitude, longitude } of allTowns().filter(({ slug }) => isSpecifiedTown(slug))) {
    expect(latitude).toBeGreaterThan(40.66)
    expect(latitude).toBeLessThan(40.83)
    expect(longitude).toBeGreaterThan(-74.12)
    expect(longitude).toBeLessThan(-73.98)
  }
})

test('every town is near the first, so that swapped coordinates fail', () => {
  const [first] = allTowns()
  for (const { name, latitude, longitude } of allTowns()) {
    expect(Math.abs(latitude - (first?.latitude ?? 0)), name).toBeLessThan(1)
    expect(Math.abs(longitude - (first?.longitude ?? 0)), name).toBeLessThan(1)
  }
})
