import { beforeEach, expect, test } from 'vitest'
import { addShift, setOverride } from '#tests/support/schedules.ts'
import { SENT, START, useEngineHarness } from './engine-harness.fixture.ts'
import { signOutEverywhere } from '#server/staff/leaving.ts'
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
  await addShift(harness.db, ben, { days: ['tue'], from: '06:00', to: '18:00' })
  await setOverride(harness.db, dee, { kind: 'off', until: START + 90 * MINUTE })
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

test('calls the only one on call again after a minute, the owner at three, then everybody, and nobody who is off', async () => {
  await harness.advanceClock(13 * MINUTE)
  expect(calls()).toEqual(['45s call Ben', '105s call Ben', '180s call Ana', '360s call Cy'])
  await harness.advanceClock(48 * MINUTE)
  expect(calls().filter((line) => line.endsWith('Dee'))).toEqual([])
  expect(calls().filter((line) => line.endsWith('Ben')).length).toBeGreaterThanOrEqual(5)
})

test('does not call again within a minute because a call is missed, nor the owner before three', async () => {
  await harness.advanceClock(MINUTE)
  const missed = { providerId: 'CA1', status: 'busy', sequence: 9 }
  await harness.report(latestTo('Ben'), missed)
  await harness.advanceClock(MINUTE)
  expect(calls()).toEqual(['45s call Ben', '105s call Ben'])
  await harness.report(latestTo('Ben'), missed)
  await harness.advanceClock(MINUTE)
  expect(calls()).toEqual(['45s call Ben', '105s call Ben', '180s call Ana'])
})

test('waits for nobody: the owner follows the last of two on call', async () => {
  const [, , cy] = await harness.db.read((tx) => listStaff(tx))
  await setOverride(harness.db, cy?.id ?? '', { kind: 'on', until: START + 90 * MINUTE })
  await harness.advanceClock(12 * MINUTE)
  expect(calls()).toEqual(['45s call Ben', '225s call Cy', '405s call Ana', '585s call Ben'])
})

test('the owner who is alone is called again after a minute', async () => {
  const [ana, ben, cy] = await harness.db.read((tx) => listStaff(tx))
  for (const member of [ben, cy])
    await setOverride(harness.db, member?.id ?? '', { kind: 'off', until: START + 90 * MINUTE })
  await setOverride(harness.db, ana?.id ?? '', { kind: 'on', until: START + 90 * MINUTE })
  await harness.advanceClock(12 * MINUTE)
  const seconds = calls().map((line) => Number.parseInt(line, 10))
  expect(calls().every((line) => line.endsWith('Ana'))).toBe(true)
  expect((seconds[1] ?? 0) - (seconds[0] ?? 0)).toBe(60)
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
  await harness.advanceClock(2 * MINUTE)
  const [ana] = await harness.db.read((tx) => listStaff(tx))
  await setOverride(harness.db, ana?.id ?? '', { kind: 'off', until: START + 90 * MINUTE })
  await harness.advanceClock(5 * MINUTE)
  expect(calls()).toEqual(['45s call Ben', '105s call Ben', '360s call Cy'])
})

test('rings and mails nobody whose phone is lost, and asks the others instead', async () => {
  const [, ben] = await harness.db.read((tx) => listStaff(tx))
  const settings = { configuredChannels: new Set(['mail'] as const), staffEmail: [] }
  await harness.db.write((tx) => signOutEverywhere(tx, ben?.id ?? '', { now: START, settings }))
  await harness.advanceClock(13 * MINUTE)
  expect(harness.sent.filter(({ notice }) => notice.staffMember?.name === 'Ben')).toEqual([])
  expect(calls().length).toBeGreaterThan(0)
})
