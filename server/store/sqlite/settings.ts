import type { DatabaseSync } from 'node:sqlite'
import { statement } from './connection.ts'

/** The SQL of the table `settings`. */
export function createSettings(database: DatabaseSync) {
  const one = statement(database, 'SELECT value FROM settings WHERE key = ?')
  const all = statement(database, 'SELECT key, value FROM settings ORDER BY key')
  const put = statement(
    database,
    `INSERT INTO settings (key, value) VALUES (?, ?)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
  )
  return {
    get(key: string): string | null {
      const row = one().get(key)
      return row ? String(row['value']) : null
    },
    set(key: string, value: string): void {
      put().run(key, value)
    },
    list: () =>
      all()
        .all()
        .map((row) => ({ key: String(row['key']), value: String(row['value']) })),
  }
}
