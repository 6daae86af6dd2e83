import { expect, test, vi } from 'vitest'
import { localTime } from './local-time.ts'

vi.mock('./business.ts', async (original) => {
  const { inNewYork } = await import('./new-york.fixture.ts')
  return await inNewYork(original)
})

/** Already November 23 in UTC. */
const LATE = Date.parse('2026-11-23T04:15:00Z')

test.each([
  ['en', 'time', '11:15 PM'],
  ['es', 'time', '11:15 p.m.'],
  ['en', 'weekday', 'Sun'],
  ['es', 'weekday', 'dom'],
  ['en', 'date', 'Nov 22, 2026'],
  ['es', 'date', '22 nov 2026'],
  ['en', 'full', 'Sun, Nov 22, 2026, 11:15 PM EST'],
] as const)('formats the hour of the business: %s, %s', (language, style, text) => {
  expect(localTime(LATE, language, style)).toBe(text)
})
