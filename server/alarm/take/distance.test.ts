import { expect, test } from 'vitest'
import { milesBetween, milesToTown } from './distance.ts'

test('a degree of latitude is 69 miles, and one of longitude half of it at 60 degrees north', () => {
  const at = (latitude: number, longitude: number) => ({ latitude, longitude })
  expect(milesBetween(at(40, -74), at(41, -74))).toBeCloseTo(69.1, 1)
  expect(milesBetween(at(60, 10), at(60, 11))).toBeCloseTo(34.5, 1)
})

test('R105: how far a town is, in whole miles from the shop', () => {
  const shop = { latitude: 40.7453, longitude: -74.0279 }
  expect(milesToTown('Hoboken', shop)).toBe(1)
  expect(milesToTown('Jersey City', shop)).toBeGreaterThan(2)
  expect(milesToTown('elsewhere', shop)).toBeNull()
})
