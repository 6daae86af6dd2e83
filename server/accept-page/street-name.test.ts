import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { streetName } from './street-name.ts'

test.each([
  ['7601 Bergenline Ave, North Bergen, NJ 07047, USA Unit 4B', 'Bergenline Ave'],
  ['7601 Bergenline Ave', 'Bergenline Ave'],
  ['412 79th St, North Bergen', '79th St'],
  ['412-B John F. Kennedy Blvd., Union City', 'John F. Kennedy Blvd.'],
  ['1 Broadway, Jersey City', 'Broadway'],
  ['22 Avenue C', 'Avenue C'],
  ['7601 Bergenline Ave Apt 4B gate 1234', 'Bergenline Ave'],
  ['7601 Bergenline Ave #4B', 'Bergenline Ave'],
  ['Bergenline Ave 7601', 'Bergenline Ave'],
  ['Near 40.79512, -74.02531 (±12 m)', ''],
  ['gate code 1234', ''],
  ['call me at 201-555-0123', ''],
  ['behind the church', ''],
  ['Street', ''],
  ['', ''],
])('shows %j as %j', (address, street) => {
  expect(streetName(address)).toBe(street)
})

test('shows no number of any text but that of a numbered street', () => {
  const word = fc.oneof(
    fc.constantFrom('Ave', 'St', 'Bergenline', '79th', 'gate', 'code', '#', 'Unit', ','),
    fc.string({ maxLength: 8 }),
    fc.nat({ max: 99_999 }).map(String),
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), (words) => {
      const shown = streetName(words.join(' '))
      expect(shown.replace(/\b\d{1,3}(st|nd|rd|th)\b/gi, '')).not.toMatch(/\p{Nd}/u)
      expect(shown.length).toBeLessThanOrEqual(40)
    }),
  )
})
