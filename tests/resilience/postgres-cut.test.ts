import { expect, test } from 'vitest'
import { cutPostgres } from './kill/postgres-cut.ts'
import { defectsOf } from './kill/verdict.ts'
import { extent, isFull, LIMIT_MS, problemsOf, seedOr } from './extent.ts'
import {
  NO_POSTGRES_SERVER,
  ONLY_IN_FULL,
  skipRunningUnless,
  skipUnless,
} from '#tests/support/skip-unless.ts'

test(
  'loses no acknowledged submission when PostgreSQL loses power, even with synchronous_commit off',
  { timeout: LIMIT_MS, ...skipUnless(isFull, ONLY_IN_FULL) },
  async (context) => {
    const report = await cutPostgres({
      seed: seedOr(14),
      cuts: extent(0, 3),
      servers: 1,
      visitors: 6,
    })
    skipRunningUnless(context, report !== null, NO_POSTGRES_SERVER)
    // The power cut itself appears in each server's log.
    expect(problemsOf(defectsOf({ ...report, failures: {} }))).toEqual([])
    expect(report.acknowledged).toBeGreaterThan(3)
    // Control: a row that does not wait for the disk is lost.
    expect(report.controlLost).toBeGreaterThan(0)
  },
)
