import { isSameSearchPath, LostSearchPath, searchPathOf } from './postgres/address.ts'
import { connectPostgres, type Postgres, type PostgresOptions } from './postgres/connection.ts'
import { isMigrated, migratePostgres } from './postgres/migrations.ts'
import { createPrograms } from './postgres/programs.ts'
import { record } from './postgres/record-in-one-statement.ts'
import { createTables, type Database } from './database.ts'

/**
 * Creates the shared store: any number of servers on one PostgreSQL (13 or later). Connects at the
 * first call; every call rejects while the database is unreachable.
 */
export function openPostgresDatabase(options: PostgresOptions): Database {
  const postgres = connectPostgres(options)
  const programs = createPrograms(postgres)

  return {
    ...createTables(programs),
    engine: 'postgres',
    migrate: async () => {
      await requireSearchPath(postgres, options.url)
      await migratePostgres(postgres)
    },
    // Any error here means that the database cannot be used.
    isReady: () => isMigrated(postgres).catch(() => false),
    close: () => postgres.close(),
    record: (submission) => record(programs, submission),
    // Dead rows and old log segments are removed by the database server (docs/operations.md).
    eraseDeleted: async () => true,
  }
}

/** Throws if the tables would be made in another schema than the address names. */
async function requireSearchPath(postgres: Postgres, url: string): Promise<void> {
  const expected = searchPathOf(url)
  if (expected === null) return
  const { rows } = await postgres.query<{ search_path: string }>('SHOW search_path')
  if (!isSameSearchPath(rows[0]?.search_path ?? '', expected)) throw new LostSearchPath()
}
