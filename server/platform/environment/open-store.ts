import { join, resolve } from 'node:path'
import type { Environment } from '#server/platform/environment.ts'
import { openPostgresStore } from '#server/operations.ts'
import { openSqliteStore } from '#server/operations.ts'
import type { Store } from '#server/operations.ts'

export const databaseFile = (dataDir: string): string => join(resolve(dataDir), 'palisade.db')

/** Returns the folder that receives mails while no SMTP server is set. */
export const outboxFolder = (dataDir: string): string => join(resolve(dataDir), 'outbox')

/**
 * Opens the configured database without migrating it.
 * @param onConnectionError called for every PostgreSQL connection that breaks; the store stays
 *   usable
 */
export function openStore(
  { databaseUrl, dataDir }: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  onConnectionError: (error: Error) => void = () => {},
): Store {
  return databaseUrl === null
    ? openSqliteStore({ file: databaseFile(dataDir) })
    : openPostgresStore({ url: databaseUrl, onConnectionError })
}
