import { expect, test } from 'vitest'
import { callerNumber } from './caller.ts'

test.each([
  '+266696687',
  '266696687',
  '+7378742833',
  'anonymous',
  'Restricted',
  'unknown',
  '',
  '0',
])('has nobody to call back for %j', (from) => expect(callerNumber(from)).toBeNull())

test.each([
  ['+12015550123', '+12015550123'],
  ['2015550123', '+12015550123'],
  ['+442071838750', '+442071838750'],
])('reads %s', (from, number) => expect(callerNumber(from)).toBe(number))
