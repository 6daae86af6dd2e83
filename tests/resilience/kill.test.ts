import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_CONCURRENT_MAILS } from '#server/mail/worker.ts'
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts'
import { runAlarmTorture } from './alarm/alarm-run.ts'
import { defectsOf as alarmDefectsOf } from './alarm/alarm-verdict.ts'
import { ENGINES, SERVERS, withDatabase } from './databases.ts'
import { runKills } from './kill/kill-run.ts'
import { defectsOf } from './kill/verdict.ts'
import { problemsOf } from './report.ts'

/**
 * The short forms of `npm run torture` and `npm run torture:alarm`. They mostly wait, so both engines run at the same
 * time.
 */
const LIMIT_MS = 300_000
const isFull = process.env['TEST_FULL'] !== undefined
const KILLS = isFull ? 20 : 4
const ALARM_SECONDS = isFull ? 60 : 10

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
}, LIMIT_MS)
afterAll(() => postgres.stop())

describe('kill -9 under load', () => {
  test.concurrent.for(ENGINES)(
    '%s loses no acknowledged submission, and no mail',
    { timeout: LIMIT_MS },
    async (engine, { skip }) => {
      const servers = SERVERS[engine]
      const report = await withDatabase(engine, postgres, (databaseUrl) =>
        runKills({ seed: 21, kills: KILLS, visitors: 6, servers, databaseUrl }),
      )
      if (report === null) return skip('needs a real server')
      expect(problemsOf(defectsOf(report))).toEqual([])
      expect(report.kills).toBe(KILLS)
      expect(report.acknowledged).toBeGreaterThan(KILLS)
      // Each kill can interrupt all mails that a server is sending.
      expect(report.doubled).toBeLessThanOrEqual(report.kills * MAX_CONCURRENT_MAILS)
    },
  )
})

describe('kill -9 while leads wait to be accepted', () => {
  test.concurrent.for(ENGINES)(
    'on %s every alarm continues until a staff member accepts, and no notice is sent twice',
    { timeout: LIMIT_MS },
    async (engine, { skip }) => {
      const servers = SERVERS[engine]
      const report = await withDatabase(engine, postgres, (databaseUrl) =>
        runAlarmTorture({
          seed: 31,
          seconds: ALARM_SECONDS,
          visitors: 2,
          servers,
          databaseUrl,
          // Some wait longer than the 20 s that an alarm may be silent.
          ...(!isFull && { acceptedAfterMs: [500, 24_000] }),
        }),
      )
      if (report === null) return skip('needs a real server')
      expect(problemsOf(alarmDefectsOf(report)), JSON.stringify(report)).toEqual([])
      expect(report.requests).toBeGreaterThan(3)
      expect(report.kills).toBeGreaterThan(1)
      expect(report.floods).toBeGreaterThan(3)
      expect(report.calls + report.messages).toBeGreaterThan(0)
    },
  )
})
