import { connectPostgres } from '#server/db/postgres/connection.ts'
import { shortLimits } from '#server/db/postgres/short-limits.ts'
import { openConnection } from '#server/db/sqlite/connection.ts'
import type { DatabaseSync } from 'node:sqlite'
import { type Finding, findingsAbout, listFindings } from '../finding.ts'

const report = findingsAbout('Durability')

/** Settings of PostgreSQL and of this connection. */
export interface PostgresFacts {
  readonly fsync: string
  readonly full_page_writes: string
  readonly synchronous_commit: string
  readonly is_copy: boolean
  readonly encrypted: boolean | null
}

const FACTS_QUERY = `SELECT
  current_setting('fsync') AS fsync,
  current_setting('full_page_writes') AS full_page_writes,
  current_setting('synchronous_commit') AS synchronous_commit,
  pg_is_in_recovery() AS is_copy,
  (SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()) AS encrypted`

/** Checks that this PostgreSQL keeps committed data, and that the connection is encrypted. */
export async function postgresDurability(url: string): Promise<readonly Finding[]> {
  const postgres = connectPostgres({ url, maxConnections: 1, onConnectionError: () => {} })
  try {
    const { rows } = await postgres.query<PostgresFacts>(FACTS_QUERY)
    const limits = await shortLimits(postgres)
    return [...rows.flatMap((facts) => judgePostgres(facts, url)), ...judgeLimits(limits)]
  } finally {
    await postgres.close()
  }
}

const judgeLimits = (limits: readonly string[]): readonly Finding[] =>
  limits.map((limit) =>
    findingsAbout('DATABASE_URL').error(
      `${limit} for this user, so that requests are refused at random`,
      'Raise it or take it away: ALTER ROLE … RESET, or ALTER DATABASE … RESET.',
    ),
  )

export function judgePostgres(facts: PostgresFacts, url: string): readonly Finding[] {
  return listFindings(durability(facts), encryption(facts, url))
}

function durability({
  fsync,
  full_page_writes: pages,
  synchronous_commit: commit,
  is_copy,
}: PostgresFacts): Finding {
  const text = `fsync is ${fsync}, full_page_writes is ${pages}, synchronous_commit is ${commit}`
  if (is_copy)
    return report.error(
      'this is a read-only copy',
      'Point DATABASE_URL at the server that takes writes.',
    )
  if (fsync !== 'on' || pages !== 'on')
    return report.error(text, 'Turn both on: a crash can destroy the whole database without them.')
  return commit === 'off'
    ? report.warning(
        text,
        'Requests are written with it on all the same; turn it on for everything else.',
      )
    : report.ok(text)
}

function encryption({ encrypted }: PostgresFacts, url: string): Finding | null {
  const local = /^(localhost|127\..*|\[::1\]|)$/.test(new URL(url).hostname)
  if (encrypted !== false || local) return null
  return findingsAbout('DATABASE_URL').warning(
    'the connection to the database is not encrypted',
    'Add ?sslmode=verify-full unless that network is your own.',
  )
}

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
        ? report.ok('journal_mode is wal, synchronous is full')
        : report.error(
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
