import { expect, test } from 'vitest'
import { connectableNumber } from './connectable-number.ts'

test.each(['2015550142', '(201) 555-0142', '+1 (201) 555-0142', '12015550142'])(
  'connects to %s',
  (phone) => {
    expect(connectableNumber(phone)).toBe('+12015550142')
  },
)

test.each(['(416) 555-0142', '(787) 555-0142', '(929) 555-0142'])('connects to %s', (phone) => {
  expect(connectableNumber(phone)).not.toBeNull()
})

test.each([
  ['the Dominican Republic', '(809) 555-0142'],
  ['Jamaica', '(876) 555-0142'],
  ['the Bahamas', '(242) 555-0142'],
  ['Bermuda', '(441) 555-0142'],
  ['Guam', '(671) 555-0142'],
  ['a premium code', '(900) 555-0142'],
  ['a premium exchange', '(201) 976-0142'],
  ['a toll-free code', '(800) 555-0142'],
  ['a personal code', '(500) 555-0142'],
  ['directory assistance', '(201) 555-1212'],
  ['a service code', '(201) 911-0142'],
  ['an exchange that does not exist', '(201) 055-0142'],
  ['another country', '+44 20 7946 0018'],
  ['another country with ten digits', '+2015550142'],
  ['an extension', '(201) 555-0142 x12'],
  ['too few digits', '201555014'],
  ['nothing', ''],
])('refuses %s: %s', (_what, phone) => {
  expect(connectableNumber(phone)).toBeNull()
})
