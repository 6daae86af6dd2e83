import { expect, test } from 'vitest'
import { TOKEN_PATTERN } from '#server/secrets/token.ts'
import { tokenOfKey } from './derive-token.ts'
import { statusPageToken, type TokenSource } from './status-page-token.ts'

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
