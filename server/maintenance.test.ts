import { expect, test } from 'vitest'
import { NO_CHANNELS } from '#tests/support/alarm-samples.ts'
import { sampleSubmission } from '#server/store/sample-submission.fixture.ts'
import { createInjectedApp } from '#tests/support/running-app-inject.ts'
import { runMaintenance } from './maintenance.ts'

const HOUR = 60 * 60_000
const LOG = { info: () => {}, warn: () => {}, error: () => {} }

test('deletes a gate code 24 hours after its lead was done', async () => {
  const { store, close } = await createInjectedApp()
  const submission = sampleSubmission({ now: 1 })
  await store.record(submission)
  const { id } = submission.row
  const by = { staffMemberId: null, via: 'board' }
  const move = { by, role: 'staff', noticeId: null, settings: NO_CHANNELS } as const
  await store.alarms.transitionLead(id, { ...move, now: 500, to: 'accepted' })
  await store.alarms.transitionLead(id, { ...move, now: 1000, to: 'done' })
  await runMaintenance(store, 1000 + 24 * HOUR, LOG)
  expect((await store.getLead(id))?.gate_code).toBe('#9876')
  await runMaintenance(store, 1001 + 24 * HOUR, LOG)
  expect((await store.getLead(id))?.gate_code).toBeNull()
  await close()
})
