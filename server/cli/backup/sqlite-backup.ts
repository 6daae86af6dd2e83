import { openConnection } from '#server/store/sqlite/connection.ts'
import { completeFile, type NewFile } from '../terminal/new-file.ts'
import { done, type Outcome, refused } from './outcome.ts'
import { sqliteProblem } from './sqlite-check.ts'

/** A server may be in the middle of its own start. */
const BUSY_MS = 5000

/**
 * Copies the database as it is at one moment, beside a running server and
 * without holding it up, and reads the copy through before it gets its name.
 */
export async function backUpSqlite(file: string, target: NewFile): Promise<Outcome> {
  try {
    await completeFile(target, async () => {
      copy(file, target.growing)
      const problem = sqliteProblem(target.growing)
      if (problem !== null) throw new DamagedCopy(problem)
    })
  } catch (error) {
    if (!(error instanceof DamagedCopy)) throw error
    return refused(
      `The copy is damaged (${error.message}), so it was thrown away: the database itself may be. Restore the last good backup.`,
    )
  }
  return done('Every page of it has been checked.')
}

class DamagedCopy extends Error {}

/** One read transaction from first page to last (https://sqlite.org/lang_vacuum.html#vacuuminto). */
function copy(from: string, into: string): void {
  const database = openConnection(from, { synchronous: 'FULL', busyTimeoutMs: BUSY_MS })
  try {
    database.prepare('VACUUM INTO ?').run(into)
  } finally {
    database.close()
  }
}
