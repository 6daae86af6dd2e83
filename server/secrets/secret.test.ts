import { fakeSettings } from '#tests/support/fake-db.ts'
import { expect, test } from 'vitest'
import { signingSecret } from './secret.ts'

test('creates the secret once, and uses the one that another server has just created', async () => {
  const rows = new Map<string, string>()
  const db = fakeSettings(rows)
  const [one, other] = await Promise.all([signingSecret(db), signingSecret(db)])
  expect(one).toMatch(/^[0-9a-f]{64}$/)
  expect(other).toBe(one)
  expect(await signingSecret(db)).toBe(one)
})
