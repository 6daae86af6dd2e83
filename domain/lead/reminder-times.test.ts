import { expect, test } from 'vitest'
import { toAppointment } from '#domain/time/appointment.ts'
import { isEveningBefore, nextReminder } from './reminder-times.ts'

test('reminds on the evening before and an hour ahead', () => {
  const appointment = toAppointment('2031-03-09', '10') ?? {}
  const evening = Date.parse('2031-03-09T00:00Z')
  const hourAhead = Date.parse('2031-03-09T13:00Z')
  expect(nextReminder(appointment, 0)).toBe(evening)
  expect(nextReminder(appointment, evening)).toBe(hourAhead)
  expect(nextReminder(appointment, hourAhead)).toBeNull()
  expect(nextReminder({}, 0)).toBeNull()
  const start = Date.parse('2031-03-09T14:00Z')
  expect([evening, hourAhead].map((now) => isEveningBefore(start, now))).toEqual([true, false])
})
