import { openConnection } from '#server/db/sqlite/connection.ts'
import { writeFileAtomically, type NewFile } from '#server/db/write-file.ts'
import { CommandError } from '../terminal/commands.ts'
import { sqliteProblem } from './sqlite-file.ts'

/** Waits this long for a lock, which a server holds while it starts; then the command fails. */
const BUSY_TIMEOUT_MS = 5000

/**
 * Copies the database in one snapshot, without blocking a running server, and checks the copy
 * before it renames it; returns a sentence about the check.
 */
export async function backUpSqlite(file: string, target: NewFile): Promise<string> {
  await writeFileAtomically(target, async () => {
    try {
      copy(file, target.temporaryPath)
    } catch (error) {
      throw isOutOfRoom(error)
        ? new CommandError(
            `There is no room for the backup at ${target.path}. The database is unharmed.`,
          )
        : error
    }
    const problem = sqliteProblem(target.temporaryPath)
    if (problem !== null)
      throw new CommandError(
        `The copy is damaged (${problem}), so it was thrown away: the database itself may be. Restore the last good backup.`,
      )
  })
  return 'Every page of it has been checked.'
}

/** Copies in one read transaction (https://sqlite.org/lang_vacuum.html#vacuuminto). */
function copy(from: string, into: string): void {
  const database = openConnection(from, { synchronous: 'FULL', busyTimeoutMs: BUSY_TIMEOUT_MS })
  try {
    database.prepare('VACUUM INTO ?').run(into)
  } finally {
    database.close()
  }
}

/** SQLite's codes for a full disk and for a write that failed (https://sqlite.org/rescode.html). */
function isOutOfRoom(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined
  return typeof code === 'number' && [10, 13].includes(code & 0xff)
}
