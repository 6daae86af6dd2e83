import { statSync } from 'node:fs'
import { DATABASE_GONE } from '#server/db/db.ts'

/** Error for a database whose open files are not at their path any more: writes would be lost. */
class DatabaseGoneError extends Error {
  override readonly name = 'DatabaseGone'
  readonly code = DATABASE_GONE

  constructor(file: string) {
    super(
      `${file} was deleted, moved or replaced while it was open. Do not stop this process before its data is saved: see docs/operations.md`,
    )
  }
}

/** The database, its write-ahead log, and the shared-memory index of the log. */
const DATABASE_FILE_SUFFIXES = ['', '-wal', '-shm'] as const

/** Returns the paths that the files of a database have. */
export const filesOf = (file: string): readonly string[] =>
  DATABASE_FILE_SUFFIXES.map((side) => file + side)

/**
 * Checks that the open files are still the ones at their path: a deleted file accepts writes and
 * flushes without an error, and all of it is lost when the process ends. SQLite neither replaces
 * nor removes these files while a connection is open (https://sqlite.org/wal.html), so another
 * inode number means that something else did. A replaced folder shows as different or missing
 * files.
 * Call it when the log exists, right after the first read. The files are never opened: closing one
 * would release every lock of this process on it (https://sqlite.org/howtocorrupt.html, 2.2).
 * @returns a function that throws `DatabaseGone` once they differ; a check takes about 6 µs
 */
export function watchOpenFiles(file: string): () => void {
  const files = filesOf(file)
  const opened = files.map(identity)
  return () => {
    const same = files.every((path, index) => identity(path) === opened[index])
    if (!same) throw new DatabaseGoneError(file)
  }
}

/** Reads device and inode number of the file; `null` if it does not exist or is not reachable. */
function identity(path: string): string | null {
  try {
    const found = statSync(path, { bigint: true, throwIfNoEntry: false })
    return found ? `${found.dev} ${found.ino}` : null
  } catch (error) {
    // The folder is not accessible, or the path is not a file: in any case not the file that was
    // opened.
    if (error instanceof Error && 'code' in error) return null
    throw error
  }
}
