import { DatabaseSync } from 'node:sqlite'
import type { Stranger } from './strangers.ts'

/**
 * Triggers and views of a database file that nobody else has open: this site
 * makes neither, and either runs when its tables are used. SQLite keeps no
 * functions in a file.
 */
export function sqliteStrangers(file: string): readonly Stranger[] {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database
      .prepare(
        `SELECT type, name FROM sqlite_schema WHERE type IN ('trigger', 'view') ORDER BY 1, 2`,
      )
      .all()
      .map(({ type, name }) => ({ kind: String(type), name: String(name) }))
  } finally {
    database.close()
  }
}

/** Takes them out of a file. */
export function dropStrangers(file: string, strangers: readonly Stranger[]): void {
  const database = new DatabaseSync(file)
  try {
    // A view's own triggers go with it.
    for (const { kind, name } of strangers)
      database.exec(`DROP ${kind} IF EXISTS "${name.replaceAll('"', '""')}"`)
  } finally {
    database.close()
  }
}
