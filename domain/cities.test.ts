import { expect, test } from 'vitest'
import { CITIES, findCity } from './cities.ts'

test('R7, R10: the eight towns stand in the order of their routes in the specification', () => {
  expect(CITIES.map(({ slug, name }) => [slug, name])).toEqual([
    ['north-bergen', 'North Bergen'],
    ['union-city', 'Union City'],
    ['west-new-york', 'West New York'],
    ['guttenberg', 'Guttenberg'],
    ['weehawken', 'Weehawken'],
    ['jersey-city', 'Jersey City'],
    ['hoboken', 'Hoboken'],
    ['secaucus', 'Secaucus'],
  ])
})

test('R10: a town is found by the last segment of its page and by nothing else', () => {
  for (const city of CITIES) expect(findCity(city.slug)).toBe(city)
  for (const slug of ['', 'Hoboken', 'hoboken/', 'bayonne', 'constructor']) {
    expect(findCity(slug)).toBeUndefined()
  }
})

test('R15: a town borders on others of the eight, never on itself, and always both ways', () => {
  for (const { slug, neighbors } of CITIES) {
    expect(neighbors.length).toBeGreaterThan(0)
    expect(new Set(neighbors).size).toBe(neighbors.length)
    expect(neighbors).not.toContain(slug)
    for (const neighbor of neighbors) expect(findCity(neighbor)?.neighbors).toContain(slug)
  }
})

test('R7: every town lies in the north-east of New Jersey', () => {
  for (const { latitude, longitude } of CITIES) {
    expect(latitude).toBeGreaterThan(40.66)
    expect(latitude).toBeLessThan(40.83)
    expect(longitude).toBeGreaterThan(-74.12)
    expect(longitude).toBeLessThan(-73.98)
  }
})
