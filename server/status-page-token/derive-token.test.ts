import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashOfToken, randomToken, deriveStatusPageToken } from './derive-token.ts'

const KEY = '3F2504E0-4F89-41D3-9A0C-0305E82C3301'

test('the page can compute the token of its receipt from its own key', () => {
  const bits = createHash('sha256').update(`receipt:${KEY.toLowerCase()}`).digest('hex')
  expect(Buffer.from(deriveStatusPageToken(KEY) ?? '', 'base64url').toString('hex')).toBe(
    bits.slice(0, 32),
  )
  expect(deriveStatusPageToken(KEY.toLowerCase())).toBe(deriveStatusPageToken(KEY))
})

test.each([null, 'order-12345', '3f2504e0-4f89-11d3-9a0c-0305e82c3301', `${KEY}0`])(
  'a key that may be guessed gives no token: %s',
  (key) => expect(deriveStatusPageToken(key)).toBeNull(),
)

test('a random token has 128 bits and is never the same', () => {
  const tokens = new Set(Array.from({ length: 100 }, randomToken))
  expect(tokens.size).toBe(100)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{22}$/)
})

test('what is kept of a token does not give it away', () => {
  expect(hashOfToken('abc')).toMatch(/^[0-9a-f]{64}$/)
})
