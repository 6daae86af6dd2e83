import { expect, test } from 'vitest'
import { TOKEN_PATTERN } from '#server/secrets/token.ts'
import { statusPageToken, tokenOfKey, type TokenSource } from './status-page-token.ts'
import { createHash } from 'node:crypto'

const UUID = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'

const tokensOf = (secret: string) => (source: TokenSource) =>
  statusPageToken(async () => secret, source)

test('returns the token that the page derives from its own key', async () => {
  const tokens = tokensOf('')
  expect(await tokens({ id: 'x', idempotencyKey: UUID })).toBe(tokenOfKey(UUID))
  expect(await tokens({ id: 'y', idempotencyKey: UUID.toUpperCase() })).toBe(tokenOfKey(UUID))
})

test.each([null, 'form 9f86d081 2', '0a1b2c3d-4e5f-1a6b-8c7d-9e0f1a2b3c4d'])(
  'derives it from the secret and the id for the key %j, the same each time',
  async (idempotencyKey) => {
    const tokens = tokensOf('a'.repeat(64))
    const first = await tokens({ id: 'one', idempotencyKey })
    expect(first).toMatch(TOKEN_PATTERN)
    expect(await tokens({ id: 'one', idempotencyKey })).toBe(first)
    expect(await tokens({ id: 'two', idempotencyKey })).not.toBe(first)
    const others = tokensOf('b'.repeat(64))
    expect(await others({ id: 'one', idempotencyKey })).not.toBe(first)
  },
)

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
