import { devNull } from 'node:os'
import { connectPostgres } from '#server/db/postgres/connection.ts'
import { writeFileAtomically, type NewFile } from '#server/db/write-file.ts'
import { currentSchema, OWN_TABLES, quoteName } from './postgres-objects.ts'
import { connectionOf, runTool } from './postgres-tools.ts'

/** Maximum wait for a table that another session alters. */
const LOCK_TIMEOUT = '30s'

/**
 * Dumps the site's tables in one snapshot, and reads the archive to the end before it renames it;
 * returns a sentence about the check.
 */
export async function backUpPostgres(
  url: string,
  target: NewFile,
  path: string | undefined,
): Promise<string> {
  const schema = quoteName(await schemaOf(url))
  const { address, environment } = connectionOf(url)
  const dump = [
    `--dbname=${address}`,
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    // Counters do not survive a crash either.
    '--no-unlogged-table-data',
    `--lock-wait-timeout=${LOCK_TIMEOUT}`,
    ...OWN_TABLES.map((table) => `--table=${schema}.${table}`),
    `--file=${target.temporaryPath}`,
  ]
  await writeFileAtomically(target, async () => {
    await runTool('pg_dump', dump, { environment, path })
    const read = [`--file=${devNull}`, target.temporaryPath]
    await runTool('pg_restore', read, { environment: {}, path })
  })
  return 'It has been read through to its end.'
}

async function schemaOf(url: string): Promise<string> {
  const postgres = connectPostgres({ url, maxConnections: 1 })
  try {
    return await currentSchema(postgres)
  } finally {
    await postgres.close()
  }
}
