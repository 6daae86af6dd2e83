import { expect, test } from 'vitest'
import { OWED } from './owed.ts'
import { cutPostgres } from './postgres-cut.ts'

const LIMIT_MS = 300_000

test(
  'R3, R64: PostgreSQL loses its power, and nothing that was acknowledged, even where its commits wait for no disk',
  async (context) => {
    const report = await cutPostgres({ seed: 14, cuts: 3, servers: 1, visitors: 6 })
    if (report === null) return context.skip('needs the binaries of PostgreSQL')
    expect(report).toMatchObject({ lost: 0, duplicates: 0, twoAnswers: 0, withoutMail: 0 })
    expect(Object.values(report.owed)).toEqual(OWED.map(() => 0))
    expect(report.refusals).toEqual([])
    expect(report.acknowledged).toBeGreaterThan(3)
    // And this would be noticed: what does not ask to wait is lost.
    expect(report.controlLost).toBeGreaterThan(0)
  },
  LIMIT_MS,
)
