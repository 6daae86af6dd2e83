import { describe, expect, test } from 'vitest'
import { allTowns } from './towns.ts'
import { namesTown, townInText, townOfLead, zipOf } from './lead-town.ts'
import { townsOfZip } from './zip-codes.ts'
import { ANOTHER_BUSINESS, skipUnless } from '#tests/support/skip-unless.ts'

const [{ name: one } = { name: '' }] = allTowns()
const other = allTowns().at(-1)?.name ?? ''

test.each<[address: string, town: string | null]>([
  ...allTowns().map(({ name }): [string, string | null] => [
    `7601 Bergenline Ave, ${name}, NJ 07047`,
    name,
  ]),
  ['60th St, west  new york, nj', townNamed('West New York')],
  [`1 Harmon Plaza, ${one}`, one],
  [`3 ${one} Ave, ${other}, NJ 07310`, other],
  [`${one} Blvd 9, ${other.toUpperCase()} Unit 4B`, other],
  [`${one}er Str. 1, Berlin`, null],
  ['', null],
])('%s is in %s', (address, town) => {
  expect(townInText(address)).toBe(town)
})

test.each<[address: string, town: string | null]>([
  ['9 Main St, West Orange, NJ', 'West Orange'],
  ['9 Main St, Orange, NJ', 'Orange'],
  ['9 West Orange Ave, Orange, NJ', 'Orange'],
  ['60th St, West New York, NJ', 'West New York'],
  ["1 First St, O'Fallon, MO", 'O’Fallon'],
  ['1 Church St, Penasco, NM', 'Peñasco'],
  ['2 Tabernacle St, St George, UT', 'St. George'],
])('handles names within names, accents and apostrophes: %s is in %s', (address, town) => {
  const towns = ['Orange', 'West Orange', 'New', 'West New York', 'O’Fallon', 'Peñasco']
  expect(townInText(address, [...towns, 'St. George'])).toBe(town)
})

const [served = { name: '', slug: '', latitude: 0, longitude: 0 }] = allTowns()
const at = { geolocation: { latitude: served.latitude + 0.01, longitude: served.longitude } }
const visitor_info = at as NonNullable<Parameters<typeof townOfLead>[0]['visitor_info']>
const source_url = `/service-areas/${served.slug}`

describe('finds the town of a lead', () => {
  // An owner elsewhere has another table or none.
  test(
    'by the ZIP code before a name in the address',
    skipUnless(townsOfZip('07002').length > 0, ANOTHER_BUSINESS),
    () => {
      const zip = (address: string) => townOfLead({ address, visitor_info, source_url })
      expect(zip('07002')).toEqual({ name: 'Bayonne', source: 'zip' })
      expect(zip(`300 ${served.name} Ave 07306-1234`)).toEqual({
        name: 'Jersey City',
        source: 'zip',
      })
      expect(zip('10000 Park Ave 07093')).toEqual({ name: 'West New York', source: 'zip' })
    },
  )

  test('by a name in the address, then by the location, then by the page', () => {
    const corner = { address: 'corner 38th', source_url }
    expect(townOfLead({ ...corner, address: `38th, ${other}`, visitor_info })).toEqual({
      name: other,
      source: 'address',
    })
    expect(townOfLead({ ...corner, visitor_info })).toEqual({
      name: served.name,
      source: 'location',
    })
    expect(townOfLead(corner)).toEqual({ name: served.name, source: 'page' })
    const click_path = [`/es/ciudades/${served.slug}`, '/book-online']
    const traffic_source = { source: '', medium: '', campaign: '', keyword: '', click_path }
    expect(
      townOfLead({ address: 'corner 38th', source_url: '/book-online', traffic_source }),
    ).toEqual({ name: served.name, source: 'page' })
    expect(townOfLead({ address: 'corner 38th' })).toBeNull()
  })

  test('by coordinates in the address, whose digits are no ZIP code', () => {
    const address = `Near ${(served.latitude + 0.01).toFixed(5)}, ${served.longitude.toFixed(5)} (±12 m)`
    expect(townOfLead({ address })).toEqual({ name: served.name, source: 'location' })
    expect(townOfLead({ address: 'Near 39.07047, -75.07030 (±12 m)' })).toBeNull()
  })

  test('in none for a ZIP code of another place', () => {
    expect(townOfLead({ address: '350 5th Ave 10118', visitor_info, source_url })).toBeNull()
  })
})

