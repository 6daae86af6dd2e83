import { cleanText } from './clean-text.ts'

/**
 * SQL that is written once for both engines. A program is a generator that
 * yields one statement after the other and receives the rows of each. SQLite
 * runs it synchronously inside its write queue; PostgreSQL runs it inside a
 * transaction and awaits each answer.
 */

export type SqlValue = string | number | null

/** One statement; `:name` stands for a value. In SQL that both engines read. */
export interface Statement {
  readonly sql: string
  readonly values: Readonly<Record<string, SqlValue>>
}

export type Row = Readonly<Record<string, unknown>>

export type Program<Result> = Generator<Statement, Result, readonly Row[]>

/** Runs programs on one engine; each in one transaction, which is rolled back when the program throws. */
export interface Programs {
  /** Durable when it resolves. */
  write<Result>(program: () => Program<Result>): Promise<Result>
  /** What a power cut may take back: leases, and what became of a notice. */
  writeRelaxed<Result>(program: () => Program<Result>): Promise<Result>
  /**
   * A program of one statement, which a power cut may take back unless the statement itself
   * sees to it. On PostgreSQL one round trip instead of three.
   */
  single<Result>(program: () => Program<Result>): Promise<Result>
  /** A program without writes. */
  read<Result>(program: () => Program<Result>): Promise<Result>
}

/** Clauses that differ between the engines. */
export interface Dialect {
  /** Other servers may use the database: a lease is freed only by its end. */
  readonly isShared: boolean
  /** After a SELECT: rows that another server works on are passed over; empty where only one can write. */
  readonly skipLocked: (table: string) => string
  /** After a SELECT: the rows stay as they are until the transaction ends. */
  readonly locked: (table: string) => string
  /** After a SELECT: nobody takes the rows away until the transaction ends; they may be changed. */
  readonly lockedForKeyShare: (table: string) => string
  /** A statement that lets one transaction in at a time. */
  readonly transactionMutex: Statement | null
}

/**
 * Creates the store method that runs a program with the method's own arguments.
 * @param run the way to run it, such as `programs.read`
 */
export const storeMethod =
  (run: Programs['read']) =>
  <Args extends readonly unknown[], Result>(program: (...args: Args) => Program<Result>) =>
  (...args: Args): Promise<Result> =>
    run(() => program(...args))

/**
 * All rows of a statement. Texts are cleaned, since no engine may be given NUL or half a
 * surrogate pair.
 * @typeParam Found what the statement selects: the one place where the type of a row is promised
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

/** The first row, or null. */
export function* first<Found extends object = Row>(
  sql: string,
  values: Statement['values'] = {},
): Program<Found | null> {
  const [row = null] = yield* rows<Found>(sql, values)
  return row
}
