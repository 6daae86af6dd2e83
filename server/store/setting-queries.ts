/** SQL of the table `settings`. */

import { execute, first, type Program, rows } from './sql-program.ts'

export function* getSetting(key: string): Program<string | null> {
  const row = yield* first<{ value: string }>('SELECT value FROM settings WHERE key = :key', {
    key,
  })
  return row?.value ?? null
}

const WRITE_SETTING = `INSERT INTO settings (key, value) VALUES (:key, :value)
  ON CONFLICT (key) DO UPDATE SET value = excluded.value`

export const setSetting = (key: string, value: string): Program<void> =>
  execute(WRITE_SETTING, { key, value })

/**
 * Stores a value unless the row has one already; returns the stored value, for servers that create
 * it at the same time.
 */
export function* addSetting(key: string, value: string): Program<string> {
  yield* execute(`${WRITE_SETTING} WHERE settings.value = ''`, { key, value })
  return (yield* getSetting(key)) ?? value
}

export interface Setting {
  readonly key: string
  readonly value: string
}

/** Sorts by key here, because the engines collate differently. */
export function* listSettings(): Program<readonly Setting[]> {
  const found = yield* rows<Setting>('SELECT key, value FROM settings')
  return found.toSorted((a, b) => (a.key < b.key ? -1 : 1))
}
