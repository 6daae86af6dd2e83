import { expect, test } from 'vitest'
import { townOf } from './town.ts'

test.each([
  ['7601 Bergenline Ave, North Bergen, NJ 07047', 'North Bergen'],
  ['60th St, west  new york, nj', 'West New York'],
  ['3 Hoboken Ave, Jersey City, NJ 07310', 'Jersey City'],
  ['Jersey City Blvd 9, HOBOKEN Unit 4B', 'Hoboken'],
  ['1 Harmon Plaza, Secaucus', 'Secaucus'],
  ['350 5th Ave, New York, NY', 'elsewhere'],
  ['Weehawkener Str. 1, Berlin', 'elsewhere'],
  ['', 'elsewhere'],
])('%s is in %s', (address, town) => {
  expect(townOf(address)).toBe(town)
})
