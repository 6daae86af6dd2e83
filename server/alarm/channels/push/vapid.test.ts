import { createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeVapidKeys, vapidAuthorization, vapidKeys } from './vapid.ts'

const NOW = Date.parse('2031-03-04T05:06:07Z')
const about = {
  endpoint: 'https://push.example/send/abc?x=1',
  contact: 'mailto:dispatch@palisade.example',
  now: NOW,
}

const decoded = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString())

test('R108: the token names whom it is for, whom to ask and when it ends, within 24 hours', () => {
  const keys = makeVapidKeys()
  const header = vapidAuthorization(keys, about)
  const [, head = '', claims = '', k] =
    /^vapid t=([\w-]+)\.([\w-]+)\.[\w-]+, k=([\w-]+)$/.exec(header) ?? []
  expect(decoded(head)).toEqual({ typ: 'JWT', alg: 'ES256' })
  expect(decoded(claims)).toEqual({
    aud: 'https://push.example',
    exp: NOW / 1000 + 12 * 60 * 60,
    sub: 'mailto:dispatch@palisade.example',
  })
  expect(k).toBe(keys.publicKey)
})

test('R108: its signature holds under the key that stands beside it, and no longer when a letter changes', () => {
  const keys = makeVapidKeys()
  const token = /t=([^,]+),/.exec(vapidAuthorization(keys, about))?.[1] ?? ''
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(keys.publicKey, 'base64url')
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const holds = (signed: string): boolean =>
    verify(
      'sha256',
      Buffer.from(signed),
      { key, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  expect(holds(`${head}.${claims}`)).toBe(true)
  expect(holds(`${head}.${claims}A`)).toBe(false)
})

test('a stored private key gives the same pair again', () => {
  const keys = makeVapidKeys()
  expect(vapidKeys(keys.privateKey)).toEqual(keys)
})

test.each(['', 'short', 'A'.repeat(43), '_'.repeat(43), `${'A'.repeat(42)} `])(
  'what is no private key is none: %j',
  (text) => {
    expect(vapidKeys(text)).toBeNull()
  },
)
