import { expect, test } from 'vitest'
import { separateLines, unitInAddress, withoutUnit } from './street-words.ts'

test.each([
  ['7601 Bergenline AveNorth Bergen, NJ 07047', '7601 Bergenline Ave, North Bergen, NJ 07047'],
  ['7601 Bergenline AvenueNorth Bergen, NJ', '7601 Bergenline Avenue, North Bergen, NJ'],
  ['1 Main St.Hoboken', '1 Main St., Hoboken'],
  ['1 Main St Apt 4BHoboken, NJ', '1 Main St Apt 4B, Hoboken, NJ'],
  ['7601 Bergenline Ave, North Bergen', '7601 Bergenline Ave, North Bergen'],
  ['12 StJames Pl', '12 StJames Pl'],
  ['1 Main Street', '1 Main Street'],
  ['1 McStay Rd', '1 McStay Rd'],
])('separates the lines of %s: %s', (joined, separated) => {
  expect(separateLines(joined)).toBe(separated)
})

test.each([
  ['1 Main St Apt 4B, Hoboken', 'Apt 4B', '1 Main St, Hoboken'],
  ['1 Main St, Hoboken, FL 33101', '', '1 Main St, Hoboken, FL 33101'],
  ['1 Main St Fl 2', 'Fl 2', '1 Main St'],
  ['1 Unity St', '', '1 Unity St'],
])('finds the unit of %s: %j', (address, unit, street) => {
  expect(unitInAddress(address)).toBe(unit)
  expect(withoutUnit(address)).toBe(street)
})

test('reads a hostile address as fast as any other', () => {
  const started = performance.now()
  for (const part of ['1 ', '1 Ave ', ' apt', 'Apt 1', '# ', ' '])
    separateLines(`1 a ${part.repeat(10_000 / part.length)}`)
  expect(performance.now() - started).toBeLessThan(1000)
})
