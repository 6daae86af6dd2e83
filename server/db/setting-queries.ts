/** SQL of the table `settings`. */

import { execute, first, rows, type Tx } from './db.ts'

export async function getSetting(tx: Tx, key: string): Promise<string | null> {
  const row = await first<{ value: string }>(tx, 'SELECT value FROM settings WHERE key = :key', {
    key,
  })
  return row?.value ?? null
}

const WRITE_SETTING = `INSERT INTO settings (key, value) VALUES (:key, :value)
  ON CONFLICT (key) DO UPDATE SET value = excluded.value`

export const setSetting = (tx: Tx, key: string, value: string): Promise<void> =>
  execute(tx, WRITE_SETTING, { key, value })

/**
 * Stores a value unless the row has one already; returns the stored value, for servers that create
 * it at the same time.
 */
export async function addSetting(tx: Tx, key: string, value: string): Promise<string> {
  await execute(tx, `${WRITE_SETTING} WHERE settings.value = ''`, { key, value })
  return (await getSetting(tx, key)) ?? value
}

export interface Setting {
  readonly key: string
  readonly value: string
}

/** Sorts by key here, because the engines collate differently. */
export async function listSettings(tx: Tx): Promise<readonly Setting[]> {
  const found = await rows<Setting>(tx, 'SELECT key, value FROM settings')
  return found.toSorted((a, b) => (a.key < b.key ? -1 : 1))
}
