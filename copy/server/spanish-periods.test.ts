import { expect, test } from 'vitest'
import { endSentence } from '#domain/time/spanish-time.ts'
import { BLOCKED_MESSAGES } from './blocked-numbers.ts'
import { TEAM_MESSAGES } from './team.ts'

test('a Spanish sentence that ends with a time ends with one period', () => {
  const { blocked, refused } = BLOCKED_MESSAGES.es
  const time = '3:12 a.m.'
  expect([
    endSentence(blocked('María', time)),
    endSentence(refused(2, time)),
    TEAM_MESSAGES.es.emptied(`lunes, ${time}`),
  ]).toEqual([
    'Lo bloqueó María a las 3:12 a.m.',
    'Se rechazaron 2 llamadas y mensajes; el último llegó a las 3:12 a.m.',
    ' A estas horas ya no hay nadie de guardia: lunes, 3:12 a.m.',
  ])
})
