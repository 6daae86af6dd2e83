import { type ClientBase, DatabaseError, Pool, type PoolClient, type QueryResult, types } from 'pg'
import { driverAddress } from './address.ts'

/** Runs SQL: the pool (each call its own transaction) or one open transaction. */
export interface Queries {
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<QueryResult<Row>>
}

export interface Postgres extends Queries {
  /**
   * Runs `work` in one READ COMMITTED transaction, which is rolled back when it throws.
   */
  transaction<Result>(
    work: (queries: Queries) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>
  /** Finishes pending work, then closes every connection. */
  close(): Promise<void>
}

interface TransactionOptions {
  /** Time limit of each statement. */
  readonly limitMs?: number
  /** Statements that the transaction begins with. */
  readonly setup?: string
}

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database`, with the parameters of address.ts. */
  readonly url: string
  /** Called for a connection that broke; the next call opens a new one. */
  readonly onConnectionError?: (error: Error) => void
  /** Connections of this process; further callers wait. */
  readonly maxConnections?: number
}

const CONNECT_LIMIT_MS = 5000
const STATEMENT_LIMIT_MS = 10_000
/** How long other writers wait at most for a process that froze during its transaction. */
const IDLE_IN_TRANSACTION_LIMIT_MS = 3000
const IDLE_LIMIT_MS = 30_000
const INT8_OID = 20

/**
 * Creates a pool, which connects at the first call. Time limits are not sent in the startup packet,
 * and no statement is prepared by name, because a transaction pooler refuses the former and loses
 * the latter.
 */
export function connectPostgres({
  url,
  maxConnections = 10,
  onConnectionError = () => {},
}: PostgresOptions): Postgres {
  const pool = new Pool({
    ...driverAddress(url),
    max: maxConnections,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    idleTimeoutMillis: IDLE_LIMIT_MS,
    // The client's own time limit; a connection that exceeds it is discarded.
    query_timeout: STATEMENT_LIMIT_MS,
    keepAlive: true,
    types: { getTypeParser },
    onConnect: stopCompiling as (client: ClientBase) => void,
  })
  pool.on('error', onConnectionError)
  // The pool handles errors of idle connections only; an unhandled one in use would end the
  // process.
  pool.on('connect', (client) => client.on('error', onConnectionError))

  // Pool.end() does not wait for callers that are still waiting for a connection.
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
    transaction: (work, options = {}) => track(inTransaction(pool, work, options)),
    close: () => (closing ??= Promise.allSettled(running).then(() => pool.end())),
  }
}

/** The pool waits for it, as its types do not say. Compiling a query takes longer than running any of these. */
const stopCompiling = (client: ClientBase) => client.query('SET jit = off')

async function inTransaction<Result>(
  pool: Pool,
  work: (queries: Queries) => Promise<Result>,
  { limitMs = STATEMENT_LIMIT_MS, setup = '' }: TransactionOptions,
): Promise<Result> {
  const client = await pool.connect()
  try {
    // One round trip.
    await client.query(`BEGIN ISOLATION LEVEL READ COMMITTED;
      SET LOCAL statement_timeout = ${limitMs};
      SET LOCAL idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_LIMIT_MS};
      ${setup}`)
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

/** A connection is reusable only after an error reported by the server. */
async function destroyClient(client: PoolClient, error: unknown): Promise<void> {
  if (!(error instanceof DatabaseError)) {
    client.release(true)
    return
  }
  try {
    await client.query('ROLLBACK')
    client.release()
  } catch {
    // The connection broke: the server rolls back by itself.
    client.release(true)
  }
}

/** Parses int8 as a number: values are times in milliseconds and counts, far below 2^53. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): unknown {
  return oid === INT8_OID ? Number : types.getTypeParser(oid, format as 'text')
}
