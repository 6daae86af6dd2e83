import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_CONCURRENT_MAILS } from '#server/outbox/outbox-worker.ts'
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts'
import { runAlarmTorture } from './alarm/alarm-run.ts'
import { defectsOf as alarmDefectsOf } from './alarm/alarm-verdict.ts'
import { ENGINES, SERVERS, withDatabase } from './databases.ts'
import { runKills } from './kill/kill-run.ts'
import { defectsOf } from './kill/verdict.ts'
import { extent, LIMIT_MS, problemsOf, seedOr } from './extent.ts'
import { NO_POSTGRES_SERVER, skipRunningUnless } from '#tests/support/skip-unless.ts'

/* Both engines run at the same time, because these tests mostly wait. */

const KILLS = extent(4, 20)
const ALARM_SECONDS = extent(10, 60)

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
}, LIMIT_MS)
afterAll(() => postgres.stop())

describe('kill -9 under load', () => {
  test.concurrent.for(ENGINES)(
    '%s loses no acknowledged submission, and no mail',
    { timeout: LIMIT_MS },
    async (engine, context) => {
      const servers = SERVERS[engine]
      const report = await withDatabase(engine, postgres, (databaseUrl) =>
        runKills({ seed: seedOr(21), kills: KILLS, visitors: 6, servers, databaseUrl }),
      )
      skipRunningUnless(context, report !== null, NO_POSTGRES_SERVER)
      expect(problemsOf(defectsOf(report))).toEqual([])
      expect(report.acknowledged).toBeGreaterThan(KILLS)
      // Each kill can interrupt all mails that a server is sending.
      expect(report.doubled).toBeLessThanOrEqual(KILLS * MAX_CONCURRENT_MAILS)
    },
  )
})

describe('kill -9 while leads wait to be accepted', () => {
  test.concurrent.for(ENGINES)(
    'on %s every alarm continues until a staff member accepts, and no notice is sent twice',
    { timeout: LIMIT_MS },
    async (engine, context) => {
      const servers = SERVERS[engine]
      const report = await withDatabase(engine, postgres, (databaseUrl) =>
        runAlarmTorture({
          seed: seedOr(31),
          seconds: ALARM_SECONDS,
          visitors: 2,
          servers,
          databaseUrl,
        }),
      )
      skipRunningUnless(context, report !== null, NO_POSTGRES_SERVER)
      expect(problemsOf(alarmDefectsOf(report)), JSON.stringify(report)).toEqual([])
      expect(report.requests).toBeGreaterThan(3)
      expect(report.kills).toBeGreaterThan(1)
      expect(report.floods).toBeGreaterThan(0)
      expect(report.calls + report.messages).toBeGreaterThan(0)
    },
  )
})
