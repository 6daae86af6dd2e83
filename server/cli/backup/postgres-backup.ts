import { devNull } from 'node:os'
import { connectPostgres } from '#server/store/postgres/connection.ts'
import { completeFile, type NewFile } from '../terminal/new-file.ts'
import { currentSchema, othersIn, quoteName, readContents } from './postgres-objects.ts'
import { connectionOf, runTool, toolProblem } from './postgres-tools.ts'
import { type Stranger, strangersNote } from './strangers.ts'
import { done, type Outcome, refused } from './target.ts'

/** The dump waits this long for a table that somebody alters. */
const LOCK_WAIT = '30s'

/** Dumps the site's tables as they are at one moment, and reads the archive through before it gets its name. */
export async function backUpPostgres(
  url: string,
  target: NewFile,
  path: string | undefined,
): Promise<Outcome> {
  const pattern = await patterns(url)
  const { address, environment } = connectionOf(url)
  let strangers: readonly Stranger[] = []
  try {
    await completeFile(target, async () => {
      const dump = [
        `--dbname=${address}`,
        '--format=custom',
        '--no-owner',
        '--no-privileges',
        // Counters are forgotten in a crash as well.
        '--no-unlogged-table-data',
        `--lock-wait-timeout=${LOCK_WAIT}`,
        ...pattern,
        `--file=${target.growing}`,
      ]
      const dumped = await runTool('pg_dump', dump, { environment, path })
      if (!dumped.ok) throw new Failed(toolProblem('pg_dump', dumped))
      strangers = await readThrough(target.growing, path)
    })
  } catch (error) {
    if (error instanceof Failed) return refused(error.message)
    throw error
  }
  return done(`It has been read through to its end.${strangersNote(strangers)}`)
}

class Failed extends Error {}

/** Our schema without what else lies there. */
async function patterns(url: string): Promise<readonly string[]> {
  const postgres = connectPostgres({ url, maxConnections: 1, onConnectionError: () => {} })
  try {
    const schema = await currentSchema(postgres)
    const others = await othersIn(postgres, schema)
    return [
      `--schema=${quoteName(schema)}`,
      ...others.map((name) => `--exclude-table=${quoteName(schema)}.${quoteName(name)}`),
    ]
  } finally {
    await postgres.close()
  }
}

/** Returns what in it is not ours. */
async function readThrough(file: string, path: string | undefined): Promise<readonly Stranger[]> {
  const tool = { environment: {}, path }
  const list = await runTool('pg_restore', ['--list', file], tool)
  if (!list.ok) throw new Failed(toolProblem('pg_restore', list))
  const contents = readContents(list.output)
  if (contents.schema === null)
    throw new Failed('The archive holds no requests: start the server once, then make a backup.')
  const whole = await runTool('pg_restore', [`--file=${devNull}`, file], tool)
  if (!whole.ok) throw new Failed(toolProblem('pg_restore', whole))
  return contents.strangers
}
