import { connectPostgres } from '#server/store/postgres/connection.ts'
import { type Finding, warningFinding, okFinding, openFinding } from '../finding.ts'

const SUBJECT = 'Durability'

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
    return rows.flatMap((facts) => judgePostgres(facts, url))
  } finally {
    await postgres.close()
  }
}

export function judgePostgres(facts: PostgresFacts, url: string): readonly Finding[] {
  return [durability(facts), ...encryption(facts, url)]
}

function durability({
  fsync,
  full_page_writes: pages,
  synchronous_commit: commit,
  is_copy,
}: PostgresFacts): Finding {
  const text = `fsync is ${fsync}, full_page_writes is ${pages}, synchronous_commit is ${commit}`
  if (is_copy)
    return openFinding(
      SUBJECT,
      'this is a read-only copy',
      'Point DATABASE_URL at the server that takes writes.',
    )
  if (fsync !== 'on' || pages !== 'on')
    return openFinding(
      SUBJECT,
      text,
      'Turn both on: a crash can destroy the whole database without them.',
    )
  return commit === 'off'
    ? warningFinding(
        SUBJECT,
        text,
        'Requests are written with it on all the same; turn it on for everything else.',
      )
    : okFinding(SUBJECT, text)
}

function encryption({ encrypted }: PostgresFacts, url: string): Finding[] {
  const local = /^(localhost|127\..*|\[::1\]|)$/.test(new URL(url).hostname)
  if (encrypted !== false || local) return []
  return [
    warningFinding(
      'DATABASE_URL',
      'requests travel to the database unencrypted',
      'Add ?sslmode=verify-full unless that network is your own.',
    ),
  ]
}
