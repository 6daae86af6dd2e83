import { Client } from 'pg'
import { startThrowaway, type ThrowawayServer } from '#tests/support/postgres-throwaway.ts'
import { createRandom } from '../random.ts'
import { withConcurrentSenders } from './concurrent-senders.ts'
import type { Verdict } from './verdict.ts'

interface PostgresCutReport extends Verdict {
  /** Lost rows of the control, which were committed without waiting for the disk. */
  readonly controlLost: number
}

/**
 * A configuration that waits for the disk only when a transaction requests it, and writes its log
 * as rarely as possible, so that anything else is lost.
 */
const NO_FLUSH_SETTINGS = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'off',
  wal_writer_delay: '10s',
}
const BETWEEN_CUTS = [3, 25] as const

/** Cuts the power of PostgreSQL under load; `null` without one that can be cut. */
export async function cutPostgres(options: {
  readonly seed: number
  readonly cuts: number
  readonly servers: number
  readonly visitors: number
}): Promise<PostgresCutReport | null> {
  const random = createRandom(options.seed)
  const database = await startThrowaway(NO_FLUSH_SETTINGS)
  if (database === null) return null
  let controlLost = 0
  try {
    const verdict = await withConcurrentSenders(
      { ...options, databaseUrl: database.url, random: random.fork() },
      async ({ more }) => {
        for (let cut = 0; cut < options.cuts; cut++) {
          await more(random.between(...BETWEEN_CUTS))
          if (!(await survives(database, cut))) controlLost++
        }
      },
    )
    return { ...verdict, controlLost }
  } finally {
    await database.stop()
  }
}

/**
 * Commits one row without waiting for the disk, cuts the power, and returns whether the row
 * survived.
 */
async function survives(database: ThrowawayServer, number: number): Promise<boolean> {
  const before = await connected(database.url)
  await before.query("SET synchronous_commit = 'on'; CREATE TABLE IF NOT EXISTS control (n int)")
  await before.query("SET synchronous_commit = 'off'")
  await before.query('INSERT INTO control VALUES ($1)', [number])
  await database.cutPower()
  const after = await connected(database.url)
  const { rowCount } = await after.query('SELECT FROM control WHERE n = $1', [number])
  await after.end()
  return rowCount === 1
}

async function connected(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString })
  // The power cut closes the connection.
  client.on('error', () => {})
  await client.connect()
  return client
}
