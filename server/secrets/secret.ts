import { randomBytes } from 'node:crypto'
import { ALTCHA_SECRET_KEY } from '#server/captcha/altcha.ts'
import type { Store } from '#server/store/store.ts'

/** Reads the secret from which all signing keys are derived. Rejects when the store does. */
export type ReadSecret = () => Promise<string>

/** Creates a secret if its row was deleted. */
export function createSecret(store: Pick<Store, 'getSetting' | 'setSetting'>): ReadSecret {
  return async () => {
    const kept = await store.getSetting(ALTCHA_SECRET_KEY)
    if (kept) return kept
    const made = randomBytes(32).toString('hex')
    await store.setSetting(ALTCHA_SECRET_KEY, made)
    return made
  }
}
