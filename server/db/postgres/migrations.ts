import { createdTables, migrations } from '#server/db/schema/schema.ts'
import {
  type AppliedStep,
  asForeignSchema,
  fingerprintOf,
  HISTORY_TABLE,
  stepsTaken,
} from '#server/db/schema/schema-history.ts'
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

/**
 * Brings the schema to this release's version, in the first schema of the search path.
 * @throws {ForeignSchema} if the database was made by other steps
 */
export async function migratePostgres(postgres: Postgres): Promise<void> {
  await postgres.transaction(
    async (queries) => {
      // Held by the transaction, not by the session, so that it also works behind a transaction
      // pooler.
      await queries.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK_ID])
      const done = stepsTaken(await appliedSteps(queries), MIGRATIONS)
      await queries.query(HISTORY_TABLE)
      for (const [index, step] of MIGRATIONS.slice(done).entries()) {
        await queries.query(step + secureTables(step)).catch((error: unknown) => {
          throw asForeignSchema(error)
        })
        const row = [done + index + 1, new Date().toISOString(), fingerprintOf(step)]
        await queries.query('INSERT INTO site_migrations VALUES ($1, $2, $3)', row)
      }
    },
    { limitMs: MIGRATION_TIMEOUT_MS },
  )
}

/**
 * Returns whether the schema is at least this release's. Rejects if the database does not answer,
 * or was made by other steps.
 */
export const isMigrated = async (queries: Queries): Promise<boolean> =>
  stepsTaken(await appliedSteps(queries), MIGRATIONS) === MIGRATIONS.length

async function appliedSteps(queries: Queries): Promise<readonly AppliedStep[]> {
  const table = await queries.query<{ present: boolean }>(
    `SELECT to_regclass('site_migrations') IS NOT NULL AS present`,
  )
  if (!table.rows[0]?.present) return []
  return (
    await queries.query<AppliedStep & Record<string, unknown>>('SELECT * FROM site_migrations')
  ).rows
}
