/**
 * What the alarm asks of a database is written once, for both engines: a
 * program yields one statement after the other and is handed the rows of
 * each. The embedded database runs it in one go inside its write queue, the
 * shared one waits for each answer inside a transaction.
 */

export type SqlValue = string | number | null

/** One statement; `:name` stands for a value. In SQL that both engines read. */
export interface Statement {
  readonly sql: string
  readonly values: Readonly<Record<string, SqlValue>>
}

export type Row = Readonly<Record<string, unknown>>

export type Program<Result> = Generator<Statement, Result, readonly Row[]>

/** Runs programs on one engine. Each runs in one transaction, or not at all. */
export interface Programs {
  /** Durable when it resolves. */
  write<Result>(program: () => Program<Result>): Promise<Result>
  /** What a power cut may take back: leases, and what became of a notice. */
  note<Result>(program: () => Program<Result>): Promise<Result>
  /** A program without writes. */
  read<Result>(program: () => Program<Result>): Promise<Result>
}

/** What one engine says in its own words. */
export interface Dialect {
  /** After a SELECT: rows that another server works on are passed over; empty where only one can write. */
  readonly skipLocked: (table: string) => string
  /** After a SELECT: the rows stay as they are until the transaction ends. */
  readonly locked: (table: string) => string
  /** After a SELECT: nobody takes the rows away until the transaction ends; they may be changed. */
  readonly kept: (table: string) => string
  /** A statement that lets one transaction in at a time. */
  readonly oneAtATime: Statement | null
}

/**
 * All rows of a statement.
 * @typeParam Found what the statement selects: the one place where the type of a row is promised
 */
export function* rows<Found extends object = Row>(
  sql: string,
  values: Statement['values'] = {},
): Program<readonly Found[]> {
  return (yield { sql, values }) as readonly Found[]
}

/** The first row, or null. */
export function* first<Found extends object = Row>(
  sql: string,
  values: Statement['values'] = {},
): Program<Found | null> {
  const [row = null] = yield* rows<Found>(sql, values)
  return row
}
