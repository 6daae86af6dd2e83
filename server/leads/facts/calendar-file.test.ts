import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const EVENT = {
  uid: 'one@keys.example',
  sequence: 2,
  createdAt: '2031-03-01T05:06:07.089Z',
  start: '2031-03-04T15:00:00.000Z',
  end: '2031-03-04T17:00:00.000Z',
  isConfirmed: false,
  summary: 'Lock Rekey',
  description: '(201) 555-0142',
}

test('renders one event in UTC', () => {
  expect(calendarFile(EVENT).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Palisade//EN',
    'BEGIN:VEVENT',
    'UID:one@keys.example',
    'SEQUENCE:2',
    'DTSTAMP:20310301T050607Z',
    'DTSTART:20310304T150000Z',
    'DTEND:20310304T170000Z',
    'STATUS:TENTATIVE',
    'SUMMARY:Lock Rekey',
    'DESCRIPTION:(201) 555-0142',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
  expect(calendarFile({ ...EVENT, isConfirmed: true })).toContain('STATUS:CONFIRMED')
})

test('escapes texts, so that none begins another property', () => {
  const location = '1 Main; A\\B, X\r\nATTENDEE:mailto:x@y.example\u0000'
  expect(calendarFile({ ...EVENT, location })).toContain(
    'LOCATION:1 Main\\; A\\\\B\\, X\\nATTENDEE:mailto:x@y.example \r\n',
  )
})

test('folds long lines between characters, at 75 octets', () => {
  const summary = 'ñandú 🔑 '.repeat(30)
  const file = calendarFile({ ...EVENT, summary })
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}\r\n`)
})
