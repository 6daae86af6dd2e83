import { describe, expect, test } from 'vitest'
import { insertUnit, withTypedParts } from './chosen-address.ts'

describe('keeps what was typed and the suggestion lacks', () => {
  test.each([
    ['48-49 Princes Place', 'Princes Pl, Newark, NJ', '48-49 Princes Pl, Newark, NJ'],
    ['48-49 Princes Place', '48 Princes Pl, Newark, NJ', '48-49 Princes Pl, Newark, NJ'],
    ['12 1/2 Main St', 'Main St, Hoboken, NJ', '12 1/2 Main St, Hoboken, NJ'],
    ['12 1/2 Main St', '12 Main St, Hoboken, NJ', '12 1/2 Main St, Hoboken, NJ'],
    ['12A Main St', '12 Main St, Hoboken, NJ', '12A Main St, Hoboken, NJ'],
    ['12-B Main St', 'Main St, Hoboken, NJ', '12-B Main St, Hoboken, NJ'],
    ['35-12 Broadway', 'Broadway, Queens, NY', '35-12 Broadway, Queens, NY'],
    ['100 60th st', '60th St, West New York, NJ', '100 60th St, West New York, NJ'],
    ['48 48th st', '48th St, Union City, NJ', '48 48th St, Union City, NJ'],
    [
      'Bergenline Ave & 48th St',
      'Bergenline Ave, Union City, NJ',
      'Bergenline Ave & 48th St, Union City, NJ',
    ],
    ['48th and Bergenline', '48th St, Union City, NJ', '48th St & Bergenline, Union City, NJ'],
    ['Bergenline y la 48', 'Bergenline Ave, Union City', 'Bergenline Ave & la 48, Union City'],
  ])('%s, chosen %s', (typed, chosen, address) => {
    expect(withTypedParts(typed, chosen)).toEqual({ address, unit: '' })
  })
})

describe('takes the suggestion as it is', () => {
  test.each([
    ['100 Mai', '100 Main St, Hoboken, NJ'],
    ['100 Mai', '1000 Main St, Hoboken, NJ'],
    ['100 Mai', '102 Main St, Hoboken, NJ'],
    ['48', '48th St, Union City, NJ'],
    ['48 th st', '48th St, Union City, NJ'],
    ['60th', '60th St, West New York, NJ'],
    ['Bergenline & 48', 'Bergenline Ave & 48th St, Union City, NJ'],
    ['12a main', '12A Main St, Hoboken, NJ'],
  ])('%s, chosen %s', (typed, chosen) => {
    expect(withTypedParts(typed, chosen)).toEqual({ address: chosen, unit: '' })
  })
})

describe('moves the unit', () => {
  const chosen = '7601 Bergenline Ave, North Bergen, NJ 07047, USA'
  test.each([
    ['7601 Bergenline Ave Apt 4B', 'Apt 4B'],
    ['7601 Bergenline Ave, apt. 4b', 'apt. 4b'],
    ['7601 Bergenline Ave #4B', '#4B'],
    ['7601 Bergenline Ave Suite 200', 'Suite 200'],
    ['7601 Bergenline Ave Rear', 'Rear'],
    ['7601 Bergenline Ave 2nd floor', '2nd floor'],
    ['7601 Bergenline Ave piso 2', 'piso 2'],
    ['7601 Bergenline Ave 4B', '4B'],
    ['7601 Bergenline Ave', ''],
    ['7601 Bergenline Ave, Miami, FL 33101', ''],
  ])('of %s: %j', (typed, unit) => {
    expect(withTypedParts(typed, chosen)).toEqual({ address: chosen, unit })
  })

  test('unless the suggestion has it', () => {
    const withUnit = '7601 Bergenline Ave #4B, North Bergen, NJ'
    expect(withTypedParts('7601 Bergenline Ave Apt 4B', withUnit)).toEqual({
      address: withUnit,
      unit: '',
    })
  })

  test('behind the street where its field is taken', () => {
    expect(insertUnit(chosen, 'Apt 4B')).toBe(
      '7601 Bergenline Ave Apt 4B, North Bergen, NJ 07047, USA',
    )
  })
})
