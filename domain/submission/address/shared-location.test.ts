import { expect, test } from 'vitest'
import { coordinatesInText } from '#domain/places/lead-town.ts'
import { sharedLocationText } from './shared-location.ts'

test('writes a shared location as an address and reads it again', () => {
  const text = sharedLocationText({ latitude: 40.7951234, longitude: -74.0253099 }, 11.2)
  expect(text).toBe('Near 40.79512, -74.02531 (±12 m)')
  expect(coordinatesInText(text)).toEqual({ latitude: 40.79512, longitude: -74.02531 })
})

test.each(['', '7601 Bergenline Ave, North Bergen, NJ 07047', 'corner 38th', '1.5, 2.5 miles'])(
  'finds no coordinates in %j',
  (text) => {
    expect(coordinatesInText(text)).toBeNull()
  },
)
