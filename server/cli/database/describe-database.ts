import { databaseFile } from '#server/environment/open-store.ts'
import type { Environment } from '#server/environment.ts'
import type { CommandIo } from '../terminal/command-io.ts'

type Database = Pick<Environment, 'databaseUrl' | 'dataDir'>

/** The database as a person would name it; a PostgreSQL one without user and password. */
export function databaseName({ databaseUrl, dataDir }: Database): string {
  if (databaseUrl === null) return databaseFile(dataDir)
  const { host, pathname } = new URL(databaseUrl)
  return `PostgreSQL ${host}${pathname}`
}

/**
 * Says to whoever sits at a terminal which database a command works on, as its
 * first line; a pipe or a file gets what it always got.
 */
export function printDatabase(io: CommandIo, database: Database): void {
  if (io.terminal.out) io.err(`Database: ${databaseName(database)}\n`)
}

/** Long enough for a server on this machine. */
const PROBE_TIMEOUT_MS = 1000

/**
 * A sentence for whoever finds nothing where a server runs: it may keep its
 * requests elsewhere. Empty when no server answers here.
 * @param fetch asks a server of this machine only
 */
export async function runningServerHint(
  { port }: Pick<Environment, 'port'>,
  fetch: typeof globalThis.fetch,
): Promise<string> {
  try {
    const { ok } = await fetch(`http://127.0.0.1:${port}/readyz`, {
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    })
    return ok
      ? ` But a server answers at port ${port}: if it has its requests elsewhere, run this with its DATA_DIR or DATABASE_URL (where systemd runs it: palisade leads list).`
      : ''
  } catch (error) {
    // Nobody there, or somebody who does not speak HTTP.
    if (error instanceof TypeError || error instanceof DOMException) return ''
    throw error
  }
}
