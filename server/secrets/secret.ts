import { randomBytes } from 'node:crypto'
import { ALTCHA_SECRET_KEY } from '#server/intake/captcha/altcha.ts'
import type { Db } from '#server/db/db.ts'
import { addSetting, getSetting } from '#server/db/setting-queries.ts'

/** Reads the secret from which all signing keys are derived. Rejects when the database does. */
export type ReadSecret = () => Promise<string>

/**
 * Returns the secret, and creates it if its row is missing or was deleted.
 * @param readRow reads the row, perhaps from a cache
 */
export const signingSecret = async (
  db: Db,
  readRow: (key: string) => Promise<string | null> = (key) => db.read((tx) => getSetting(tx, key)),
): Promise<string> =>
  (await readRow(ALTCHA_SECRET_KEY)) ||
  (await db.write((tx) => addSetting(tx, ALTCHA_SECRET_KEY, randomBytes(32).toString('hex'))))
