/**
 * SQL that is written once for both engines, with the row locks that PostgreSQL needs. A program is
 * a generator that yields statements one by one and receives the rows of each. SQLite runs it
 * synchronously inside its write queue; PostgreSQL runs it inside a transaction and awaits each
 * result.
 */

import { cleanText } from './storable-text.ts'

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
  /** True if several servers may use the database: a lease is then freed only when it expires. */
  readonly isShared: boolean
  /** Runs a program durably. */
  write<Result>(program: () => Program<Result>): Promise<Result>
  /** Runs a program whose writes a power cut may undo: leases, and outcomes of notices. */
  writeRelaxed<Result>(program: () => Program<Result>): Promise<Result>
  /**
   * Runs a program of one statement, whose writes a power cut may undo unless the statement makes
   * them durable. On PostgreSQL one round trip instead of three.
   */
  single<Result>(program: () => Program<Result>): Promise<Result>
  read<Result>(program: () => Program<Result>): Promise<Result>
}

/**
 * Serializes the transactions that run it. An arbitrary number that no other program is likely to
 * use for an advisory lock.
 */
export const TRANSACTION_MUTEX: Statement = {
  sql: 'SELECT 1 AS locked FROM pg_advisory_xact_lock(7205550143)',
  values: {},
}

type StoreMethods<Written> = {
  [Name in keyof Written]: Written[Name] extends (...args: infer Args) => Program<infer Result>
    ? (...args: Args) => Promise<Result>
    : never
}

/**
 * Creates the store methods that run programs with the methods' own arguments.
 * @param run runs a program, such as `programs.read`
 */
export function storeMethods<
  const Written extends Readonly<Record<string, (...args: never[]) => Program<unknown>>>,
>(run: Programs['read'], programs: Written): StoreMethods<Written> {
  const methods = Object.entries(programs).map(([name, program]) => [
    name,
    (...args: never[]) => run(() => program(...args)),
  ])
  return Object.fromEntries(methods) as StoreMethods<Written>
}

export const camelCase = (name: string): string =>
  name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/**
 * Names the columns of a row as TypeScript does: `created_at` becomes `createdAt`, and columns such
 * as `lead.id` become one object `lead`, which is `null` if all of them are.
 */
export function readColumns(row: Row): Row {
  const values: Record<string, unknown> = {}
  const objects = new Map<string, Row>()
  for (const [column, value] of Object.entries(row)) {
    const [name = '', part] = camelCase(column).split('.')
    if (part === undefined) values[name] = value
    else objects.set(name, { ...objects.get(name), [part]: value })
  }
  for (const [name, object] of objects)
    values[name] = Object.values(object).some((value) => value !== null) ? object : null
  return values
}

/**
 * Runs a query and returns its rows, or those of a statement with RETURNING; see `readColumns`.
 * Cleans texts, since no engine accepts NUL or a lone surrogate.
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
  const found = yield { sql, values: Object.fromEntries(cleaned) }
  return found.map(readColumns) as readonly Found[]
}

/** Runs a query as `rows` does and returns the first row, or `null`. */
export function* first<Found extends object = Row>(
  sql: string,
  values: Statement['values'] = {},
): Program<Found | null> {
  const [row = null] = yield* rows<Found>(sql, values)
  return row
}

/** Runs a query; returns whether it finds a row. */
export function* hasRows(sql: string, values: Statement['values'] = {}): Program<boolean> {
  return (yield* rows(sql, values)).length > 0
}

/** Runs a statement that changes rows. */
export function* execute(sql: string, values: Statement['values'] = {}): Program<void> {
  yield* rows(sql, values)
}

/** Runs a statement that changes rows; returns how many. */
export function* countChanges(sql: string, values: Statement['values'] = {}): Program<number> {
  return (yield* rows(`${sql} RETURNING 1 AS changed`, values)).length
}

/** Runs a statement that changes rows; returns whether it changed any. */
export function* changesRows(sql: string, values: Statement['values'] = {}): Program<boolean> {
  return (yield* countChanges(sql, values)) > 0
}
