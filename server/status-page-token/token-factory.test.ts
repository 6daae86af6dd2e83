import { expect, test } from 'vitest'
import { deriveStatusPageToken, TOKEN_PATTERN } from './derive-token.ts'
import { createStatusPageTokens } from './token-factory.ts'

const UUID = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'

function settings(rows: Record<string, string>) {
  return {
    rows,
    getSetting: async (key: string) => rows[key] ?? null,
    setSetting: async (key: string, value: string) => {
      rows[key] = value
    },
  }
}

test('a page knows the token of its own key before any answer', async () => {
  const tokens = createStatusPageTokens(settings({}))
  expect(await tokens({ id: 'x', idempotencyKey: UUID })).toBe(deriveStatusPageToken(UUID))
  expect(await tokens({ id: 'y', idempotencyKey: UUID.toUpperCase() })).toBe(
    deriveStatusPageToken(UUID),
  )
})

test.each([null, 'form 9f86d081 2', '0a1b2c3d-4e5f-1a6b-8c7d-9e0f1a2b3c4d'])(
  'for the key %j it comes from the server, the same each time, another for each request',
  async (idempotencyKey) => {
    const store = settings({ altcha_hmac_secret: 'a'.repeat(64) })
    const tokens = createStatusPageTokens(store)
    const first = await tokens({ id: 'one', idempotencyKey })
    expect(first).toMatch(TOKEN_PATTERN)
    expect(await createStatusPageTokens(store)({ id: 'one', idempotencyKey })).toBe(first)
    expect(await tokens({ id: 'two', idempotencyKey })).not.toBe(first)
    const others = createStatusPageTokens(settings({ altcha_hmac_secret: 'b'.repeat(64) }))
    expect(await others({ id: 'one', idempotencyKey })).not.toBe(first)
  },
)

test('a database whose secret was deleted gets one that stays', async () => {
  const store = settings({})
  const token = await createStatusPageTokens(store)({ id: 'one', idempotencyKey: null })
  expect(store.rows['altcha_hmac_secret']).toMatch(/^[0-9a-f]{64}$/)
  expect(await createStatusPageTokens(store)({ id: 'one', idempotencyKey: null })).toBe(token)
})
