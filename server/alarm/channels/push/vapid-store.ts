import type { Db } from '#server/db/db.ts'
import { createVapidKeys, VAPID_KEY, type VapidKeys, vapidKeys } from './vapid.ts'
import { getSetting, setSetting } from '#server/db/setting-queries.ts'

/**
 * Returns the key pair of this installation from a secret settings row; creates it if there is
 * none. It is read each time and never cached: if two servers create a pair at their first start,
 * the last one written counts for both.
 */
export async function readVapidKeys(db: Db): Promise<VapidKeys> {
  const kept = await db.read((tx) => getSetting(tx, VAPID_KEY))
  const keys = kept === null ? null : vapidKeys(kept)
  if (keys !== null) return keys
  const made = createVapidKeys()
  await db.write((tx) => setSetting(tx, VAPID_KEY, made.privateKey))
  return vapidKeys((await db.read((tx) => getSetting(tx, VAPID_KEY))) ?? '') ?? made
}
