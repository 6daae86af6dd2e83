import { createdTables, migrations } from '#server/db/schema.ts'
import type { Postgres, Queries } from './connection.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'

const MIGRATIONS = migrations({
  integer: 'bigint',
  real: 'double precision',
  time: 'timestamptz(3)',
  json: 'jsonb',
  bytes: 'bytea',
  options: '',
  // A counter need not survive a crash.
  unlogged: 'UNLOGGED',
  // Three random UUIDs have 366 random bits; the hash keeps 256 of them.
  secret: `encode(sha256(convert_to(
    concat(gen_random_uuid(), gen_random_uuid(), gen_random_uuid()), 'UTF8')), 'hex')`,
})

/** All tables except `site_migrations`, which lists the completed steps. */
export const TABLES = createdTables(MIGRATIONS)

/**
 * Some hosts expose every table of the schema 'public' to anonymous callers of their own API. Row
 * security without a policy refuses them; the owner of the tables, this server, is exempt.
 */
const secureTables = (step: string): string =>
  createdTables([step])
    .map((table) => `ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;`)
    .join('\n')

/** An arbitrary number that no other program is likely to use for an advisory lock. */
const MIGRATION_LOCK_ID = 7_205_550_142
/**
 * A later step may build an index over years of submissions, or wait for another server to do so.
 */
const MIGRATION_TIMEOUT_MS = 10 * MINUTE_MS

/** Brings the schema to this release's version, in the first schema of the search path. */
export async function migratePostgres(postgres: Postgres): Promise<void> {
  await postgres.transaction(
    async (queries) => {
      // Held by the transaction, not by the session, so that it also works behind a transaction
      // pooler.
      await queries.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK_ID])
      await queries.query(`CREATE TABLE IF NOT EXISTS site_migrations (
      version integer PRIMARY KEY,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`)
      const done = await schemaVersion(queries)
      for (const [index, step] of MIGRATIONS.slice(done).entries()) {
        await queries.query(step + secureTables(step))
        await queries.query('INSERT INTO site_migrations (version) VALUES ($1)', [done + index + 1])
      }
    },
    { limitMs: MIGRATION_TIMEOUT_MS },
  )
}

/**
 * Returns whether the schema is at least this release's. Rejects if the database does not answer.
 */
export async function isMigrated(queries: Queries): Promise<boolean> {
  const table = await queries.query<{ present: boolean }>(
    `SELECT to_regclass('site_migrations') IS NOT NULL AS present`,
  )
  if (!table.rows[0]?.present) return false
  return (await schemaVersion(queries)) >= MIGRATIONS.length
}

async function schemaVersion(queries: Queries): Promise<number> {
  const { rows } = await queries.query<{ version: number }>(
    'SELECT coalesce(max(version), 0) AS version FROM site_migrations',
  )
  return rows[0]?.version ?? 0
}
