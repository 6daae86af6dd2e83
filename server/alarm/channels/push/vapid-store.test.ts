import { fakeSettings } from '#tests/support/fake-db.ts'
import { expect, test } from 'vitest'
import { createVapidKeys, VAPID_KEY } from './vapid.ts'
import { readVapidKeys } from './vapid-store.ts'

const settings = (rows = new Map<string, string>()) => ({ rows, store: fakeSettings(rows) })

test('creates the keys once', async () => {
  const { rows, store } = settings()
  const keys = await readVapidKeys(store)
  expect(rows.get(VAPID_KEY)).toBe(keys.privateKey)
  expect(await readVapidKeys(store)).toEqual(keys)
})

test('returns the last written pair to two servers that create one at the same moment', async () => {
  const { rows, store } = settings()
  await Promise.all([readVapidKeys(store), readVapidKeys(store)])
  const { privateKey } = await readVapidKeys(store)
  expect(privateKey).toBe(rows.get(VAPID_KEY))
})

test('replaces a row that is not a key', async () => {
  const { store } = settings(new Map([[VAPID_KEY, 'nonsense']]))
  expect((await readVapidKeys(store)).privateKey).not.toBe('nonsense')
  const kept = createVapidKeys()
  const later = settings(new Map([[VAPID_KEY, kept.privateKey]]))
  expect(await readVapidKeys(later.store)).toEqual(kept)
})
