import { cleanText } from './storable-text.ts'

/**
 * SQL that is written once for both engines. A program is a generator that yields statements one by
 * one and receives the rows of each. SQLite runs it synchronously inside its write queue;
 * PostgreSQL runs it inside a transaction and awaits each result.
 */

export type SqlValue = string | number | Uint8Array | null

/** One statement in SQL that both engines understand; `:name` is a placeholder of a value. */
export interface Statement {
  readonly sql: string
  readonly values: Readonly<Record<string, SqlValue>>
}

export type Row = Readonly<Record<string, unknown>>

export type Program<Result> = Generator<Statement, Result, readonly Row[]>

/**
 * Runs programs on one engine, each in one transaction that is rolled back when the program throws.
 */
export interface Programs {
  /** Runs a program durably. */
  write<Result>(program: () => Program<Result>): Promise<Result>
  /** Runs a program whose writes a power cut may undo: leases, and outcomes of notices. */
  writeRelaxed<Result>(program: () => Program<Result>): Promise<Result>
  /**
   * Runs a program of one statement, whose writes a power cut may undo unless the statement makes
   * them durable. On PostgreSQL one round trip instead of three.
   */
  single<Result>(program: () => Program<Result>): Promise<Result>
  /** Runs a program without writes. */
  read<Result>(program: () => Program<Result>): Promise<Result>
}

/** Clauses that differ between the engines. */
export interface Dialect {
  /** True if several servers may use the database: a lease is then freed only when it expires. */
  readonly isShared: boolean
  /** After a SELECT: skips rows that another server has locked; empty where only one can write. */
  readonly skipLocked: (table: string) => string
  /** After a SELECT: locks the rows until the transaction ends. */
  readonly locked: (table: string) => string
  /**
   * After a SELECT: keeps the rows from being deleted until the transaction ends; they may be
   * changed.
   */
  readonly lockedForKeyShare: (table: string) => string
  /** Statement that serializes transactions. */
  readonly transactionMutex: Statement | null
}

/**
 * Creates the store method that runs a program with the method's own arguments.
 * @param run runs the program, such as `programs.read`
 */
export const storeMethod =
  (run: Programs['read']) =>
  <Args extends readonly unknown[], Result>(program: (...args: Args) => Program<Result>) =>
  (...args: Args): Promise<Result> =>
    run(() => program(...args))

/**
 * Runs a query and returns its rows, or those of a statement with RETURNING. Cleans texts, since no
 * engine accepts NUL or a lone surrogate.
 * @typeParam Found type of the selected rows, which is not checked
 */
export function* rows<Found extends object = Row>(
  sql: string,
  values: Statement['values'] = {},
): Program<readonly Found[]> {
  const cleaned = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? cleanText(value) : value,
  ])
  return (yield { sql, values: Object.fromEntries(cleaned) }) as readonly Found[]
}

/** Runs a query as `rows` does and returns the first row, or `null`. */
export function* first<Found extends object = Row>(
  sql: string,
  values: Statement['values'] = {},
): Program<Found | null> {
  const [row = null] = yield* rows<Found>(sql, values)
  return row
}

/** Runs a statement that changes rows. */
export function* execute(sql: string, values: Statement['values'] = {}): Program<void> {
  yield* rows(sql, values)
}

/** Runs a statement that changes rows; returns how many. */
export function* countChanges(sql: string, values: Statement['values'] = {}): Program<number> {
  return (yield* rows(`${sql} RETURNING 1 AS changed`, values)).length
}
