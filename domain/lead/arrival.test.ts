import { expect, test } from 'vitest'
import { arrivalProgress } from './arrival.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'

test('the minutes of a said arrival count down to zero and stay there', () => {
  const after = (minutes: number) => arrivalProgress({ minutes: 20, at: 0 }, minutes * MINUTE_MS)
  expect(after(0)).toEqual({ minutesLeft: 20, share: 0 })
  expect(after(4.5)).toEqual({ minutesLeft: 16, share: 0.225 })
  expect(after(20)).toEqual({ minutesLeft: 0, share: 1 })
  expect(after(27)).toEqual({ minutesLeft: 0, share: 1 })
})

test('a clock that is behind shows no more minutes than were said', () => {
  expect(arrivalProgress({ minutes: 10, at: MINUTE_MS }, 0)).toEqual({ minutesLeft: 10, share: 0 })
})
