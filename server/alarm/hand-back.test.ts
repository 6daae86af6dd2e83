import { setOverride } from '#tests/support/schedules.ts'
import { beforeEach, expect, test } from 'vitest'
import { type LeadStatus, UNDO_ACCEPTED_MS } from '#domain/lead/lifecycle.ts'
import { nameOf, START, useEngineHarness } from './engine-harness.fixture.ts'
import { listEvents } from '#server/db/tables/events.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import { boardDetail } from '#server/leads/board-leads.ts'
import { removeStaffMember } from '#server/db/tables/staff-members.ts'
import { addQuote } from '#server/board/lead/quote.ts'

const harness = useEngineHarness()

const MINUTE = 60_000

let ana: string
let ben: string
let lead: string

beforeEach(async () => {
  harness.settings['alarm_plan'] = '0s push all; 45s call next; 3m call next'
  ana = await harness.addStaffMember('Ana', '+12015550101')
  ben = await harness.addStaffMember('Ben', '+12015550102')
  lead = await harness.record()
  harness.engine()
  await harness.advanceClock(1000)
})

const transition = async (staffMemberId: string, from: LeadStatus, to: LeadStatus) =>
  await harness.leads.transitionLead(lead, { from, to, staffMemberId })
const accept = async (staffMemberId: string) =>
  await transition(staffMemberId, 'pending', 'accepted')
const handBack = async (staffMemberId: string, colleagueId?: string) =>
  await harness.leads.transitionLead(lead, {
    to: 'pending',
    from: 'accepted',
    staffMemberId,
    ...(colleagueId && { colleagueId }),
  })
const undo = async (staffMemberId: string) => {
  const events = await harness.db.read((tx) => listEvents(tx, lead))
  return await harness.leads.undo(lead, { at: events.at(-1)?.at ?? 0, staffMemberId })
}
const statusOf = async () => (await harness.db.read((tx) => getLead(tx, lead)))?.status
const assigneeOf = async () =>
  (await harness.db.read((tx) => boardDetail(tx, lead)))?.assignee?.staffMemberId ?? null

/** Notices from now on as `SECONDS channel recipient kind`; those of one moment by the alphabet. */
function since(): () => readonly string[] {
  const { length } = harness.sent
  const start = (harness.now - START) / 1000
  return () =>
    harness.sent
      .slice(length)
      .map(({ channel, notice, at }) => ({
        at: Math.round(at - start),
        text: `${channel} ${notice.staffMember?.name ?? '-'} ${nameOf(notice)}`,
      }))
      .toSorted((one, other) => one.at - other.at || one.text.localeCompare(other.text))
      .map(({ at, text }) => `${at}s ${text}`)
}

test('restarts the alarm at once for a lead that is handed back, and asks the others first', async () => {
  await accept(ana)
  await harness.advanceClock(MINUTE)
  const told = since()
  expect(await handBack(ben)).toBe('refused')
  expect(await handBack(ana)).toBe('changed')
  expect([await statusOf(), await assigneeOf()]).toEqual(['pending', null])
  await harness.advanceClock(4 * MINUTE)
  expect(told()).toEqual(['0s push Ben waiting', '45s call Ben waiting', '225s call Ana waiting'])
  expect(await accept(ben)).toBe('changed')
})

test('restarts the alarm for the only staff member, too', async () => {
  await harness.db.write((tx) => removeStaffMember(tx, ben, harness.now))
  await accept(ana)
  await harness.processDue()
  const told = since()
  await handBack(ana)
  await harness.advanceClock(MINUTE)
  expect(told()).toEqual(['0s push Ana waiting', '45s call Ana waiting'])
})

test('asks a colleague for two minutes before the alarm restarts', async () => {
  await accept(ana)
  await harness.processDue()
  const told = since()
  expect(await handBack(ana, ben)).toBe('changed')
  await harness.advanceClock(2 * MINUTE - 1000)
  const offers = told()
  expect(offers).toEqual(['0s call Ben offered', '0s mail Ben offered', '0s push Ben offered'])
  await harness.advanceClock(1000)
  expect(told().slice(offers.length)).toEqual(['120s push Ben waiting'])
})

test('asks the owner when the colleague declines and nobody else is left', async () => {
  await accept(ana)
  await harness.processDue()
  await handBack(ana, ben)
  await harness.processDue()
  const offer = harness.sent.findLast(
    ({ notice, channel }) => notice.kind === 'offered' && channel === 'call',
  )
  const told = since()
  expect(await harness.leads.decline(offer?.notice.id ?? '')).not.toBe('ended')
  await harness.advanceClock(1000)
  expect(told()).toEqual(['0s mail - waiting'])
  expect(await harness.leads.acceptByNotice(offer?.notice.id ?? '')).toMatchObject({
    outcome: 'accepted',
  })
  expect(await assigneeOf()).toBe(ben)
  const after = since()
  await harness.advanceClock(9 * MINUTE)
  expect(after()).toEqual([])
})

test('asks a colleague who is off by mail only', async () => {
  await accept(ana)
  await setOverride(harness.db, ben, { kind: 'off', until: harness.now + 60 * MINUTE })
  await harness.processDue()
  const told = since()
  await handBack(ana, ben)
  await harness.advanceClock(MINUTE)
  expect(told()).toEqual(['0s mail Ben offered'])
})

