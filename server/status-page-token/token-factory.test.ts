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

test('returns the token that the page derives from its own key', async () => {
  const tokens = createStatusPageTokens(settings({}))
  expect(await tokens({ id: 'x', idempotencyKey: UUID })).toBe(deriveStatusPageToken(UUID))
  expect(await tokens({ id: 'y', idempotencyKey: UUID.toUpperCase() })).toBe(
    deriveStatusPageToken(UUID),
  )
})

test.each([null, 'form 9f86d081 2', '0a1b2c3d-4e5f-1a6b-8c7d-9e0f1a2b3c4d'])(
  'derives it from the secret and the id for the key %j, the same each time',
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

test('creates a secret that stays after its row was deleted', async () => {
  const store = settings({})
  const token = await createStatusPageTokens(store)({ id: 'one', idempotencyKey: null })
  expect(store.rows['altcha_hmac_secret']).toMatch(/^[0-9a-f]{64}$/)
  expect(await createStatusPageTokens(store)({ id: 'one', idempotencyKey: null })).toBe(token)
})
