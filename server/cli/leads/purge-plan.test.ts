import { afterEach, expect, test } from 'vitest'
import { sampleJob } from '#server/mail/sample-job.fixture.ts'
import type { Lead } from '#server/store/store.ts'
import { createStage } from '../database/stage.fixture.ts'
import { carryOut, makePlan, type Plan } from './purge-plan.ts'

const stage = createStage()
afterEach(() => stage.remove())

const { lead } = sampleJob()

/** Requests of the times 1 to `last`, newest first, every third of them mailed. */
function storeOf(last: number) {
  let left = Array.from({ length: last }, (_, index) => last - index)
  return {
    countLeads: async () => left.length,
    async *listLeads(): AsyncGenerator<Lead> {
      for (const time of left)
        yield {
          ...lead,
          created_at: new Date(time).toISOString(),
          mail: {
            state: time % 3 === 0 ? 'sent' : 'queued',
            attempts: 0,
            sentAt: null,
            lastError: null,
          },
        }
    },
    async purgeLeads(before: number) {
      const kept = left.filter((time) => time >= before)
      const gone = left.length - kept.length
      left = kept
      return gone
    },
    left: () => left,
  }
}

test('many requests are deleted in steps, exactly those, and it is said how far it is', async () => {
  const store = storeOf(10)
  const deletions: number[] = []
  const counting = {
    ...store,
    async purgeLeads(before: number) {
      stage.now += 20_000
      deletions.push(before)
      return await store.purgeLeads(before)
    },
  }
  let plan: Plan | undefined
  const { status, err } = await stage.run(async (_args, io) => {
    plan = await makePlan(store, io, 11, 4)
    return await carryOut(counting, io, plan)
  })
  expect(plan).toMatchObject({ total: 10, unsent: 7, steps: [2, 6, 11] })
  expect(deletions).toEqual([2, 6, 11])
  expect(status).toBe(10)
  expect(store.left()).toEqual([])
  expect(err).toBe('Deleting: 1 of 10 (10%)\nDeleting: 5 of 10 (50%)\nDeleting: 10 of 10 (100%)\n')
})

test('nothing to delete is no step but the limit', async () => {
  await stage.run(async (_args, io) => {
    expect(await makePlan(storeOf(0), io, 11)).toMatchObject({ total: 0, unsent: 0, steps: [11] })
    return 0
  })
  expect.assertions(1)
})
