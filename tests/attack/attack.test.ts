import { afterAll, beforeAll, describe, expect, test, type TestContext } from 'vitest'
import { startMailSink } from '#tests/support/mail-sink.ts'
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts'
import type { Engine } from './faults/fault.ts'
import { FAULTS } from './faults/all.ts'
import { runFault } from './faults/run-fault.ts'
import { type FuzzOptions, type FuzzReport, runFuzz } from './fuzz/run-fuzz.ts'
import { failureText } from './report.ts'

/** The short form of `npm run attack`, the same each time. A machine that is busy with other things takes minutes for it. */
const LIMIT_MS = 300_000
const SEED = 1971

let mail: Awaited<ReturnType<typeof startMailSink>>
let postgres: TestPostgres
beforeAll(async () => {
  mail = await startMailSink()
  postgres = await startPostgres()
}, LIMIT_MS)
afterAll(async () => {
  await postgres.stop()
  mail.stop()
})

/** Runs `work` on an empty database; the test is skipped where there is no PostgreSQL for it. */
async function onDatabase<Result>(
  engine: Engine,
  { skip }: Pick<TestContext, 'skip'>,
  work: (databaseUrl: string | null) => Promise<Result>,
): Promise<Result> {
  if (engine === 'sqlite') return await work(null)
  if (postgres.kind === 'pglite') skip('needs a real server')
  const schema = await postgres.createSchema()
  try {
    return await work(schema.url)
  } finally {
    await schema.drop()
  }
}

describe('hostile requests, thousands of them', () => {
  test.for<[Engine, FuzzOptions['rateLimit'], number]>([
    ['sqlite', 'off', 20_000],
    ['sqlite', 'on', 6_000],
    ['postgres', 'off', 8_000],
  ])(
    'R64: %s, limits %s: nothing fails, nothing hangs, all that is acknowledged is there and right',
    { timeout: LIMIT_MS },
    async ([engine, rateLimit, requests], context) => {
      const options = { seed: SEED, requests, rateLimit, limitMs: Infinity, mailPort: mail.port }
      const report = await onDatabase(engine, context, (databaseUrl) =>
        runFuzz({ ...options, databaseUrl }),
      )
      expectNothingWrong(report, requests)
    },
  )
})

function expectNothingWrong({ figures, problems, rows }: FuzzReport, requests: number): void {
  const again = `npm run attack -- --seed ${SEED}`
  expect(figures.failures.map((failure) => failureText(failure, again)).join('\n')).toBe('')
  expect(problems).toEqual([])
  expect(figures.done).toBe(requests)
  expect(rows).toBeGreaterThan(requests / 100)
}

describe.each<Engine>(['sqlite', 'postgres'])('faults, on %s', (engine) => {
  const faults = FAULTS.filter(({ engines }) => engines.includes(engine))

  test.for(faults.map((fault) => [fault.name, fault] as const))(
    '%s',
    { timeout: LIMIT_MS },
    async ([_name, fault], context) => {
      const problems = await onDatabase(engine, context, (databaseUrl) =>
        runFault(fault, { seed: SEED, databaseUrl, mailPort: mail.port }),
      )
      expect(problems).toEqual([])
    },
  )
})
