import { randomBytes } from 'node:crypto'
import { ALTCHA_SECRET_KEY } from '#server/submissions/captcha/altcha.ts'
import type { Store } from '#server/operations.ts'

/** Reads the secret from which all signing keys are derived. Rejects when the store does. */
export type ReadSecret = () => Promise<string>

/**
 * Creates the secret's reader, which creates the secret if its row is missing or was deleted.
 * @param readRow reads the row, perhaps from a cache
 */
export const createSecret =
  (
    store: Pick<Store, 'getSetting' | 'addSetting'>,
    readRow: (key: string) => Promise<string | null> = store.getSetting,
  ): ReadSecret =>
  async () =>
    (await readRow(ALTCHA_SECRET_KEY)) ||
    (await store.addSetting(ALTCHA_SECRET_KEY, randomBytes(32).toString('hex')))
