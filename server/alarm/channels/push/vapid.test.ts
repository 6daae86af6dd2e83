import { expect, test } from 'vitest'
import { vapidClaims } from '#tests/support/vapid-claims.ts'
import { createVapidKeys, vapidAuthorization, vapidKeys } from './vapid.ts'

const NOW = Date.parse('2031-03-04T05:06:07Z')
const claims = {
  endpoint: 'https://push.example/send/abc?x=1',
  contact: 'mailto:dispatch@palisade.example',
  now: NOW,
}

test('signs a token with audience, contact and expiry within 24 hours', () => {
  const keys = createVapidKeys()
  const header = vapidAuthorization(keys, claims)
  const head = /^vapid t=([\w-]+)\./.exec(header)?.[1] ?? ''
  expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({
    typ: 'JWT',
    alg: 'ES256',
  })
  expect(vapidClaims(header, keys.publicKey)).toEqual({
    aud: 'https://push.example',
    exp: NOW / 1000 + 12 * 60 * 60,
    sub: 'mailto:dispatch@palisade.example',
  })
})

test('has a signature that is valid for the key beside it, and invalid after a change', () => {
  const keys = createVapidKeys()
  const header = vapidAuthorization(keys, claims)
  expect(vapidClaims(header, keys.publicKey)).not.toBeNull()
  expect(vapidClaims(header.replace(/\.([^.]+)\./, '.$1A.'), keys.publicKey)).toBeNull()
  expect(vapidClaims(header, createVapidKeys().publicKey)).toBeNull()
})

test('restores the pair from a stored private key, with leading zero bytes too', () => {
  // One key in 256 begins with a zero byte.
  for (let count = 0; count < 2000; count++) {
    const keys = createVapidKeys()
    expect(vapidKeys(keys.privateKey)).toEqual(keys)
  }
})

test.each(['', 'short', 'A'.repeat(43), '_'.repeat(43), `${'A'.repeat(42)} `])(
  'what is no private key is none: %j',
  (text) => {
    expect(vapidKeys(text)).toBeNull()
  },
)
