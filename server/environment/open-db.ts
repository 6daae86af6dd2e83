import { join, resolve } from 'node:path'
import type { Environment } from '#server/environment.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import type { Db } from '#server/db/db.ts'

export const databaseFile = (dataDir: string): string => join(resolve(dataDir), 'palisade.db')

/** Returns the folder that receives mails while no SMTP server is set. */
export const outboxFolder = (dataDir: string): string => join(resolve(dataDir), 'outbox')

/**
 * Opens the configured database without migrating it.
 * @param onConnectionError called for every PostgreSQL connection that breaks; the database stays
 *   usable
 */
export function openDb(
  { databaseUrl, dataDir }: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  onConnectionError: (error: Error) => void = () => {},
): Db {
  return databaseUrl === null
    ? openSqlite({ file: databaseFile(dataDir) })
    : openPostgres({ url: databaseUrl, onConnectionError })
}
