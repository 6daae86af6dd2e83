import { randomBytes } from 'node:crypto'
import type { SettingName } from '#domain/settings.ts'
import type { Db } from '#server/db/db.ts'
import { addSetting, getSetting } from '#server/db/setting-queries.ts'

/** Private settings row with the secret from which all signing keys are derived. */
export const SECRET_KEY = 'altcha_hmac_secret' satisfies SettingName

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
  (await readRow(SECRET_KEY)) ||
  (await db.write((tx) => addSetting(tx, SECRET_KEY, randomBytes(32).toString('hex'))))
