import { createLeadTransactions } from '#server/leads/lead-transactions.ts'
import { expect, test, vi } from 'vitest'
import { NO_CHANNELS } from '#tests/support/alarm-samples.ts'
import { sampleSubmission } from '#server/store/sample-submission.fixture.ts'
import { createInjectedApp } from '#tests/support/running-app-inject.ts'
import { runMaintenance, startMaintenance } from './maintenance.ts'

const HOUR = 60 * 60_000
const LOG = { info: () => {}, warn: () => {}, error: () => {} }

test('deletes a gate code 24 hours after its lead was done', async () => {
  const { store, close } = await createInjectedApp()
  const submission = sampleSubmission({ now: 1 })
  await store.record(submission)
  const { id } = submission.row
  const by = { staffMemberId: null, via: 'board' }
  const move = { by, role: 'staff', noticeId: null, settings: NO_CHANNELS } as const
  await createLeadTransactions(store).transitionLead(id, { ...move, now: 500, to: 'accepted' })
  await createLeadTransactions(store).transitionLead(id, { ...move, now: 1000, to: 'done' })
  await runMaintenance(store, 1000 + 24 * HOUR, LOG)
  expect((await store.leads.getLead(id))?.gate_code).toBe('#9876')
  await runMaintenance(store, 1001 + 24 * HOUR, LOG)
  expect((await store.leads.getLead(id))?.gate_code).toBeNull()
  await close()
})

test('runs soon after the start and every ten minutes, also after a failure', async () => {
  const { store, close } = await createInjectedApp()
  let now = 0
  let timer: (() => void) | undefined
  const delays: number[] = []
  const warned: string[] = []
  const log = { ...LOG, warn: (_: object, text?: string) => void warned.push(text ?? '') }
  const prune = vi
    .spyOn(store, 'prune')
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue(undefined)
  const stop = startMaintenance({
    store,
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
  expect(prune.mock.calls).toEqual([[0], [600_000], [1_200_000]])
  expect(warned).toHaveLength(1)
  stop()
  expect(timer).toBeUndefined()
  await close()
})
