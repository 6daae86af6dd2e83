import { Client } from 'pg'
import { startPglite } from './postgres-pglite.ts'
import { startThrowaway } from './postgres-throwaway.ts'

/** A PostgreSQL for tests. Every test has its own schema and may run in parallel. */
export interface TestPostgres {
  /** 'pglite' is an emulation: one connection, in memory, in this process. */
  readonly kind: 'given' | 'throwaway' | 'pglite'
  /** Creates an empty schema; `url` makes it the only one in the search path. */
  createSchema(): Promise<TestSchema>
  stop(): Promise<void>
}

export interface TestSchema {
  /** An address for `openPostgres` or DATABASE_URL. */
  readonly url: string
  drop(): Promise<void>
}

/**
 * Connects to the server of TEST_DATABASE_URL, or starts one from the machine's binaries. Without
 * both it uses PGlite and prints a warning; in CI a real server is required.
 * TEST_DATABASE_URL=pglite selects PGlite.
 */
export async function startPostgres(env: NodeJS.ProcessEnv = process.env): Promise<TestPostgres> {
  const given = env['TEST_DATABASE_URL']
  if (given && given !== PGLITE) return withSchemas('given', given, async () => {})
  const throwaway = given === PGLITE ? null : await startThrowaway()
  if (throwaway) return withSchemas('throwaway', throwaway.url, throwaway.stop)
  const why = given === PGLITE ? 'asked for' : 'no initdb in PATH or /usr/lib/postgresql'
  if (env['CI']) {
    throw new Error(`CI requires a real PostgreSQL: ${why} (Debian: apt-get install postgresql)`)
  }
  process.stderr.write(
    `\n*** PGlite stands in for PostgreSQL: ${why}.\n` +
      '*** Concurrency, locks and durability are NOT tested.\n\n',
  )
  const pglite = await startPglite()
  return withSchemas('pglite', pglite.url, pglite.stop)
}

const PGLITE = 'pglite'

let schemaNumber = 0

function withSchemas(
  kind: TestPostgres['kind'],
  url: string,
  stop: () => Promise<void>,
): TestPostgres {
  return {
    kind,
    async createSchema() {
      const name = `test_${process.pid}_${Date.now()}_${++schemaNumber}`
      await execute(url, `CREATE SCHEMA ${name}`)
      const own = new URL(url)
      own.searchParams.set('options', `-c search_path=${name}`)
      return {
        url: own.href.replaceAll('+', '%20'),
        drop: () => execute(url, `DROP SCHEMA ${name} CASCADE`),
      }
    },
    stop,
  }
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
