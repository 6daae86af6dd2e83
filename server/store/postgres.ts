import { connectPostgres } from './postgres/connection.ts'
import { isMigrated, migratePostgres } from './postgres/migrations.ts'
import { createPrograms } from './postgres/programs.ts'
import { createCommonStore, type Store } from './store.ts'

export interface PostgresStoreOptions {
  /** `postgres://user:password@host:port/database`, with optional `?sslmode=` and `?options=`. */
  readonly url: string
  /** Milliseconds since the epoch; dates the migrations. */
  readonly clock?: () => number
  /** Connections of this process; further callers wait. */
  readonly maxConnections?: number
  /** Called for every connection that breaks. The store continues with a new one. */
  readonly onConnectionError?: (error: Error) => void
}

/**
 * Creates the shared store: any number of servers on one PostgreSQL (13 or later). Connects at the
 * first call; every call rejects while the database is unreachable.
 */
export function openPostgresStore(options: PostgresStoreOptions): Store {
  const { url, clock = Date.now, maxConnections = 10, onConnectionError = () => {} } = options
  const postgres = connectPostgres({ url, maxConnections, onConnectionError })

  return {
    ...createCommonStore(createPrograms(postgres)),
    engine: 'postgres',
    migrate: () => migratePostgres(postgres, clock()),
    // Any error here means that the database cannot be used.
    isReady: () => isMigrated(postgres).catch(() => false),
    close: () => postgres.close(),
    // Dead rows and old log segments are removed by the database server (docs/operations.md).
    eraseDeleted: async () => true,
  }
}
