import type { DatabaseSync } from 'node:sqlite'
import { migrations } from '../schema.ts'

const MIGRATIONS = migrations({
  integer: 'integer',
  real: 'real',
  time: 'text',
  json: 'text',
  bytes: 'blob',
  options: 'STRICT',
  unlogged: '',
  secret: 'lower(hex(randomblob(32)))',
  last: '',
})

/**
 * Brings the schema to this release's version. Call it inside a write transaction, whose lock keeps
 * other processes from doing it at once.
 */
export function migrateSqlite(database: DatabaseSync, now: number): void {
  database.exec(`CREATE TABLE IF NOT EXISTS site_migrations (
    version INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    applied_at TEXT NOT NULL
  ) STRICT`)
  const record = database.prepare('INSERT INTO site_migrations VALUES (?, ?, ?)')
  for (const migration of MIGRATIONS.slice(schemaVersion(database))) {
    database.exec(migration.sql)
    record.run(migration.version, migration.name, new Date(now).toISOString())
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
