import { devNull } from 'node:os'
import { connectPostgres } from '#server/store/postgres/connection.ts'
import { completeFile, type NewFile } from '../terminal/new-file.ts'
import { currentSchema, OURS, quoteName } from './postgres-objects.ts'
import { connectionOf, runTool, toolProblem } from './postgres-tools.ts'
import { done, type Outcome, refused } from './outcome.ts'

/** The dump waits this long for a table that somebody alters. */
const LOCK_WAIT = '30s'

/** Dumps the site's tables as they are at one moment, and reads the archive through before it gets its name. */
export async function backUpPostgres(
  url: string,
  target: NewFile,
  path: string | undefined,
): Promise<Outcome> {
  const schema = quoteName(await schemaOf(url))
  const { address, environment } = connectionOf(url)
  const dump = [
    `--dbname=${address}`,
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    // Counters are forgotten in a crash as well.
    '--no-unlogged-table-data',
    `--lock-wait-timeout=${LOCK_WAIT}`,
    ...OURS.map((table) => `--table=${schema}.${table}`),
    `--file=${target.growing}`,
  ]
  try {
    await completeFile(target, async () => {
      const dumped = await runTool('pg_dump', dump, { environment, path })
      if (!dumped.ok) throw new Failed(toolProblem('pg_dump', dumped))
      const read = [`--file=${devNull}`, target.growing]
      const whole = await runTool('pg_restore', read, { environment: {}, path })
      if (!whole.ok) throw new Failed(toolProblem('pg_restore', whole))
    })
  } catch (error) {
    if (error instanceof Failed) return refused(error.message)
    throw error
  }
  return done('It has been read through to its end.')
}

class Failed extends Error {}

async function schemaOf(url: string): Promise<string> {
  const postgres = connectPostgres({ url, maxConnections: 1, onConnectionError: () => {} })
  try {
    return await currentSchema(postgres)
  } finally {
    await postgres.close()
  }
}
