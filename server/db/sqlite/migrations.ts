import type { DatabaseSync } from 'node:sqlite'
import { migrations } from '#server/db/schema/schema.ts'
import {
  type AppliedStep,
  asForeignSchema,
  fingerprintOf,
  HISTORY_TABLE,
  stepsTaken,
} from '#server/db/schema/schema-history.ts'

const MIGRATIONS = migrations({
  integer: 'integer',
  real: 'real',
  time: 'text',
  json: 'text',
  bytes: 'blob',
  options: 'STRICT',
  unlogged: '',
  secret: 'lower(hex(randomblob(32)))',
})

/**
 * Brings the schema to this release's version. Call it inside a write transaction, whose lock keeps
 * other processes from doing it at once.
 * @throws {ForeignSchema} if the database was made by other steps
 */
export function migrateSqlite(database: DatabaseSync): void {
  const done = stepsTaken(appliedSteps(database), MIGRATIONS)
  database.exec(`${HISTORY_TABLE} STRICT`)
  const add = database.prepare('INSERT INTO site_migrations VALUES (?, ?, ?)')
  for (const [index, step] of MIGRATIONS.slice(done).entries()) {
    try {
      database.exec(step)
    } catch (error) {
      throw asForeignSchema(error)
    }
    add.run(done + index + 1, new Date().toISOString(), fingerprintOf(step))
  }
}

/**
 * Returns whether the schema is at least this release's; false also for a database that was never
 * migrated.
 * @throws {ForeignSchema} if the database was made by other steps
 */
export const isMigrated = (database: DatabaseSync): boolean =>
  stepsTaken(appliedSteps(database), MIGRATIONS) === MIGRATIONS.length

function appliedSteps(database: DatabaseSync): readonly AppliedStep[] {
  const table = database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'site_migrations'`).get()
  if (table === undefined) return []
  return database
    .prepare('SELECT * FROM site_migrations')
    .all()
    .map((row) => ({
      version: Number(row['version']),
      fingerprint: String(row['fingerprint'] ?? ''),
    }))
}
