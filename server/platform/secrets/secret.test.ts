import { expect, test } from 'vitest'
import { createSecret } from './secret.ts'

test('creates the secret once, and uses the one that another server has just created', async () => {
  const rows = new Map<string, string>()
  const store = {
    getSetting: async (key: string) => rows.get(key) ?? null,
    addSetting: async (key: string, value: string) => {
      if (!rows.has(key)) rows.set(key, value)
      return rows.get(key) ?? ''
    },
  }
  const [one, other] = await Promise.all([createSecret(store)(), createSecret(store)()])
  expect(one).toMatch(/^[0-9a-f]{64}$/)
  expect(other).toBe(one)
  expect(await createSecret(store)()).toBe(one)
})
