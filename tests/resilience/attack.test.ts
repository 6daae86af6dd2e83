import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts'
import { FAULTS } from './attack/faults/all.ts'
import { runFault } from './attack/faults/run-fault.ts'
import { failureText } from './attack/fuzz/figures-text.ts'
import { type FuzzOptions, runFuzz } from './attack/fuzz/run-fuzz.ts'
import { runPhotos } from './attack/photos/run-photos.ts'
import { type Engine, ENGINES, withDatabase } from './databases.ts'

/** The short form of `npm run attack`; every run sends the same. */
const LIMIT_MS = 300_000
const SEED = 1971
const isFull = process.env['TEST_FULL'] !== undefined

const RUNS: readonly [Engine, FuzzOptions['rateLimit'], requests: number][] = isFull
  ? [
      ['sqlite', 'off', 20_000],
      ['sqlite', 'on', 6000],
      ['postgres', 'off', 8000],
    ]
  : [
      ['sqlite', 'off', 4500],
      ['sqlite', 'on', 1500],
    ]

let postgres: TestPostgres
beforeAll(async () => {
  if (isFull) postgres = await startPostgres()
}, LIMIT_MS)
afterAll(() => postgres?.stop())

test.for(RUNS)(
  '%s, limits %s, %i fuzzed requests: none fails or hangs, and acknowledged submissions are stored',
  { timeout: LIMIT_MS },
  async ([engine, rateLimit, requests], { skip }) => {
    const report = await withDatabase(engine, postgres, (databaseUrl) =>
      runFuzz({ seed: SEED, requests, rateLimit, limitMs: Infinity, databaseUrl }),
    )
    if (report === null) return skip('needs a real server')
    const { figures, problems, rows } = report
    const again = `npm run attack -- --seed ${SEED} --engine ${engine}`
    expect(figures.failures.map((failure) => failureText(failure, again)).join('\n')).toBe('')
    expect(problems).toEqual([])
    expect(figures.done).toBe(requests)
    expect(rows).toBeGreaterThan(requests / 100)
  },
)

test(
  'hostile photos: no answer of 500 or above, and only re-encoded photos are stored',
  { timeout: LIMIT_MS },
  async () => {
    const requests = isFull ? 2000 : 150
    const { problems, sent, stored } = await runPhotos({ seed: SEED, requests, databaseUrl: null })
    expect(problems).toEqual([])
    expect(sent).toBe(requests)
    expect(stored).toBeGreaterThan(requests / 50)
  },
)

describe.runIf(isFull).each(ENGINES)('faults, on %s', (engine) => {
  const faults = FAULTS.filter(({ engines }) => engines.includes(engine))

  test.for(faults.map((fault) => [fault.name, fault] as const))(
    '%s',
    { timeout: LIMIT_MS },
    async ([_name, fault], { skip }) => {
      const problems = await withDatabase(engine, postgres, (databaseUrl) =>
        runFault(fault, { seed: SEED, databaseUrl }),
      )
      if (problems === null) return skip('needs a real server')
      expect(problems).toEqual([])
    },
  )
})
