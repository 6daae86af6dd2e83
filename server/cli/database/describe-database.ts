import { databaseFile } from '#server/environment/open-db.ts'
import type { Environment } from '#server/environment.ts'
import type { CommandIo } from '../terminal/commands.ts'

type Database = Pick<Environment, 'databaseUrl' | 'dataDir'>

/** Returns the database's name for the owner; a PostgreSQL address without user and password. */
export function databaseName({ databaseUrl, dataDir }: Database): string {
  if (databaseUrl === null) return databaseFile(dataDir)
  const { host, pathname, searchParams } = new URL(databaseUrl)
  return `PostgreSQL ${searchParams.get('host') ?? host}${pathname}`
}

/** Prints the database that a command uses as its first line, on a terminal only. */
export function printDatabase(io: CommandIo, database: Database): void {
  if (io.terminal.out) io.err(`Database: ${databaseName(database)}\n`)
}

/** Long enough for a server on this machine. */
const PROBE_TIMEOUT_MS = 1000

/**
 * Returns a hint for an owner whose command finds no leads while a server runs, which may use
 * another database; '' when no server answers on this machine.
 * @param fetch requests this machine only
 */
export async function runningServerHint(
  { port }: Pick<Environment, 'port'>,
  { fetch, environment }: Pick<CommandIo, 'fetch' | 'environment'>,
): Promise<string> {
  // As the unit of the server sets them, they are the server's.
  if (environment['PALISADE_TOOL'] !== undefined) return ''
  try {
    const { ok } = await fetch(`http://127.0.0.1:${port}/readyz`, {
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    })
    return ok
      ? ` But a server answers at port ${port}: if it has its leads elsewhere, run this with its DATA_DIR or DATABASE_URL (where systemd runs it: palisade leads list).`
      : ''
  } catch (error) {
    // No server, or one that does not speak HTTP.
    if (error instanceof TypeError || error instanceof DOMException) return ''
    throw error
  }
}
