import { open as openFile, stat } from 'node:fs/promises'

/** What a backup is, by its first bytes. */
export type BackupKind = 'sqlite' | 'postgres' | 'unknown' | 'not-a-file'

/** https://sqlite.org/fileformat.html#magic_header_string */
const SQLITE = 'SQLite format 3\0'
/** Of PostgreSQL's custom format, as pg_dump writes it. */
const POSTGRES = 'PGDMP'

/** Rejects with the file system's error when the file cannot be read. */
export async function kindOf(path: string): Promise<BackupKind> {
  const found = await stat(path)
  // Opening a named pipe waits for a writer. Reading a folder fails with an error of its own.
  if (!found.isFile() && !found.isDirectory()) return 'not-a-file'
  const file = await openFile(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SQLITE.length), 0, SQLITE.length, 0)
    const start = buffer.toString('latin1', 0, bytesRead)
    if (start === SQLITE) return 'sqlite'
    return start.startsWith(POSTGRES) ? 'postgres' : 'unknown'
  } finally {
    await file.close()
  }
}

/** Something that went well, with what to tell about it, or a sentence on why not. */
export type Outcome =
  | { readonly ok: true; readonly told: string }
  | { readonly ok: false; readonly problem: string }

export interface RestoreOptions {
  /** Milliseconds since the epoch; names what is kept. */
  readonly now: number
  /** Whether triggers, views and the like that are not ours are left out instead of refused. */
  readonly leaveOut: boolean
}

export const done = (told: string): Outcome => ({ ok: true, told })
export const refused = (problem: string): Outcome => ({ ok: false, problem })

/** Such as 20261120T183000Z, for names. */
export function stamp(now: number): string {
  return new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')
}
