import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Dialect, Program } from '../sql-program.ts'

/** The write queue serializes transactions by itself. */
export const SQLITE_DIALECT: Dialect = {
  isShared: false,
  skipLocked: () => '',
  locked: () => '',
  lockedForKeyShare: () => '',
  transactionMutex: null,
}

/**
 * Runs programs on one connection; call it inside a transaction of that connection, or for reading.
 */
export function createProgramRunner(database: DatabaseSync) {
  const statements = new Map<string, StatementSync>()
  const prepared = (sql: string): StatementSync => {
    const known = statements.get(sql) ?? database.prepare(sql)
    statements.set(sql, known)
    return known
  }
  return <Result>(program: () => Program<Result>): Result => {
    const steps = program()
    let step = steps.next()
    while (!step.done) {
      const { sql, values } = step.value
      step = steps.next(prepared(sql).all(values))
    }
    return step.value
  }
}
