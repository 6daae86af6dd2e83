import { statSync } from 'node:fs'
import { DATABASE_GONE } from '../store.ts'

/** The files that are open are no longer those at their path: nothing written now is found again. */
class DatabaseGoneError extends Error {
  override readonly name = 'DatabaseGone'
  readonly code = DATABASE_GONE

  constructor(file: string) {
    super(
      `${file} was deleted, moved or replaced while it was open. Do not stop this process before its data is saved: see docs/operations.md`,
    )
  }
}

/** The database, its log, and the index of the log through which processes share it. */
const DATABASE_FILE_SUFFIXES = ['', '-wal', '-shm'] as const

/** The files of a database, as far as they are there. */
export const filesOf = (file: string): readonly string[] =>
  DATABASE_FILE_SUFFIXES.map((side) => file + side)

/**
 * Watches that what is open is still what lies at the path: a deleted file
 * goes on taking writes and flushes without a word, and all of it is gone
 * with the process. SQLite neither replaces nor removes these files while a
 * connection is open (https://sqlite.org/wal.html), so another number means
 * that somebody else did. Their folder needs no look of its own: a path
 * through another folder leads to other files, or to none.
 *
 * Call it when the log is there, right after the first read. The files are
 * only looked at, never opened: closing one would let go of every lock that
 * this process holds on it (https://sqlite.org/howtocorrupt.html, 2.2).
 * @returns throws `DatabaseGone` once they differ; a look takes about 6 µs
 */
export function watchOpenFiles(file: string): () => void {
  const files = filesOf(file)
  const opened = files.map(identity)
  return () => {
    const same = files.every((path, index) => identity(path) === opened[index])
    if (!same) throw new DatabaseGoneError(file)
  }
}

/** Device and number of the file; null for none, or none that can be reached. */
function identity(path: string): string | null {
  try {
    const found = statSync(path, { bigint: true, throwIfNoEntry: false })
    return found ? `${found.dev} ${found.ino}` : null
  } catch (error) {
    // The folder is shut, or a file stands in its place: whatever it is, it is not what was opened.
    if (error instanceof Error && 'code' in error) return null
    throw error
  }
}
