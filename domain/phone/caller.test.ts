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
  'sip:anonymous@anonymous.invalid',
  'sip:266696687@pbx.example',
  'client:front_desk',
])('has nobody to call back for %j', (from) => expect(callerNumber(from)).toBeNull())

test.each([
  ['+12015550123', '+12015550123'],
  ['2015550123', '+12015550123'],
  ['+442071838750', '+442071838750'],
  ['sip:+442079460123@pbx.example', '+442079460123'],
  ['sip:2015550123@34.201.22.5:5060;transport=udp', '+12015550123'],
  ['sips:%2B12015550123@pbx.example;user=phone', '+12015550123'],
  ['sip:+12015550123;phone-context=pbx.example:secret@pbx.example', '+12015550123'],
  ['tel:+1-201-555-0123', '+12015550123'],
  ['whatsapp:+12015550123', '+12015550123'],
])('reads %s', (from, number) => expect(callerNumber(from)).toBe(number))

test.each([
  'sip:20@34.201.22.5',
  'sip:201@555.0123',
  '20@34.201.22.5',
  'sip:2@[2001:db8::555:123]',
  'sip:34.201.22.5',
  'sip:201.555.0123',
  'sip:front-desk-2015550123@pbx.example',
  'messenger:2034201225',
  'client:2015550123',
  'facebook:12015550123',
  'tel:7042;phone-context=+1201555',
])('makes no number of the digits of an address: %s', (from) =>
  expect(callerNumber(from)).toBeNull(),
)
