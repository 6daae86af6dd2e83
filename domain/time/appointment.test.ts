import { expect, test } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import {
  formatAppointment,
  isBookable,
  localDate,
  shiftDate,
  toAppointment,
  windowName,
} from './appointment.ts'
import { HOUR_MS } from '#domain/time/durations.ts'

putInForce({ ...business, timeZone: 'America/New_York', appointmentHours: [0, 8, 10, 22] })

// New York skips 2:00 to 3:00 on 2031-03-09 and repeats 1:00 to 2:00 on 2031-11-02.
test.each([
  ['2031-03-04', '10', '2031-03-04T15:00', '2031-03-04T17:00'],
  ['2031-07-04', '10', '2031-07-04T14:00', '2031-07-04T16:00'],
  ['2031-03-09', '8', '2031-03-09T12:00', '2031-03-09T14:00'],
  ['2031-11-02', '8', '2031-11-02T13:00', '2031-11-02T15:00'],
  ['2031-11-02', '0', '2031-11-02T04:00', '2031-11-02T07:00'],
  ['2031-12-31', '22', '2032-01-01T03:00', '2032-01-01T05:00'],
])('converts %s at %s in the time zone of the business', (date, window, start, end) => {
  expect(toAppointment(date, window)).toEqual({
    appointment_start: `${start}:00.000Z`,
    appointment_end: `${end}:00.000Z`,
  })
})

test.each([
  ['', '10'],
  ['2031-03-04', ''],
  ['2031-03-04', '11'],
  ['2031-02-31x', '10'],
  ['tomorrow', '10'],
])('does not convert %j at %j', (date, window) => {
  expect(toAppointment(date, window)).toBeNull()
})

test('accepts times from now on until the last day of the form', () => {
  const now = Date.parse('2031-03-04T04:30Z')
  expect(localDate(now)).toBe('2031-03-03')
  const last = toAppointment(shiftDate(localDate(now), 14), '22')
  expect(isBookable(Date.parse(last?.appointment_end ?? ''), now)).toBe(true)
  expect(isBookable(now, now)).toBe(false)
  expect(isBookable(now + 15 * 24 * HOUR_MS, now)).toBe(false)
})

test('formats a window and an appointment in both languages', () => {
  expect(windowName(10, 'en')).toBe('10:00 AM to 12:00 PM')
  expect(windowName(22, 'es')).toBe('10:00 p.m. a 12:00 a.m.')
  const appointment = toAppointment('2031-03-04', '10') ?? {}
  expect(formatAppointment(appointment, 'en')).toBe('Tuesday, March 4, 10:00 AM to 12:00 PM')
  expect(formatAppointment(appointment, 'es')).toBe('martes 4 de marzo, de 10:00 a.m. a 12:00 p.m.')
  expect(formatAppointment({ appointment_start: null }, 'en')).toBe('')
})
