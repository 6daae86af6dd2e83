import { afterAll, beforeAll, expect, test } from 'vitest'
import { AT_ONCE } from '#server/mail/worker.ts'
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts'
import { OWED } from './owed.ts'
import { type CrashReport, runCrashTest } from './crash-run.ts'

/** The short form of `npm run torture`. A machine that is busy with other things takes minutes for it. */
const LIMIT_MS = 300_000
const KILLS = 4

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
}, LIMIT_MS)
afterAll(() => postgres.stop())

function expectNothingLost(report: CrashReport): void {
  expect(report).toMatchObject({
    lost: 0,
    duplicates: 0,
    twoAnswers: 0,
    withoutMail: 0,
    invented: 0,
    refusals: [],
    failures: {},
    kills: KILLS,
  })
  expect(Object.values(report.owed)).toEqual(OWED.map(() => 0))
  expect(report.acknowledged).toBeGreaterThan(KILLS)
  // Each kill may catch all the mails that a server is just sending.
  expect(report.doubled).toBeLessThanOrEqual(report.kills * AT_ONCE)
}

const options = { visitors: 6, isEnough: ({ kills }: { kills: number }) => kills >= KILLS }

test.concurrent(
  'R3, R64: kill -9 under load costs the embedded database nothing that was acknowledged',
  async () => {
    expectNothingLost(await runCrashTest({ ...options, seed: 21, servers: 1, databaseUrl: null }))
  },
  LIMIT_MS,
)

test.concurrent(
  'R3, R64: nor three servers on one PostgreSQL',
  async (context) => {
    if (postgres.kind === 'pglite') context.skip('needs a real server')
    const schema = await postgres.createSchema()
    try {
      expectNothingLost(
        await runCrashTest({ ...options, seed: 22, servers: 3, databaseUrl: schema.url }),
      )
    } finally {
      await schema.drop()
    }
  },
  LIMIT_MS,
)
