import { expect, test } from 'vitest'
import { addShift, setOverride } from '#tests/support/schedules.ts'
import { START, useEngineHarness } from './engine-harness.fixture.ts'
import { addEvent } from '#server/db/tables/events.ts'

const harness = useEngineHarness()
const MINUTE = 60_000
const HOUR = 60 * MINUTE

const shiftNotices = () => harness.sentNotices().filter((line) => line.endsWith(' shift'))
const shift = (from: string, to: string) => ({ days: ['tue'], from, to }) as const

/** It is noon: Ana until 1 PM, Ben from then on. */
async function setUp() {
  const ana = await harness.addStaffMember('Ana')
  const ben = await harness.addStaffMember('Ben')
  await addShift(harness.db, ana, shift('06:00', '13:00'))
  await addShift(harness.db, ben, shift('13:00', '18:00'))
  return { ana, ben }
}

test('tells who begins a shift, once, of the request that has waited longest', async () => {
  await setUp()
  const first = await harness.record()
  await harness.record()
  harness.engine()
  harness.engine()
  await harness.advanceClock(59 * MINUTE)
  expect(shiftNotices()).toEqual([])
  await harness.advanceClock(20 * MINUTE)
  const channels = shiftNotices().map((line) => line.replace(/^\d+s /, ''))
  expect(channels.toSorted()).toEqual(['mail Ben shift', 'push Ben shift'])
  const told = harness.sent.findLast(({ notice }) => notice.kind === 'shift')?.notice
  expect(told).toMatchObject({ facts: { submissionId: first, waiting: 2 } })
  const token = told?.acceptUrl?.split('/').at(-1) ?? ''
  expect(await harness.leads.accept(token)).toMatchObject({ outcome: 'accepted' })
})

test('says nothing when nothing waits, nor of requests that come in later or were declined', async () => {
  const { ben } = await setUp()
  const lead = await harness.record()
  await harness.db.write((tx) =>
    addEvent(tx, {
      submissionId: lead,
      kind: 'declined',
      by: { staffMemberId: ben, via: 'push' },
      payload: { round: 1 },
      at: START + MINUTE,
    }),
  )
  harness.engine()
  await harness.advanceClock(HOUR + MINUTE)
  await harness.record()
  await harness.advanceClock(20 * MINUTE)
  expect(shiftNotices()).toEqual([])
})

test('tells who comes back from a time off in their shift, and who takes over a planned night', async () => {
  const { ana, ben } = await setUp()
  const [from, until] = [START, START + 20 * MINUTE]
  await setOverride(harness.db, ana, { kind: 'off', from: 0, until })
  await setOverride(harness.db, ben, { kind: 'on', from: from + 5 * MINUTE, until })
  await harness.record()
  harness.engine()
  await harness.advanceClock(10 * MINUTE)
  expect(shiftNotices().every((line) => line.includes('Ben'))).toBe(true)
  expect(shiftNotices()).toHaveLength(2)
  await harness.advanceClock(15 * MINUTE)
  expect(shiftNotices().filter((line) => line.includes('Ana'))).toHaveLength(2)
})
