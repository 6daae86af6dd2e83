import { fakeSettings } from '#tests/support/fake-db.ts'
import { expect, test } from 'vitest'
import { createSecret } from './secret.ts'

test('creates the secret once, and uses the one that another server has just created', async () => {
  const rows = new Map<string, string>()
  const db = fakeSettings(rows)
  const [one, other] = await Promise.all([createSecret(db)(), createSecret(db)()])
  expect(one).toMatch(/^[0-9a-f]{64}$/)
  expect(other).toBe(one)
  expect(await createSecret(db)()).toBe(one)
})
