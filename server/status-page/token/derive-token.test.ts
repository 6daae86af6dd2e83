import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { tokenOfKey } from './derive-token.ts'

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
