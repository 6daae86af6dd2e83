import { DatabaseSync } from 'node:sqlite'
import { toSingleLine } from '#server/mail/clean-text.ts'
import { isDamaged } from '../database/database-errors.ts'

/** Returns what is wrong with a database file that no other process has open; `null` for nothing. */
export function sqliteProblem(file: string): string | null {
  try {
    const database = new DatabaseSync(file, { readOnly: true })
    try {
      return problemOf(database)
    } finally {
      database.close()
    }
  } catch (error) {
    if (!isDamaged(error)) throw error
    return error instanceof Error ? error.message : 'it cannot be read'
  }
}

function problemOf(database: DatabaseSync): string | null {
  const integrity = String(database.prepare('PRAGMA integrity_check(1)').get()?.['integrity_check'])
  // The message may quote names that the file's author chose.
  if (integrity !== 'ok') return toSingleLine(integrity)
  if (database.prepare('PRAGMA foreign_key_check').get() !== undefined)
    return 'mails without their requests'
  const ours = database
    .prepare(`SELECT count(*) AS tables FROM sqlite_schema
      WHERE type = 'table' AND name IN ('site_migrations', 'submissions', 'outbox', 'settings')`)
    .get()
  return ours?.['tables'] === 4 ? null : 'it is not a database of this site'
}
