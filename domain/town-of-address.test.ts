import { expect, test } from 'vitest'
import { CITIES } from './cities.ts'
import { UNKNOWN_TOWN, townOfAddress } from './town-of-address.ts'

const [{ name: one } = { name: '' }] = CITIES
const other = CITIES.at(-1)?.name ?? ''

test.each<[address: string, town: string]>([
  ...CITIES.map(({ name }): [string, string] => [`7601 Bergenline Ave, ${name}, NJ 07047`, name]),
  ['60th St, west  new york, nj', townNamed('West New York')],
  [`1 Harmon Plaza, ${one}`, one],
  [`3 ${one} Ave, ${other}, NJ 07310`, other],
  [`${one} Blvd 9, ${other.toUpperCase()} Unit 4B`, other],
  [`${one}er Str. 1, Berlin`, UNKNOWN_TOWN],
  ['', UNKNOWN_TOWN],
])('%s is in %s', (address, town) => {
  expect(townOfAddress(address)).toBe(town)
})

test.each<[address: string, town: string]>([
  ['9 Main St, West Orange, NJ', 'West Orange'],
  ['9 Main St, Orange, NJ', 'Orange'],
  ['9 West Orange Ave, Orange, NJ', 'Orange'],
  ['60th St, West New York, NJ', 'West New York'],
  ["1 First St, O'Fallon, MO", 'O’Fallon'],
  ['1 Church St, Penasco, NM', 'Peñasco'],
  ['2 Tabernacle St, St George, UT', 'St. George'],
])('handles names within names, accents and apostrophes: %s is in %s', (address, town) => {
  const towns = ['Orange', 'West Orange', 'New', 'West New York', 'O’Fallon', 'Peñasco']
  expect(townOfAddress(address, [...towns, 'St. George'])).toBe(town)
})

test('ignores a partial name', () => {
  expect(townOfAddress('350 5th Ave, New York, NY', ['West New York'])).toBe(UNKNOWN_TOWN)
})

/** Returns 'elsewhere' once the town is not in the owner's list. */
function townNamed(name: string): string {
  return CITIES.some((city) => city.name === name) ? name : UNKNOWN_TOWN
}
