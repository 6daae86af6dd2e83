import { expect, test } from 'vitest'
import { allTowns } from '#domain/places/towns.ts'
import { milesBetween } from './distance.ts'
import { milesToTown } from '#domain/places/town-distance.ts'

test('computes 69 miles for a degree of latitude, and half of it for a degree of longitude at 60 degrees north', () => {
  const at = (latitude: number, longitude: number) => ({ latitude, longitude })
  expect(milesBetween(at(40, -74), at(41, -74))).toBeCloseTo(69.1, 1)
  expect(milesBetween(at(60, 10), at(60, 11))).toBeCloseTo(34.5, 1)
})

test('returns the distance of a town in whole miles', () => {
  const [shop = { name: '', latitude: 0, longitude: 0 }, other = shop] = allTowns()
  expect(milesToTown(shop.name, shop)).toBe(1)
  const away = { latitude: other.latitude + 0.1, longitude: other.longitude }
  expect(milesToTown(other.name, away)).toBe(7)
  expect(milesToTown('elsewhere', shop)).toBeNull()
})
