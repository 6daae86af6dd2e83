import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ProviderCallback } from '#server/alarm/call-callbacks/provider-callback.ts'
import { useEngineHarness } from '#server/alarm/engine-harness.fixture.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import { listEvents } from '#server/db/tables/events.ts'

const harness = useEngineHarness()

const callback = fc.record({
  providerId: fc.constantFrom('CA1', 'CA-other', ''),
  status: fc.constantFrom(
    'queued',
    'initiated',
    'ringing',
    'in-progress',
    'completed',
    'busy',
    'failed',
    'no-answer',
    'canceled',
    'nonsense',
  ),
  sequence: fc.option(fc.integer({ min: 0, max: 4 })),
}) satisfies fc.Arbitrary<ProviderCallback>

type Step = ProviderCallback | 'press 1' | 'press 2'
const steps = fc.array(
  fc.oneof({ weight: 5, arbitrary: callback }, fc.constantFrom<Step>('press 1', 'press 2')),
  { maxLength: 12 },
)

test('neither accepts nor releases a lead for statuses in any order, late, doubled or of another call', async () => {
  harness.settings['alarm_plan'] = '0s call 1'
  harness.answer = () => ({ outcome: 'sent', providerId: 'CA1' })
  await harness.addStaffMember('Maria', '+12015550142')
  harness.engine()
  await fc.assert(
    fc.asyncProperty(steps, async (plan) => {
      // Above the caps of a number.
      harness.now += 20 * 60_000
      const id = await harness.record()
      const called = harness.sent.length
      await harness.advanceClock(5000)
      const notice = harness.sent.slice(called).find(({ channel }) => channel === 'call')?.notice
      if (notice === undefined) throw new Error('Nobody was called')
      let isTaken = false
      for (const step of plan) {
        if (step === 'press 1') {
          const { outcome } = await harness.leads.acceptByNotice(notice.id)
          expect(outcome).toBe(isTaken ? 'already-accepted' : 'accepted')
          isTaken = true
        } else if (step === 'press 2') {
          expect(await harness.leads.decline(notice.id)).toBe(isTaken ? 'ended' : 'owner')
        } else await harness.report(notice.id, step)
        const lead = await harness.db.read((tx) => getLead(tx, id))
        expect(lead?.status).toBe(isTaken ? 'accepted' : 'pending')
      }
      const events = await harness.db.read((tx) => listEvents(tx, id))
      expect(events.filter(({ kind }) => kind === 'accepted')).toHaveLength(isTaken ? 1 : 0)
      if (!isTaken) await harness.leads.acceptByNotice(notice.id)
    }),
    { numRuns: 40 },
  )
})
