import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startThrowaway, type ThrowawayServer } from '#tests/support/postgres-throwaway.ts'
import { createCaptchaMint } from './captcha-mint.ts'
import { mailsAreOut, startCrowd } from './crowd.ts'
import { startFleet } from './fleet.ts'
import { startUnsteadyMailServer } from './mail-server.ts'
import { createRandom } from './random.ts'
import { judge, type Verdict } from './verdict.ts'

export interface PostgresCutReport extends Verdict {
  readonly cuts: number
  /** Rows of the control, committed without waiting for the disk, that were gone afterwards. */
  readonly controlLost: number
}

/**
 * A database that waits for nothing unless a transaction asks it to, and that
 * writes its log as rarely as it can: what our commits did not ask for is lost.
 */
const CARELESS = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'off',
  wal_writer_delay: '10s',
}
const BETWEEN_CUTS = [3, 25] as const

/** Cuts the power of PostgreSQL under load; null where there is none to cut. */
export async function cutPostgres(options: {
  readonly seed: number
  readonly cuts: number
  readonly servers: number
  readonly visitors: number
}): Promise<PostgresCutReport | null> {
  const random = createRandom(options.seed)
  const database = await startThrowaway(CARELESS)
  if (database === null) return null
  const folder = await mkdtemp(join(tmpdir(), 'palisade-cut-'))
  const mailServer = await startUnsteadyMailServer(random.fork())
  const mint = createCaptchaMint()
  const fleet = await startFleet({
    size: options.servers,
    folder,
    environment: {
      RATE_LIMIT: 'off',
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
      DATABASE_URL: database.url,
    },
    settings: mint.settings,
    random: random.fork(),
  })
  const crowd = startCrowd({
    size: options.visitors,
    fleet,
    mint,
    random: random.fork(),
  })
  try {
    let controlLost = 0
    for (let cuts = 0; cuts < options.cuts; cuts++) {
      await crowd.more(random.between(...BETWEEN_CUTS))
      if (!(await survives(database, cuts))) controlLost++
    }
    await crowd.finish()
    await mailsAreOut(fleet)
    return {
      ...(await judge(crowd.sent, mailServer.accepted, fleet)),
      cuts: options.cuts,
      controlLost,
    }
  } finally {
    crowd.leave()
    await fleet.stop()
    await mailServer.stop()
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Commits one row as the database pleases, cuts the power in the same moment, and looks for it afterwards. */
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
  // The cut ends it: that is what it is for.
  client.on('error', () => {})
  await client.connect()
  return client
}
