import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts'
import { runAlarmTorture } from './alarm-run.ts'
import type { AlarmReport } from './alarm-verdict.ts'

/** The short form of `npm run torture:alarm`. */
const LIMIT_MS = 300_000
const SECONDS = 20

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
}, LIMIT_MS)
afterAll(() => postgres.stop())

function expectItRang(report: AlarmReport): void {
  expect(report).toMatchObject({
    withoutAlarm: 0,
    takenTwice: 0,
    takenByNobody: 0,
    telephonedTwice: 0,
    beyondCaps: 0,
    afterAcceptance: 0,
    silent: 0,
    taken: report.requests,
  })
  expect(report.failures).toEqual({})
  expect(report.requests).toBeGreaterThan(5)
  expect(report.kills).toBeGreaterThan(3)
  expect(report.floods).toBeGreaterThan(5)
  expect(report.calls + report.messages).toBeGreaterThan(0)
}

const options = { visitors: 2, seconds: SECONDS }

test.concurrent(
  'R103: kill -9 in any state keeps no request of the embedded database from ringing',
  async () => {
    expectItRang(await runAlarmTorture({ ...options, seed: 31, servers: 1, databaseUrl: null }))
  },
  LIMIT_MS,
)

test.concurrent(
  'R103: nor any of three servers on one PostgreSQL, and nobody is telephoned twice',
  async (context) => {
    if (postgres.kind === 'pglite') context.skip('needs a real server')
    const schema = await postgres.createSchema()
    try {
      const shared = { servers: 3, databaseUrl: schema.url }
      expectItRang(await runAlarmTorture({ ...options, seed: 32, ...shared }))
    } finally {
      await schema.drop()
    }
  },
  LIMIT_MS,
)
