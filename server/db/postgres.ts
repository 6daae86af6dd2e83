import { isSameSearchPath, LostSearchPath, searchPathOf } from './postgres/address.ts'
import {
  connectPostgres,
  type Postgres,
  type PostgresOptions,
  type Queries,
} from './postgres/connection.ts'
import { isMigrated, migratePostgres } from './postgres/migrations.ts'
import { shortLimits } from './postgres/short-limits.ts'
import { ForeignSchema } from '#server/db/schema/schema-history.ts'
import {
  createWriteListeners,
  type Db,
  requireNoTransaction,
  runInTransaction,
  type SqlValue,
  type Statement,
  type Tx,
} from './db.ts'

/**
 * Creates the shared store: any number of servers on one PostgreSQL (13 or later). Connects at the
 * first call; every call rejects while the database is unreachable.
 */
export function openPostgres(options: PostgresOptions): Db {
  const postgres = connectPostgres(options)
  const transaction = async <Result>(work: (tx: Tx) => Promise<Result>, setup: string) => {
    requireNoTransaction()
    return await postgres.transaction((queries) => runInTransaction(runStatements(queries), work), {
      setup,
    })
  }
  const listeners = createWriteListeners()
  const durable = async <Result>(
    work: (tx: Tx) => Promise<Result>,
    wait: string,
  ): Promise<Result> => {
    const { result, hasChanged } = await transaction(work, WAIT_FOR_DISK + wait)
    if (hasChanged) listeners.tell()
    return result
  }

  return {
    engine: 'postgres',
    isShared: true,
    write: (work) => durable(work, WAIT_FOR_WRITERS),
    writeRelaxed: async (work) => (await transaction(work, WAIT_FOR_WRITERS)).result,
    writeUnlocked: (work) => durable(work, ''),
    onWrite: listeners.onWrite,
    async single(work) {
      requireNoTransaction()
      return await work(runStatements(postgres))
    },
    read: (work) => work(runStatements(postgres)),
    migrate: async () => {
      await requireSearchPath(postgres, options.url)
      await migratePostgres(postgres)
    },
    // Any other error here means that the database cannot be used.
    isReady: async () => {
      try {
        return (await isMigrated(postgres)) && (await shortLimits(postgres)).length === 0
      } catch (error) {
        if (error instanceof ForeignSchema) throw error
        return false
      }
    },
    verify: () => {},
    // Dead rows and old log segments are removed by the database server (docs/operations.md).
    eraseDeleted: async () => true,
    close: () => postgres.close(),
  }
}

/** Throws if the tables would be made in another schema than the address names. */
async function requireSearchPath(postgres: Postgres, url: string): Promise<void> {
  const expected = searchPathOf(url)
  if (expected === null) return
  const { rows } = await postgres.query<{ search_path: string }>('SHOW search_path')
  if (!isSameSearchPath(rows[0]?.search_path ?? '', expected)) throw new LostSearchPath()
}

/** For a database with synchronous_commit off. */
const WAIT_FOR_DISK = `SELECT set_config('synchronous_commit', 'on', true)
  WHERE current_setting('synchronous_commit') = 'off';`

/**
 * Lets one transaction that writes run at a time, on any number of servers. An arbitrary number that
 * no other program is likely to use for an advisory lock.
 */
const WAIT_FOR_WRITERS = 'SELECT pg_advisory_xact_lock(7205550143);'

const runStatements = (queries: Queries): Tx => ({
  async run(statement) {
    const { text, values } = toPositionalParameters(statement)
    return (await queries.query<Record<string, unknown>>(text, values)).rows
  },
})

/**
 * Converts `:name` to `$1`; each place is a parameter of its own, so that its type is its own too.
 */
function toPositionalParameters({ sql, values }: Statement): {
  text: string
  values: readonly SqlValue[]
} {
  const given: SqlValue[] = []
  const text = sql.replace(/:([a-z]\w*)/gi, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`no value for :${name}`)
    return `$${given.push(value)}`
  })
  return { text, values: given }
}
