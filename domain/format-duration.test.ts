import { expect, test } from 'vitest'
import { formatDuration } from './format-duration.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

test.each([
  [MINUTE, '1 minute', '1 minuto'],
  [10 * MINUTE, '10 minutes', '10 minutos'],
  [21 * MINUTE - 1, '20 minutes', '20 minutos'],
  [2 * HOUR - 1, '119 minutes', '119 minutos'],
  [2 * HOUR, '2 hours', '2 horas'],
  [48 * HOUR, '2 days', '2 días'],
])('formats %d ms as %s, in Spanish as %s', (ms, english, spanish) => {
  expect(formatDuration(ms, 'en')).toBe(english)
  expect(formatDuration(ms, 'es-US')).toBe(spanish)
})
