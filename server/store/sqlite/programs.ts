import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { type Program, TRANSACTION_MUTEX } from '../sql-program.ts'

/** PostgreSQL's locks: the write queue serializes transactions by itself. */
const ROW_LOCK = /FOR (?:NO KEY UPDATE|KEY SHARE) OF \w+(?: SKIP LOCKED)?\s*$/

/**
 * Runs programs on one connection; call it inside a transaction of that connection, or for reading.
 */
export function createProgramRunner(database: DatabaseSync) {
  const statements = new Map<string, StatementSync>()
  const prepared = (sql: string): StatementSync => {
    const known = statements.get(sql) ?? database.prepare(sql.replace(ROW_LOCK, ''))
    statements.set(sql, known)
    return known
  }
  return <Result>(program: () => Program<Result>): Result => {
    const steps = program()
    let step = steps.next()
    while (!step.done) {
      const { sql, values } = step.value
      step = steps.next(step.value === TRANSACTION_MUTEX ? [] : prepared(sql).all(values))
    }
    return step.value
  }
}
