import type { DatabaseSync } from 'node:sqlite'
import { migrations } from '#server/db/schema.ts'

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
 */
export function migrateSqlite(database: DatabaseSync): void {
  database.exec(`CREATE TABLE IF NOT EXISTS site_migrations (
    version INTEGER PRIMARY KEY,
    applied_at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
  ) STRICT`)
  const done = schemaVersion(database)
  for (const [index, step] of MIGRATIONS.slice(done).entries()) {
    database.exec(step)
    database.exec(`INSERT INTO site_migrations (version) VALUES (${done + index + 1})`)
  }
}

/**
 * Returns whether the schema is at least this release's; false also for a database that was never
 * migrated.
 */
export function isMigrated(database: DatabaseSync): boolean {
  const table = database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'site_migrations'`).get()
  return table !== undefined && schemaVersion(database) >= MIGRATIONS.length
}

function schemaVersion(database: DatabaseSync): number {
  const row = database
    .prepare('SELECT coalesce(max(version), 0) AS version FROM site_migrations')
    .get()
  return Number(row?.['version'] ?? 0)
}
