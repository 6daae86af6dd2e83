import { expect, test } from 'vitest'
import { formatDuration } from './format-duration.ts'
import { MINUTE_MS } from './durations.ts'

const HOUR = 60 * MINUTE_MS

test.each([
  [MINUTE_MS, '1 minute', '1 minuto'],
  [10 * MINUTE_MS, '10 minutes', '10 minutos'],
  [21 * MINUTE_MS - 1, '20 minutes', '20 minutos'],
  [2 * HOUR - 1, '119 minutes', '119 minutos'],
  [2 * HOUR, '2 hours', '2 horas'],
  [48 * HOUR, '2 days', '2 días'],
])('formats %d ms as %s, in Spanish as %s', (ms, english, spanish) => {
  expect(formatDuration(ms, 'en')).toBe(english)
  expect(formatDuration(ms, 'es-US')).toBe(spanish)
})
