import { countHit } from '#server/db/tables/counters.ts'
import { expect, test, vi } from 'vitest'
import { NO_CHANNELS } from '#tests/support/alarm-samples.ts'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import { createInjectedApp } from '#tests/support/running-app-inject.ts'
import { runMaintenance, startMaintenance } from './maintenance.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import { transitionLead } from '#server/leads/transition.ts'

const HOUR = 60 * 60_000
const LOG = { info: () => {}, warn: () => {}, error: () => {} }

test('deletes a gate code 24 hours after its lead was done', async () => {
  const { db, close } = await createInjectedApp()
  const submission = sampleSubmission({ now: 1 })
  await storeSubmission(db, submission)
  const { id } = submission.row
  const by = { staffMemberId: null, via: 'board' }
  const move = { by, role: 'staff', noticeId: null, settings: NO_CHANNELS } as const
  await db.write((tx) => transitionLead(tx, id, { ...move, now: 500, to: 'accepted' }))
  await db.write((tx) => transitionLead(tx, id, { ...move, now: 1000, to: 'done' }))
  await runMaintenance(db, 1000 + 24 * HOUR, LOG)
  expect((await db.read((tx) => getLead(tx, id)))?.gate_code).toBe('#9876')
  await runMaintenance(db, 1001 + 24 * HOUR, LOG)
  expect((await db.read((tx) => getLead(tx, id)))?.gate_code).toBeNull()
  await close()
})

test('runs soon after the start and every ten minutes, also after a failure', async () => {
  const { db, close } = await createInjectedApp()
  let now = 0
  let timer: (() => void) | undefined
  const delays: number[] = []
  const warned: string[] = []
  const log = { ...LOG, warn: (_: object, text?: string) => void warned.push(text ?? '') }
  await db.single((tx) => countHit(tx, 'old', { now: 0, windowMs: 1 }))
  vi.spyOn(db, 'writeRelaxed').mockRejectedValueOnce(new Error('away'))
  const stop = startMaintenance({
    db,
    log,
    clock: () => now,
    setTimer(ms, callback) {
      delays.push(ms)
      timer = callback
      return () => (timer = undefined)
    },
  })
  for (let runs = 1; runs <= 3; runs++) {
    timer?.()
    await vi.waitFor(() => expect(delays).toHaveLength(runs + 1))
    now += 600_000
  }
  expect(delays).toEqual([5000, 600_000, 600_000, 600_000])
  // A later run has deleted the counter: counting begins again.
  expect(await db.single((tx) => countHit(tx, 'old', { now: 0, windowMs: 1 }))).toBe(1)
  expect(warned).toHaveLength(1)
  stop()
  expect(timer).toBeUndefined()
  await close()
})
