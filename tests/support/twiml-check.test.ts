import { expect, test } from 'vitest'
import { requireTwiml } from './twiml-check.ts'

const response = (inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Response>${inside}</Response>`

test('takes what Twilio’s library writes', () => {
  const twiml = response(
    '<Gather input="dtmf" numDigits="1" action="https://a.example/?a=1&amp;b=2"><Say language="en-US">A &amp; B</Say></Gather><Dial timeout="20"><Number statusCallbackEvent="answered completed">+12015550111</Number></Dial><Hangup/>',
  )
  expect(requireTwiml(twiml)).toBe(twiml)
  expect(requireTwiml(response(''))).toBe(response(''))
  expect(requireTwiml('Wrong signature\n')).toBe('Wrong signature\n')
})

test.each([
  ['an attribute that the verb does not have', '<Say speed="2">A</Say>'],
  ['a value that the attribute does not take', '<Gather input="voice"/>'],
  ['a text in place of a number', '<Dial timeout="soon"/>'],
  ['a verb that does not exist', '<Ring/>'],
  ['a verb in the wrong place', '<Say><Number>1</Number></Say>'],
  ['a bare ampersand', '<Say>A & B</Say>'],
  ['an element without an end', '<Say>A'],
])('refuses %s', (_what, inside) => {
  expect(() => requireTwiml(response(inside))).toThrow(Error)
})
