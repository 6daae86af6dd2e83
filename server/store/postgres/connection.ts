import { DatabaseError, Pool, type PoolClient, type QueryResult, types } from 'pg'

/** Something that runs SQL: the pool (each call its own transaction) or one open transaction. */
export interface Queries {
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<QueryResult<Row>>
}

export interface Postgres extends Queries {
  /**
   * Runs `work` in one READ COMMITTED transaction; rolled back when it throws.
   * @param limitMs how long one statement of it may take
   */
  transaction<Result>(
    work: (queries: Queries) => Promise<Result>,
    limitMs?: number,
  ): Promise<Result>
  /** Finishes what was asked for, then closes every connection. */
  close(): Promise<void>
}

export interface PostgresOptions {
  readonly url: string
  /** Called for a connection that broke; the next call opens a new one. */
  readonly onConnectionError: (error: Error) => void
  readonly maxConnections: number
}

const CONNECT_LIMIT_MS = 5000
const STATEMENT_LIMIT_MS = 10_000
const IDLE_LIMIT_MS = 30_000
const INT8_OID = 20

/**
 * Opens a pool; no connection is made before the first call. Time limits are
 * not sent in the startup packet, and nothing is prepared by name: a
 * transaction pooler refuses the first and loses the second.
 */
export function connectPostgres(options: PostgresOptions): Postgres {
  const pool = new Pool({
    connectionString: options.url,
    max: options.maxConnections,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    idleTimeoutMillis: IDLE_LIMIT_MS,
    // The client's own limit; a connection that exceeds it is thrown away.
    query_timeout: STATEMENT_LIMIT_MS,
    keepAlive: true,
    types: { getTypeParser },
  })
  pool.on('error', options.onConnectionError)
  // The pool listens only while a client is idle; one that breaks in use would end the process.
  pool.on('connect', (client) => client.on('error', options.onConnectionError))

  // Pool.end() forgets callers that still wait for a connection.
  const running = new Set<Promise<unknown>>()
  const track = <Result>(promise: Promise<Result>): Promise<Result> => {
    running.add(promise)
    const forget = (): void => void running.delete(promise)
    promise.then(forget, forget)
    return promise
  }

  let closing: Promise<void> | undefined

  return {
    query: (sql, values = []) => track(pool.query(sql, [...values])),
    transaction: (work, limitMs = STATEMENT_LIMIT_MS) => track(inTransaction(pool, work, limitMs)),
    close: () => (closing ??= Promise.allSettled(running).then(() => pool.end())),
  }
}

async function inTransaction<Result>(
  pool: Pool,
  work: (queries: Queries) => Promise<Result>,
  limitMs: number,
): Promise<Result> {
  const client = await pool.connect()
  try {
    // One round trip. The idle limit frees the locks of a process that froze half way.
    await client.query(`BEGIN ISOLATION LEVEL READ COMMITTED;
      SET LOCAL statement_timeout = ${limitMs};
      SET LOCAL idle_in_transaction_session_timeout = ${STATEMENT_LIMIT_MS}`)
    const result = await work({
      query: (sql, values = []) => {
        const query = { text: sql, values: [...values], query_timeout: limitMs + 1000 }
        return client.query(query)
      },
    })
    await client.query('COMMIT')
    client.release()
    return result
  } catch (error) {
    await destroyClient(client, error)
    throw error
  }
}

/** Only after the server's own complaint is the connection known to be in order. */
async function destroyClient(client: PoolClient, error: unknown): Promise<void> {
  if (!(error instanceof DatabaseError)) {
    client.release(true)
    return
  }
  try {
    await client.query('ROLLBACK')
    client.release()
  } catch {
    // The connection broke on the way: the server rolls back by itself.
    client.release(true)
  }
}

/** int8 as a number: ours are times in milliseconds and counts, far below 2^53. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): unknown {
  return oid === INT8_OID ? Number : types.getTypeParser(oid, format as 'text')
}

/** Serialization failure and deadlock: the server undid everything and asks to try again. */
const RETRYABLE_CODES = new Set(['40001', '40P01'])
const MAX_TRIES = 3

/** Runs a whole transaction again when the server chose it as the loser of a conflict. */
export async function retryTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const again = error instanceof DatabaseError && RETRYABLE_CODES.has(error.code ?? '')
      if (!again || attempt === MAX_TRIES) throw error
    }
  }
}
