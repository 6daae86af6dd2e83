import { beforeEach, expect, test } from 'vitest'
import { addShift, setOverride } from '#tests/support/schedules.ts'
import { SENT, START, useEngineHarness } from './engine-harness.fixture.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'

const harness = useEngineHarness()
const MINUTE = 60_000

/** Ben is on call; Ana is the owner, Cy has no shift, Dee is off. */
beforeEach(async () => {
  harness.answer = ({ to, id }) =>
    to.kind === 'call' ? { outcome: 'sent', providerId: `CA${id}` } : SENT
  await harness.addStaffMember('Ana', '+12015550101')
  const ben = await harness.addStaffMember('Ben', '+12015550102')
  await harness.addStaffMember('Cy', '+12015550103')
  const dee = await harness.addStaffMember('Dee', '+12015550104')
  await addShift(harness.store, ben, { days: ['tue'], from: '06:00', to: '18:00' })
  await setOverride(harness.store, dee, { kind: 'off', until: START + 90 * MINUTE })
  await harness.record()
  harness.engine()
})

const calls = () =>
  harness
    .sentNotices()
    .filter((line) => line.includes(' call '))
    .map((line) => line.replace(' waiting', ''))
const latestTo = (name: string) =>
  harness.sent.findLast(({ notice }) => notice.staffMember?.name === name)?.notice.id ?? ''

test('calls the owner and then everybody when those on call do not answer, and nobody who is off', async () => {
  await harness.advanceClock(13 * MINUTE)
  expect(calls()).toEqual(['45s call Ben', '585s call Ana', '765s call Cy'])
  await harness.advanceClock(48 * MINUTE)
  expect(calls().filter((line) => line.endsWith('Dee'))).toEqual([])
  expect(calls().filter((line) => line.endsWith('Ben'))).toHaveLength(5)
})

test('does not call the owner earlier because a call to those on call is missed', async () => {
  await harness.advanceClock(MINUTE)
  const missed = { providerId: 'CA1', status: 'busy', sequence: 9 }
  await harness.calls.recordStatus(latestTo('Ben'), missed)
  await harness.advanceClock(8 * MINUTE)
  expect(calls()).toEqual(['45s call Ben'])
  await harness.advanceClock(MINUTE)
  expect(calls()).toEqual(['45s call Ben', '585s call Ana'])
})

test('calls the owner at once when everybody on call has declined, and then the others', async () => {
  await harness.advanceClock(MINUTE)
  expect(await harness.leads.decline(latestTo('Ben'))).toBe('now')
  await harness.processDue()
  expect(calls()).toEqual(['45s call Ben', '60s call Ana'])
  expect(await harness.leads.decline(latestTo('Ana'))).toBe('now')
  await harness.processDue()
  expect(calls()).toEqual(['45s call Ben', '60s call Ana', '60s call Cy'])
  expect(await harness.leads.decline(latestTo('Cy'))).toBe('owner')
  await harness.advanceClock(11 * MINUTE)
  expect(calls()).toHaveLength(3)
  // The next round begins with who is on call.
  await harness.advanceClock(2 * MINUTE)
  expect(calls().at(-1)).toBe('810s call Ben')
})

test('does not call an owner who has gone off in the meantime', async () => {
  await harness.advanceClock(9 * MINUTE)
  const [ana] = await harness.store.read((tx) => listStaff(tx))
  await setOverride(harness.store, ana?.id ?? '', { kind: 'off', until: START + 90 * MINUTE })
  await harness.advanceClock(5 * MINUTE)
  expect(calls()).toEqual(['45s call Ben', '765s call Cy', '810s call Ben'])
})