test('finds the preferred town of a shared ZIP code unless the address names the other one', () => {
  const guttenberg = townNamed('Guttenberg') ?? 'West New York'
  expect(townOfLead({ address: '1 Main St, Guttenberg 07093' })?.name).toBe(guttenberg)
})

test('ignores a partial name', () => {
  expect(townInText('350 5th Ave, New York, NY', ['West New York'])).toBeNull()
})

/** Returns `null` once the town is not in the owner's list. */
function townNamed(name: string): string | null {
  return allTowns().some((town) => town.name === name) ? name : null
}

test.each([
  ['500 60th St, W New York', 'West New York'],
  ['500 60th St, WNY', 'West New York'],
  ['500 60th St wny, NJ', 'West New York'],
  ['500 60th St, Oeste Nueva York', 'West New York'],
  ['20 Newark Ave JC', 'Jersey City'],
  ['20 Newark Ave, Ciudad Jersey', 'Jersey City'],
  ['7601 Bergenline Ave, N Bergen', 'North Bergen'],
  ['7601 Bergenline Ave, N. Bergen, NJ', 'North Bergen'],
  ['7601 Bergenline Ave, No. Bergen', 'North Bergen'],
  ['7601 Bergenline Ave, Bergen Norte', 'North Bergen'],
  ['300 Jersey City Ave', null],
  ['300 N Bergen Ave', null],
  ['300 North Bergen Ave, North Bergen', 'North Bergen'],
  ['5 Main St, NJ', null],
  ['5 Main St NE', null],
])('reads the town of %s: %s', (address, town) => {
  expect(
    townInText(address, [
      'North Bergen',
      'West New York',
      'Jersey City',
      'North Jersey',
      'North End',
    ]),
  ).toBe(town)
})

test.each([
  ['12345 Kennedy Blvd', null],
  ['12345 Kennedy Blvd 10118', '10118'],
  ['1 Main St 10118-1234', '10118'],
  ['10118', '10118'],
  ['40.79510, -74.02540', null],
])('the ZIP code of %s is %s', (text, zip) => {
  expect(zipOf(text)).toBe(zip)
})

test.each([
  '7601 Bergenline Ave',
  '7601 Bergenline Ave, NJ',
  '7601 Bergenline Ave Apt 4B',
  '7601 Bergenline Ave, Apt 4B',
  '7601 Bergenline Ave, 2nd floor',
  '7601 Bergenline',
  'Bergenline Ave & 48th St',
  '12345 Kennedy Blvd',
  '48th St near the park',
  '100 Main St, behind the school',
  'Kennedy Blvd esquina 48',
])('%s names no town', (address) => {
  expect(namesTown(address)).toBe(false)
})

test.each([
  `7601 Bergenline Ave, ${one}`,
  `7601 Bergenline Ave ${one}`,
  '7601 Bergenline Ave, Newark',
  '7601 Bergenline Ave Newark NJ',
  '100 Main Street, Fort Lee',
  '7601 Bergenline Ave, Apt 4B, Newark',
  '7601 Bergenline Ave 07047',
  '350 5th Ave, New York, NY 10118',
  '07047',
  'Near 40.79500, -74.02530 (±12 m)',
])('%s names a town', (address) => {
  expect(namesTown(address)).toBe(true)
})

test('reads a hostile address as fast as any other', () => {
  const started = performance.now()
  for (const part of [' nj', ' hoboken ave', ' 1', '#', ' 10118', ' apt'])
    townOfLead({ address: part.repeat(10_000 / part.length) })
  expect(performance.now() - started).toBeLessThan(1000)
})
