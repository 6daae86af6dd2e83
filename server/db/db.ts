/** SQL that is written once for both engines, in transactions that are async functions. */

import { AsyncLocalStorage } from 'node:async_hooks'
import { cleanText } from './storable-text.ts'

export type SqlValue = string | number | Uint8Array | null

/** One statement in SQL that both engines understand; `:name` is a placeholder of a value. */
export interface Statement {
  readonly sql: string
  readonly values: Readonly<Record<string, SqlValue>>
}

export type Row = Readonly<Record<string, unknown>>

/** Runs statements. */
export interface Tx {
  run(statement: Statement): Promise<readonly Row[]>
}

/** Nothing but the database is awaited in it, because other writes wait for its end. */
type Work<Result> = (tx: Tx) => Promise<Result>

/**
 * The database. Both engines implement it and pass one contract suite. All times in it are
 * milliseconds since the epoch and come from the caller's clock; ids come from the caller too.
 *
 * It runs transactions; each is rolled back when its function rejects, and its `tx`
 * cannot be used afterwards. Those that write run one after the other, so that nothing that one
 * reads changes before it ends; only `writeUnlocked` and `single` run beside them on PostgreSQL.
 */
export interface Db {
  readonly engine: 'sqlite' | 'postgres'
  /** True if several servers may use the database: a lease is then freed only when it expires. */
  readonly isShared: boolean
  /** Resolves when the transaction is durable, and calls the listeners of `onWrite`. */
  write<Result>(work: Work<Result>): Promise<Result>
  /** A power cut may undo its writes: leases, and outcomes of notices. */
  writeRelaxed<Result>(work: Work<Result>): Promise<Result>
  /** `write` for what unique indexes decide, such as storing a submission: it waits for no other write. */
  writeUnlocked<Result>(work: Work<Result>): Promise<Result>
  /**
   * Runs one statement, whose writes a power cut may undo. On PostgreSQL one round trip instead of
   * three.
   */
  single<Result>(work: Work<Result>): Promise<Result>
  /**
   * Calls a listener after each `write` and `writeUnlocked` that changed something: a step of an
   * alarm, a notice or a mail may be due. Returns a function that removes it.
   */
  onWrite(listener: () => void): () => void
  /** Each statement runs on its own: reads have no common snapshot. */
  read<Result>(work: Work<Result>): Promise<Result>
  /** Brings the schema to this release's version; safe for concurrent processes. */
  migrate(): Promise<void>
  /**
   * Returns true if the database answers and its schema is this release's or a later one's: a
   * migration only adds, so older servers continue during an update. Otherwise returns false or
   * rejects, with a reason once the files of an embedded database were deleted or replaced.
   */
  isReady(): Promise<boolean>
  /** Throws once the files of an embedded database were deleted or replaced: what it reads is lost. */
  verify(): void
  /**
   * Removes deleted content from the files of an embedded database: call it after every deletion of
   * private data. Returns false if other processes prevented it for a few seconds; the next call
   * finishes it. Always true on a shared database.
   */
  eraseDeleted(): Promise<boolean>
  /** Finishes pending writes, then closes the database. */
  close(): Promise<void>
}

/** `code` of the error after the files of an embedded database were deleted or replaced. */
export const DATABASE_GONE = 'DATABASE_GONE'

const writes = new AsyncLocalStorage<true>()

/**
 * Calls the function of a transaction with a `tx` that throws once the function has ended, since a
 * statement that was not awaited would otherwise become part of a later transaction.
 */
export async function runInTransaction<Result>(
  tx: Tx,
  work: Work<Result>,
): Promise<{ readonly result: Result; readonly hasChanged: boolean }> {
  let hasEnded = false
  let hasChanged = false
  const once: Tx = {
    run: async (statement) => {
      if (hasEnded) throw new Error('the transaction has ended: a call in it is not awaited')
      hasChanged ||= !/^\s*SELECT/.test(statement.sql)
      return await tx.run(statement)
    },
  }
  try {
    return { result: await writes.run(true, work, once), hasChanged }
  } finally {
    hasEnded = true
  }
}

/** Creates `Db.onWrite`, and the function that calls its listeners. */
export function createWriteListeners() {
  const listeners = new Set<() => void>()
  return {
    onWrite(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell(): void {
      for (const listener of listeners) listener()
    },
  }
}

/** Throws inside of a transaction: one that begins there would wait for the end of the first. */
export function requireNoTransaction(): void {
  if (writes.getStore()) throw new Error('a transaction cannot begin inside of another one')
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
export async function rows<Found extends object = Row>(
  tx: Tx,
  sql: string,
  values: Statement['values'] = {},
): Promise<readonly Found[]> {
  const cleaned = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? cleanText(value) : value,
  ])
  const found = await tx.run({ sql, values: Object.fromEntries(cleaned) })
  return found.map(readColumns) as readonly Found[]
}

/** Runs a query as `rows` does and returns the first row, or `null`. */
export async function first<Found extends object = Row>(
  tx: Tx,
  sql: string,
  values: Statement['values'] = {},
): Promise<Found | null> {
  const [row = null] = await rows<Found>(tx, sql, values)
  return row
}

/** Runs a query; returns whether it finds a row. */
export async function hasRows(
  tx: Tx,
  sql: string,
  values: Statement['values'] = {},
): Promise<boolean> {
  return (await rows(tx, sql, values)).length > 0
}

/** Runs a statement that changes rows. */
export async function execute(
  tx: Tx,
  sql: string,
  values: Statement['values'] = {},
): Promise<void> {
  await rows(tx, sql, values)
}

/** Runs a statement that changes rows; returns how many. */
export async function countChanges(
  tx: Tx,
  sql: string,
  values: Statement['values'] = {},
): Promise<number> {
  return (await rows(tx, `${sql} RETURNING 1 AS changed`, values)).length
}

/** Runs a statement that changes rows; returns whether it changed any. */
export async function changesRows(
  tx: Tx,
  sql: string,
  values: Statement['values'] = {},
): Promise<boolean> {
  return (await countChanges(tx, sql, values)) > 0
}
