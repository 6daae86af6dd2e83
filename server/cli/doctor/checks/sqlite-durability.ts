import type { DatabaseSync } from 'node:sqlite'
import { openConnection } from '#server/store/sqlite/connection.ts'
import { type Finding, okFinding, openFinding } from '../finding.ts'

const SUBJECT = 'Durability'
/** SQLite's number for FULL (https://sqlite.org/pragma.html#pragma_synchronous). */
const SYNCHRONOUS_FULL = 2

/** Checks that the server's connection settings keep committed data through a power cut. */
export function sqliteDurability(file: string): readonly Finding[] {
  const database = openConnection(file, { synchronous: 'FULL', busyTimeoutMs: 2000 })
  try {
    const journal = pragma(database, 'journal_mode')
    const synchronous = pragma(database, 'synchronous')
    return [
      journal === 'wal' && synchronous === SYNCHRONOUS_FULL
        ? okFinding(SUBJECT, 'journal_mode is wal, synchronous is full')
        : openFinding(
            SUBJECT,
            `journal_mode is ${journal}, synchronous is ${synchronous}`,
            'Move DATA_DIR to a local disk: this file system does not allow what SQLite needs.',
          ),
    ]
  } finally {
    database.close()
  }
}

function pragma(database: DatabaseSync, name: string): string | number {
  const value = database.prepare(`PRAGMA ${name}`).get()?.[name]
  return typeof value === 'number' ? value : String(value)
}
