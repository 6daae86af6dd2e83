import fc from 'fast-check'
import { expect, test } from 'vitest'
import { signTwilio } from '#tests/support/fake-twilio.ts'
import { isTwilioSignature } from './twilio-signature.ts'

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

test('accepts the published signature, and no other', () => {
  expect(holds(SIGNATURE)).toBe(true)
  expect(holds('')).toBe(false)
  expect(holds(`${SIGNATURE}x`)).toBe(false)
  expect(holds(SIGNATURE.toLowerCase())).toBe(false)
  expect(holds(SIGNATURE, { token: '12346' })).toBe(false)
  expect(holds(SIGNATURE, { form: { Digits: '1' } })).toBe(false)
  expect(holds(SIGNATURE, { form: { Extra: '1' } })).toBe(false)
  expect(holds(SIGNATURE, { url: 'https://mycompany.com/myapp.php?foo=1&bar=3' })).toBe(false)
})

/** The cases of Twilio's own library for Node (spec/validation.spec.js), as far as forms go. */
const BASE = 'https://mycompany.com/myapp.php?foo=1&bar=2'
const CALL = {
  CallSid: 'CA1234567890ABCDE',
  Caller: '+14158675309',
  Digits: '1234',
  From: '+14158675309',
  To: '+18005551212',
}
const ADDRESSES = ['+1325xxxxxxx', '+1415xxxxxxx'].map((one) => ['MessagingBinding.Address', one])

test.each<[what: string, signature: string, url: string, form: object]>([
  ['a call', 'RSOYDt4T1cUTdK1PDd93/VVr8B8=', BASE, CALL],
  [
    'https with a port, signed without',
    'RSOYDt4T1cUTdK1PDd93/VVr8B8=',
    BASE.replace('.com', '.com:1234'),
    CALL,
  ],
  [
    'http with a port',
    'Zmvh+3yNM1Phv2jhDCwEM3q5ebU=',
    'http://mycompany.com:1234/myapp.php?foo=1&bar=2',
    CALL,
  ],
  ['https, signed with its port', 'kvajT1Ptam85bY51eRf/AJRuM3w=', BASE, CALL],
  [
    'http, signed with its port',
    '0ZXoZLH/DfblKGATFgpif+LLRf4=',
    BASE.replace('https', 'http'),
    CALL,
  ],
  ['signs in the query', 'dsq4Ehbj6cs+KdTkpF5sSSplOWw=', `${BASE}&Body=It's+amazing`, CALL],
  ['a repeated field', '83O6e2vORAoJHUNzJjDWN1jz+BA=', BASE, ADDRESSES],
  ['the same the other way round', '83O6e2vORAoJHUNzJjDWN1jz+BA=', BASE, ADDRESSES.toReversed()],
  [
    'a value given twice',
    'IK+Dwps556ElfBT0I3Rgjkr1wJU=',
    BASE,
    [
      ['Sid', 'CA123'],
      ['SidAccount', 'AC123'],
      ['Digits', '5678'],
      ['Digits', '1234'],
      ['Digits', '1234'],
    ],
  ],
])("agrees with Twilio's own library: %s", (_what, signature, url, form) => {
  const given = new URLSearchParams(form as Record<string, string>)
  expect(isTwilioSignature(signature, { authToken: TOKEN, url, form: given })).toBe(true)
  given.append('More', 'x')
  expect(isTwilioSignature(signature, { authToken: TOKEN, url, form: given })).toBe(false)
})

test('agrees with Twilio’s own library about any form, and refuses it under another token', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 20 })
  const name = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_.]{0,15}$/)
  fc.assert(
    fc.property(fc.dictionary(name, text), fc.string({ minLength: 1 }), (form, authToken) => {
      const url = 'https://palisade.example/calls/incoming'
      const about = { url, form: new URLSearchParams(form) }
      const given = signTwilio(authToken, url, form)
      expect(isTwilioSignature(given, { ...about, authToken })).toBe(true)
      expect(isTwilioSignature(given, { ...about, authToken: `${authToken}x` })).toBe(false)
    }),
  )
})
