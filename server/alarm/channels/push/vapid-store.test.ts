import { fakeSettings } from '#tests/support/fake-db.ts'
import { expect, test } from 'vitest'
import { createVapidKeys, VAPID_KEY } from './vapid.ts'
import { readVapidKeys } from './vapid-store.ts'

const settings = (rows = new Map<string, string>()) => ({ rows, db: fakeSettings(rows) })

test('creates the keys once', async () => {
  const { rows, db } = settings()
  const keys = await readVapidKeys(db)
  expect(rows.get(VAPID_KEY)).toBe(keys.privateKey)
  expect(await readVapidKeys(db)).toEqual(keys)
})

test('returns the last written pair to two servers that create one at the same moment', async () => {
  const { rows, db } = settings()
  await Promise.all([readVapidKeys(db), readVapidKeys(db)])
  const { privateKey } = await readVapidKeys(db)
  expect(privateKey).toBe(rows.get(VAPID_KEY))
})

test('replaces a row that is not a key', async () => {
  const { db } = settings(new Map([[VAPID_KEY, 'nonsense']]))
  expect((await readVapidKeys(db)).privateKey).not.toBe('nonsense')
  const kept = createVapidKeys()
  const later = settings(new Map([[VAPID_KEY, kept.privateKey]]))
  expect(await readVapidKeys(later.db)).toEqual(kept)
})
