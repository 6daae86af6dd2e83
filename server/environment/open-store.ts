import { join, resolve } from 'node:path'
import type { Environment } from '#server/environment.ts'
import { openPostgresStore } from '#server/store/postgres.ts'
import { openSqliteStore } from '#server/store/sqlite.ts'
import type { Store } from '#server/store/store.ts'

/** File of the embedded database. */
export const databaseFile = (dataDir: string): string => join(resolve(dataDir), 'palisade.db')

/** Folder of the mails while no SMTP is set. */
export const outboxFolder = (dataDir: string): string => join(resolve(dataDir), 'outbox')

/**
 * Opens the database that the environment names; it is not migrated yet.
 * @param onConnectionError told of every PostgreSQL connection that breaks; the store goes on
 */
export function openStore(
  { databaseUrl, dataDir }: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  onConnectionError: (error: Error) => void = () => {},
): Store {
  return databaseUrl === null
    ? openSqliteStore({ file: databaseFile(dataDir) })
    : openPostgresStore({ url: databaseUrl, onConnectionError })
}
