import { expect, test } from 'vitest'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import type { Fixture } from './database.fixture.ts'
import { countHit, pruneCounters } from '#server/db/tables/counters.ts'
import { storeSubmission } from '#server/leads/record.ts'

const MINUTE = 60_000
const NOW = 1_900_000_000_000 - (1_900_000_000_000 % MINUTE)

export function countersContract(fixture: Fixture): void {
  const hit = (key: string, now: number): Promise<number> =>
    fixture.db.single((tx) => countHit(tx, key, { now, windowMs: MINUTE }))

  test('counts hits by key and window', async () => {
    expect(await hit('a', NOW)).toBe(1)
    expect(await hit('a', NOW + MINUTE - 1)).toBe(2)
    expect(await hit('b', NOW)).toBe(1)
    expect(await hit('a', NOW + MINUTE)).toBe(1)
  })

  test('counts hits of all processes together, without loss or duplicates', async () => {
    const stores = [fixture.another(), fixture.another()] as const
    const counts = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        stores[index % 2 ? 1 : 0].single((tx) => countHit(tx, 'a', { now: NOW, windowMs: MINUTE })),
      ),
    )
    expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1))
  })

  test('prunes expired windows and keeps the current one', async () => {
    await hit('a', NOW)
    await hit('a', NOW + MINUTE)
    await fixture.db.writeRelaxed((tx) => pruneCounters(tx, NOW + MINUTE))
    expect(await hit('a', NOW)).toBe(1)
    expect(await hit('a', NOW + MINUTE)).toBe(2)
  })

  test('keeps a captcha token spent until it has expired', async () => {
    const nonce = { value: 'proof', expiresAt: NOW + MINUTE }
    await storeSubmission(fixture.db, sampleSubmission({ nonce }))
    await fixture.db.writeRelaxed((tx) => pruneCounters(tx, NOW + MINUTE - 1))
    expect((await storeSubmission(fixture.db, sampleSubmission({ nonce }))).outcome).toBe(
      'nonce-spent',
    )
    await fixture.db.writeRelaxed((tx) => pruneCounters(tx, NOW + MINUTE))
    expect((await storeSubmission(fixture.db, sampleSubmission({ nonce }))).outcome).toBe('stored')
  })
}