test('keeps the two minutes over a killed server', async () => {
  await accept(ana)
  harness.engine().killAfter(3)
  await handBack(ana, ben)
  const told = since()
  await harness.advanceClock(3 * MINUTE)
  expect(told().filter((line) => line.includes('push Ben waiting'))).toHaveLength(1)
})

test('reopens a closed lead for seven days', async () => {
  await accept(ana)
  expect(await transition(ana, 'accepted', 'done')).toBe('changed')
  const closedAt = harness.now
  await harness.advanceClock(MINUTE)
  const told = since()
  expect(await transition(ben, 'done', 'pending')).toBe('changed')
  await harness.processDue()
  expect(told()).toEqual(['0s push Ana waiting'])
  await transition(ben, 'pending', 'spam')
  harness.now = closedAt + 8 * 24 * 60 * MINUTE
  expect(await transition(ben, 'spam', 'pending')).toBe('refused')
})

test('tells the assignee that a colleague took the lead over, once it cannot be undone', async () => {
  await accept(ana)
  await harness.processDue()
  const told = since()
  expect(await transition(ben, 'accepted', 'accepted')).toBe('changed')
  await harness.advanceClock(UNDO_ACCEPTED_MS)
  expect(told()).toEqual([
    '15s call Ana accepted',
    '15s mail Ana accepted',
    '15s push Ana accepted',
  ])
  expect(await assigneeOf()).toBe(ben)
})

test('records once that the visitor tried to cancel too late, and calls the assignee', async () => {
  await accept(ana)
  await transition(ana, 'accepted', 'en_route')
  await harness.processDue()
  const told = since()
  expect(await harness.leads.cancel(lead)).toBe(false)
  expect(await harness.leads.cancel(lead)).toBe(false)
  await harness.processDue()
  expect(told()).toEqual([
    '0s call Ana cancel_attempt',
    '0s mail Ana cancel_attempt',
    '0s push Ana cancel_attempt',
  ])
  const events = await harness.db.read((tx) => listEvents(tx, lead))
  expect(events.filter(({ kind }) => kind === 'cancel_attempt')).toHaveLength(1)
})

test('undoes a step of the same staff member for seconds, with everything that followed', async () => {
  await accept(ana)
  const acceptedAt = (await harness.db.read((tx) => boardDetail(tx, lead)))?.assignee?.at
  await transition(ana, 'accepted', 'en_route')
  expect(await undo(ben)).toBe('refused')
  expect(await undo(ana)).toBe('changed')
  expect(await undo(ana)).toBe('refused')
  expect(await statusOf()).toBe('accepted')
  await handBack(ana)
  await harness.advanceClock(9000)
  expect(await undo(ana)).toBe('changed')
  expect([await statusOf(), await assigneeOf()]).toEqual(['accepted', ana])
  expect((await harness.db.read((tx) => boardDetail(tx, lead)))?.assignee?.at).toBe(acceptedAt)
  const told = since()
  await harness.advanceClock(9 * MINUTE)
  expect(told()).toEqual([])
  await transition(ana, 'accepted', 'done')
  await harness.advanceClock(20_000)
  expect(await undo(ana)).toBe('refused')
})

test('tells nobody of a step that was undone, nor of one that another step made void', async () => {
  await accept(ana)
  await harness.processDue()
  const told = since()
  await transition(ben, 'accepted', 'lost')
  await harness.advanceClock(9000)
  expect(await undo(ben)).toBe('changed')
  await harness.advanceClock(20_000)
  await transition(ben, 'accepted', 'accepted')
  await handBack(ben)
  await harness.advanceClock(20_000)
  expect(told()).toEqual(['29s push Ana waiting'])
})

test('tells the assignee of a lead that a colleague closed, without a link', async () => {
  await accept(ana)
  await harness.processDue()
  const told = since()
  await transition(ben, 'accepted', 'lost')
  await harness.advanceClock(UNDO_ACCEPTED_MS)
  expect(told()).toEqual(['15s call Ana lost', '15s mail Ana lost', '15s push Ana lost'])
  // There is nothing left to accept.
  expect(harness.sent.slice(-3).map(({ notice }) => notice.acceptUrl)).toEqual([null, null, null])
})

test('tells the assignee by push and mail of each quote that the customer agreed to', async () => {
  await accept(ana)
  await harness.processDue()
  const told = since()
  for (const totalCents of [14_900, 16_000]) {
    await harness.advanceClock(1000)
    const quote = { totalCents, includes: 'Opening' }
    const by = { staffMemberId: ana, now: harness.now }
    await harness.db.write((tx) => addQuote(tx, lead, quote, by))
    for (let press = 0; press < 2; press++)
      expect(await harness.leads.agree(lead, by.now)).toBe('agreed')
  }
  await harness.processDue()
  const notices = ['mail Ana agreed', 'push Ana agreed']
  expect(told()).toEqual([1, 2].flatMap((at) => notices.map((notice) => `${at}s ${notice}`)))
})
