import { expect, test, vi } from 'vitest'
import { tokenOfKey } from '#server/status-page/token/status-page-token.ts'
import { statusToken } from './token.ts'

test('the page computes the same token as the server', async () => {
  for (let times = 0; times < 200; times++) {
    const key = crypto.randomUUID()
    expect(await statusToken(key)).toBe(tokenOfKey(key))
    expect(await statusToken(key.toUpperCase())).toBe(tokenOfKey(key))
  }
})

test('returns null if the browser cannot compute it', async () => {
  vi.stubGlobal('crypto', {})
  expect(await statusToken('0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d')).toBeNull()
  vi.unstubAllGlobals()
})
