import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashOfToken, randomToken, tokenOfKey } from './derive-token.ts'

const KEY = '3F2504E0-4F89-41D3-9A0C-0305E82C3301'

test('derives the token from the key of the page, as the page does', () => {
  const bits = createHash('sha256').update(`receipt:${KEY.toLowerCase()}`).digest('hex')
  expect(Buffer.from(tokenOfKey(KEY) ?? '', 'base64url').toString('hex')).toBe(bits.slice(0, 32))
  expect(tokenOfKey(KEY.toLowerCase())).toBe(tokenOfKey(KEY))
})

test.each([null, 'order-12345', '3f2504e0-4f89-11d3-9a0c-0305e82c3301', `${KEY}0`])(
  'returns null for the guessable key %s',
  (key) => expect(tokenOfKey(key)).toBeNull(),
)

test('creates random tokens of 128 bits', () => {
  const tokens = new Set(Array.from({ length: 100 }, randomToken))
  expect(tokens.size).toBe(100)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{22}$/)
})

test('hashes a token with SHA-256', () => {
  // SHA-256 of "abc" (FIPS 180-4, example B.1).
  expect(hashOfToken('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})
