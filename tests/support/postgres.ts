import { Client } from 'pg'
import { startThrowaway } from './postgres-throwaway.ts'

/** A PostgreSQL for tests. Every test has its own schema and may run in parallel. */
export interface TestPostgres {
  /** `missing`: tests that need it are skipped, and say so. */
  readonly kind: 'given' | 'throwaway' | 'missing'
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
 * Connects to the server of TEST_DATABASE_URL, or starts one from the machine's binaries; in CI one of
 * both is required.
 */
export async function startPostgres(env: NodeJS.ProcessEnv = process.env): Promise<TestPostgres> {
  const given = env['TEST_DATABASE_URL']
  if (given) return withSchemas('given', given, async () => {})
  const throwaway = await startThrowaway()
  if (throwaway) return withSchemas('throwaway', throwaway.url, throwaway.stop)
  const why = 'no initdb in PATH or /usr/lib/postgresql'
  if (env['CI'])
    throw new Error(`CI requires a PostgreSQL: ${why} (Debian: apt-get install postgresql)`)
  return {
    kind: 'missing',
    createSchema: () => Promise.reject(new Error(`PostgreSQL is not installed: ${why}`)),
    stop: async () => {},
  }
}

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
