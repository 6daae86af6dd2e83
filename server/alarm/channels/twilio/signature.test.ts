import { expect, test } from 'vitest'
import { isTwilioSignature, twilioSignature } from './signature.ts'

/** https://www.twilio.com/docs/usage/security */
const TOKEN = '12345'
const URL_OF_EXAMPLE = 'https://mycompany.com/myapp.php?foo=1&bar=2'
const FORM = {
  CallSid: 'CA1234567890ABCDE',
  Caller: '+14158675310',
  Digits: '1234',
  From: '+14158675310',
  To: '+18005551212',
}
const SIGNATURE = 'GvWf1cFY/Q7PnoempGyD5oXAezc='

const holds = (given: string, changes: { url?: string; token?: string; form?: object } = {}) =>
  isTwilioSignature(given, {
    authToken: changes.token ?? TOKEN,
    url: changes.url ?? URL_OF_EXAMPLE,
    form: new URLSearchParams({ ...FORM, ...changes.form }),
  })

test('R108: the published example is signed as published, in whatever order the fields come', () => {
  const fields = Object.entries(FORM)
  for (const form of [fields, fields.toReversed()])
    expect(twilioSignature(TOKEN, URL_OF_EXAMPLE, new URLSearchParams(form))).toBe(SIGNATURE)
})

test('R108: the published signature is believed, and no other', () => {
  expect(holds(SIGNATURE)).toBe(true)
  expect(holds('')).toBe(false)
  expect(holds(`${SIGNATURE}x`)).toBe(false)
  expect(holds(SIGNATURE.toLowerCase())).toBe(false)
  expect(holds(SIGNATURE, { token: '12346' })).toBe(false)
  expect(holds(SIGNATURE, { form: { Digits: '1' } })).toBe(false)
  expect(holds(SIGNATURE, { form: { Extra: '1' } })).toBe(false)
  expect(holds(SIGNATURE, { url: 'https://mycompany.com/myapp.php?foo=1&bar=3' })).toBe(false)
})

test.each([
  ['https://keys.example/alarm/voice/1', 'https://keys.example:443/alarm/voice/1'],
  ['https://keys.example:8443/alarm/voice/1', 'https://keys.example/alarm/voice/1'],
  ['http://keys.example/alarm/voice/1?a=b', 'http://keys.example:80/alarm/voice/1?a=b'],
])('R108: for %s Twilio may sign %s', (ours, signed) => {
  const signature = twilioSignature(TOKEN, signed, new URLSearchParams(FORM))
  expect(holds(signature, { url: ours })).toBe(true)
})

test('R108: a repeated field counts each value once, sorted', () => {
  const sign = (fields: [string, string][]): string =>
    twilioSignature(TOKEN, URL_OF_EXAMPLE, new URLSearchParams(fields))
  expect(sign([['a', '2'], ['a', '1'], ['a', '2']])).toBe(sign([['a', '1'], ['a', '2']]))
  expect(sign([['a', '1'], ['a', '2']])).not.toBe(sign([['a', '12']]).slice(1))
})
