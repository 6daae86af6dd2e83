import type { Program, Programs, SqlValue, Statement } from '../sql-program.ts'
import { type Postgres, type Queries, retryTransaction } from './connection.ts'

/** For a database with synchronous_commit off. */
const WAIT_FOR_DISK = `SELECT set_config('synchronous_commit', 'on', true)
  WHERE current_setting('synchronous_commit') = 'off'`

/** Runs programs on a shared database. */
export function createPrograms(postgres: Postgres): Programs {
  return {
    isShared: true,
    write: (program) =>
      retryTransaction(() =>
        postgres.transaction((queries) => runProgram(queries, program), { setup: WAIT_FOR_DISK }),
      ),
    writeRelaxed: (program) =>
      retryTransaction(() => postgres.transaction((queries) => runProgram(queries, program))),
    single: (program) => retryTransaction(() => runProgram(postgres, program)),
    // Each statement runs on its own: these reads need no common snapshot.
    read: (program) => runProgram(postgres, program),
  }
}

async function runProgram<Result>(
  queries: Queries,
  program: () => Program<Result>,
): Promise<Result> {
  const steps = program()
  let step = steps.next()
  while (!step.done) {
    const { text, values } = toPositionalParameters(step.value)
    const { rows } = await queries.query<Record<string, unknown>>(text, values)
    step = steps.next(rows)
  }
  return step.value
}

/**
 * Converts `:name` to `$1`; each place is a parameter of its own, so that its type is its own too.
 */
export function toPositionalParameters({ sql, values }: Statement): {
  text: string
  values: readonly SqlValue[]
} {
  const given: SqlValue[] = []
  const text = sql.replace(/:([a-z]\w*)/gi, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`no value for :${name}`)
    return `$${given.push(value)}`
  })
  return { text, values: given }
}
