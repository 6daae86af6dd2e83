import type { Store } from '#server/store/store.ts'
import { createVapidKeys, VAPID_KEY, type VapidKeys, vapidKeys } from './vapid.ts'

export interface VapidStoreDeps {
  readonly store: Pick<Store, 'getSetting' | 'setSetting'>
}

export interface VapidStore {
  /** Returns the key pair of this installation; creates it if there is none. */
  keys(): Promise<VapidKeys>
}

/**
 * Stores the keys of browser subscriptions in a secret settings row. They are read each time and
 * never cached: if two servers create a pair at their first start, the last one written counts for
 * both.
 */
export function createVapidStore({ store }: VapidStoreDeps): VapidStore {
  return {
    async keys() {
      const kept = await store.getSetting(VAPID_KEY)
      const keys = kept === null ? null : vapidKeys(kept)
      if (keys !== null) return keys
      const made = createVapidKeys()
      await store.setSetting(VAPID_KEY, made.privateKey)
      return vapidKeys((await store.getSetting(VAPID_KEY)) ?? '') ?? made
    },
  }
}
