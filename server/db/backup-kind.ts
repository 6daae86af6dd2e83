import { open } from 'node:fs/promises'

/** https://sqlite.org/fileformat.html#magic_header_string */
const SQLITE = 'SQLite format 3\0'
/** Signature of PostgreSQL's custom format, as written by pg_dump. */
const POSTGRES = 'PGDMP'

/**
 * Recognizes a backup by its first bytes; `null` for any other file. Rejects with the file system's
 * error if the file is not readable.
 */
export async function backupKind(path: string): Promise<'sqlite' | 'postgres' | null> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SQLITE.length), 0, SQLITE.length, 0)
    const start = buffer.toString('latin1', 0, bytesRead)
    if (start === SQLITE) return 'sqlite'
    return start.startsWith(POSTGRES) ? 'postgres' : null
  } finally {
    await file.close()
  }
}
