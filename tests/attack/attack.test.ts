import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

/** Runs `work` on an empty database; undefined where there is no PostgreSQL for it. */
async function onDatabase<Result>(
  engine: Engine,
  work: (databaseUrl: string | null) => Promise<Result>,
): Promise<Result | undefined> {
  if (engine === 'sqlite') return await work(null)
  if (postgres.kind === 'pglite') return undefined
  const schema = await postgres.createSchema()
  try {
    return await work(schema.url)
  } finally {
    await schema.drop()
  }
}

describe('hostile requests, thousands of them', () => {
  test.each<[Engine, FuzzOptions['rateLimit'], number]>([
    ['sqlite', 'off', 20_000],
    ['sqlite', 'on', 6_000],
    ['postgres', 'off', 8_000],
  ])(
    'R64: %s, limits %s: nothing fails, nothing hangs, all that is acknowledged is there and right',
    async (engine, rateLimit, requests) => {
      const options = { seed: SEED, requests, rateLimit, limitMs: Infinity, mailPort: mail.port }
      const report = await onDatabase(engine, (databaseUrl) => runFuzz({ ...options, databaseUrl }))
      if (report) expectNothingWrong(report, requests)
    },
    LIMIT_MS,
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

  test.each(faults.map((fault) => [fault.name, fault] as const))(
    '%s',
    async (_name, fault) => {
      const problems = await onDatabase(engine, (databaseUrl) =>
        runFault(fault, { seed: SEED, databaseUrl, mailPort: mail.port }),
      )
      expect(problems ?? []).toEqual([])
    },
    LIMIT_MS,
  )
})
