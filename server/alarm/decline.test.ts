import { nextNoticeOfCall } from '#server/alarm/call-callbacks/call-notice.ts'
import { setOverride } from '#tests/support/schedules.ts'
import { beforeEach, expect, test } from 'vitest'
import { SENT, START, useEngineHarness } from './engine-harness.fixture.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'

const harness = useEngineHarness()
const MINUTE = 60_000
const PHONES = { Ana: '+12015550101', Ben: '+12015550102', Cy: '+12015550103' }

/** Each call rings until it is missed or answered. */
beforeEach(() => {
  harness.answer = ({ to, id }) =>
    to.kind === 'call' ? { outcome: 'sent', providerId: `CA${id}` } : SENT
})

async function start(plan: string, ...names: readonly (keyof typeof PHONES)[]) {
  harness.settings['alarm_plan'] = plan
  for (const name of names) await harness.addStaffMember(name, PHONES[name])
  const id = await harness.record()
  harness.engine()
  await harness.advanceClock(1000)
  return id
}
const latest = (name: string) =>
  harness.sent.findLast(({ notice }) => notice.staffMember?.name === name)?.notice.id ?? ''
const minutes = (at: number) => START + at * MINUTE - harness.now

test('does not ask who declined again in this round, by any channel', async () => {
  await start(
    '0s push sms mail all; 1m call next; 3m call push all; 4m call next; repeat 2',
    'Ana',
    'Ben',
  )
  expect(await harness.leads.decline(latest('Ana'))).toBe('now')
  await harness.advanceClock(minutes(7.9))
  const asked = harness
    .sentNotices()
    .filter((line) => line.includes(' waiting'))
    .toSorted()
  expect(asked).toEqual(['181s call Ben waiting', '181s push Ben waiting', '1s call Ben waiting'])
  await harness.advanceClock(minutes(20))
  expect(harness.sentNotices().some((line) => line.includes('Ana waiting'))).toBe(true)
})

test('asks the owner when everybody on call has declined, once a round', async () => {
  await start('0s push all; 45s call next; 3m call next', 'Ana', 'Ben')
  expect(await harness.leads.decline(latest('Ana'))).toBe('now')
  expect(await harness.leads.decline(latest('Ben'))).toBe('owner')
  await harness.advanceClock(10 * MINUTE)
  const after = harness.sentNotices().filter((line) => !line.includes('created'))
  expect(after).toEqual(['1s mail waiting'])
  const { notice } = harness.sent.at(-1) ?? {}
  expect(notice?.to).toEqual({ kind: 'mail', to: ['dispatch@palisade.example'] })
  const token = notice?.acceptUrl?.split('/').at(-1) ?? ''
  expect(await harness.leads.accept(token)).toMatchObject({ outcome: 'accepted' })
})

test('asks the owner at the next step when those who have not declined go off call', async () => {
  await start('0s push all; 45s call 1; 3m call 2', 'Ana', 'Ben')
  const ben = (await harness.db.read((tx) => listStaff(tx))).at(1)
  await harness.leads.decline(latest('Ana'))
  await setOverride(harness.db, ben?.id ?? '', {
    kind: 'off',
    until: harness.now + 60 * MINUTE,
  })
  await harness.advanceClock(5 * MINUTE)
  expect(harness.sentNotices().filter((line) => line.includes('mail'))).toEqual(['1s mail waiting'])
})

test('asks who declined a hand-over in the second round only', async () => {
  const id = await start('0s push all; 45s call next; 3m call next; repeat 2', 'Ana', 'Ben', 'Cy')
  const [ana, ben] = (await harness.db.read((tx) => listStaff(tx))).map((member) => member.id)
  await harness.leads.transitionLead(id, {
    from: 'pending',
    to: 'accepted',
    staffMemberId: ana ?? '',
  })
  await harness.leads.transitionLead(id, {
    to: 'pending',
    from: 'accepted',
    staffMemberId: ana ?? '',
    ...(ben !== undefined && { colleagueId: ben }),
  })
  await harness.advanceClock(1000)
  const before = harness.sent.length
  expect(await harness.leads.decline(latest('Ben'))).toBe('now')
  await harness.advanceClock(3 * MINUTE)
  const asked = harness.sent.slice(before).map(({ notice }) => notice.staffMember?.name)
  expect(asked).not.toContain('Ben')
  expect(asked).toContain('Cy')
  await harness.advanceClock(10 * MINUTE)
  const later = harness.sent.slice(before).map(({ notice }) => notice.staffMember?.name)
  expect(later).toContain('Ben')
})

test('does not offer a declined lead in a call about another one', async () => {
  const first = await start('0s push all; 45s call next', 'Ana', 'Ben')
  await harness.leads.decline(latest('Ana'))
  const second = await harness.record()
  await harness.advanceClock(MINUTE)
  const call = harness.sent.findLast(
    ({ channel, notice }) =>
      channel === 'call' &&
      notice.facts.submissionId === second &&
      notice.staffMember?.name === 'Ana',
  )
  expect(call).toBeDefined()
  expect(await nextNoticeOfCall(harness.app, call?.notice.id ?? '', null)).toBeNull()
  expect(await harness.db.read((tx) => getLead(tx, first))).toMatchObject({ status: 'pending' })
})
