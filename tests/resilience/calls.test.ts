import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_POSTGRES_SERVER, skipRunningUnless } from '#tests/support/skip-unless.ts'
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts'
import { runCallTorture } from './calls/calls-run.ts'
import { ENGINES, SERVERS, withDatabase } from './databases.ts'
import { extent, isFull, LIMIT_MS, problemsOf, seedOr } from './extent.ts'

/* Both engines run at the same time, because these tests mostly wait. */

const CALLS = extent(60, 500)
/** The long form takes about ten minutes. */
const CALLS_LIMIT_MS = 6 * LIMIT_MS

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
}, LIMIT_MS)
afterAll(() => postgres.stop())

describe('kill -9 while people call', () => {
  test.concurrent.for(ENGINES)(
    'on %s each caller with a number is a lead exactly once or was connected',
    { timeout: CALLS_LIMIT_MS },
    async (engine, context) => {
      const servers = SERVERS[engine]
      const report = await withDatabase(engine, postgres, (databaseUrl) =>
        runCallTorture({ seed: seedOr(41), calls: CALLS, servers, databaseUrl }),
      )
      skipRunningUnless(context, report !== null, NO_POSTGRES_SERVER)
      const { defects, failures, examples, ...figures } = report
      console.log(engine, figures)
      expect(problemsOf({ ...defects, ...failures }), JSON.stringify(examples, null, 1)).toEqual([])
      expect(report.kills).toBeGreaterThan(0)
      expect(report.leads).toBeGreaterThan(CALLS / 5)
      expect(report.forgeries).toBeGreaterThan(CALLS / 5)
      if (!isFull) return
      // In few calls, and on a slow machine, these are a matter of luck.
      expect(report.connected).toBeGreaterThan(CALLS / 50)
      expect(Object.values(report.killedAt)).not.toContain(0)
    },
  )
})
