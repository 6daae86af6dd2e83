import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts'
import { FAULTS } from './attack/faults/all.ts'
import { runFault } from './attack/faults/run-fault.ts'
import { type FuzzOptions, runFuzz } from './attack/fuzz/run-fuzz.ts'
import { fillWithPhotos, ROOM_LEFT } from './attack/photos/fill-with-photos.ts'
import { runPhotos } from './attack/photos/run-photos.ts'
import { type Engine, ENGINES, withDatabase } from './databases.ts'
import { extent, isFull, LIMIT_MS, seedOr } from './extent.ts'
import {
  NO_POSTGRES_SERVER,
  ONLY_IN_FULL,
  skipRunningUnless,
  skipUnless,
} from '#tests/support/skip-unless.ts'

/** Every run with the same seed sends the same. */
const SEED = seedOr(1971)
/** More would exceed the plain submissions that the site accepts from anybody in ten minutes. */
const MAX_LIMITED = 20_000

const RUNS: readonly (readonly [Engine, FuzzOptions['rateLimit'], requests: number])[] = [
  ['sqlite', 'off', extent(4500, 20_000)],
  ['sqlite', 'on', Math.min(extent(1500, 6000), MAX_LIMITED)],
  ...(isFull ? [['postgres', 'off', extent(0, 8000)] as const] : []),
]

let postgres: TestPostgres
beforeAll(async () => {
  if (isFull) postgres = await startPostgres()
}, LIMIT_MS)
afterAll(() => postgres?.stop())

test.for(RUNS)(
  '%s, limits %s, %i fuzzed requests: none fails or hangs, and acknowledged submissions are stored',
  { timeout: LIMIT_MS },
  async ([engine, rateLimit, requests], context) => {
    const report = await withDatabase(engine, postgres, (databaseUrl) =>
      runFuzz({ seed: SEED, requests, rateLimit, databaseUrl }),
    )
    skipRunningUnless(context, report !== null, NO_POSTGRES_SERVER)
    expect(report.problems.join('\n')).toBe('')
    expect(report.done).toBe(requests)
    expect(report.rows).toBeGreaterThan(requests / 100)
  },
)

test(
  'hostile photos: no answer of 500 or above, and only re-encoded photos are stored',
  { timeout: LIMIT_MS },
  async () => {
    const requests = extent(150, 2000)
    const { problems, sent, stored } = await runPhotos({ seed: SEED, requests, databaseUrl: null })
    expect(problems).toEqual([])
    expect(sent).toBe(requests)
    expect(stored).toBeGreaterThan(requests / 50)
  },
)

test(
  'a flood of photos stays within their budget, and every lead is acknowledged meanwhile',
  { timeout: LIMIT_MS },
  async () => {
    const { uploads, leads } = await fillWithPhotos(extent(60, 2000))
    expect([...leads.keys()]).toEqual([201])
    // Stored; four already; no room, of which requests that nobody has accepted get half, or all
    // slots taken.
    expect([...uploads.keys()].filter((status) => ![303, 409, 503].includes(status))).toEqual([])
    expect(uploads.get(303) ?? 0).toBeLessThanOrEqual(ROOM_LEFT)
    expect(uploads.get(503)).toBeGreaterThan(0)
  },
)

describe.each(ENGINES)('faults, on %s', skipUnless(isFull, ONLY_IN_FULL), (engine) => {
  const faults = FAULTS.filter(({ engines }) => engines.includes(engine))

  test.for(faults.map((fault) => [fault.name, fault] as const))(
    '%s',
    { timeout: LIMIT_MS },
    async ([_name, fault], context) => {
      const problems = await withDatabase(engine, postgres, (databaseUrl) =>
        runFault(fault, { seed: SEED, databaseUrl }),
      )
      skipRunningUnless(context, problems !== null, NO_POSTGRES_SERVER)
      expect(problems).toEqual([])
    },
  )
})
