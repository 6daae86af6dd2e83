import { expect, test } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { nameOf, START, useEngineHarness } from './engine-harness.fixture.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import { listEvents } from '#server/db/tables/events.ts'
import { alarmStats } from '#server/alarm/escalation/alarm-stats.ts'

// Hours in these tests are in New York's time zone.
putInForce({ ...business, timeZone: 'America/New_York' })

const harness = useEngineHarness()
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NIGHT = Date.parse('2031-03-04T08:28:00Z')

async function start(at: number, plan?: string): Promise<string> {
  harness.now = at
  if (plan !== undefined) harness.settings['alarm_plan_later'] = plan
  await harness.addStaffMember('Ana', '+12015550111')
  const id = await harness.record({ row: { timeframe: 'Just Curious' } })
  harness.engine()
  return id
}
const clock = (at: number) =>
  new Date(START + at * 1000).toLocaleTimeString('en-US', {
    timeZone: 'America/New_York',
    timeStyle: 'short',
    hour12: false,
  })
const sent = () =>
  harness.sent
    .map(({ at, channel, notice }) => `${clock(at)} ${channel} ${nameOf(notice)}`)
    .toSorted()

test('mails a planned request at night, and sends the rest in the morning', async () => {
  await start(NIGHT)
  await harness.advanceClock(30 * HOUR)
  expect(sent()).toEqual([
    '03:28 mail created',
    '07:00 push created',
    '07:00 webhook created',
    '08:30 mail waiting',
    '08:30 push waiting',
  ])
  expect(harness.logged.filter(({ level }) => level === 'error')).toEqual([])
})

test('never calls about a planned request, whatever the plan says', async () => {
  await start(START, '0s push call sms all; 1m call next; 2m push all; repeat 3')
  await harness.advanceClock(20 * HOUR)
  expect(sent().filter((line) => line.includes('call'))).toEqual([])
  expect(sent()).toContain('12:00 push created')
  expect(sent()).toContain('12:00 sms created')
})

test('stops at the acceptance, also before the morning', async () => {
  const id = await start(NIGHT)
  await harness.advanceClock(MINUTE)
  const [ana] = await harness.db.read((tx) => listStaff(tx))
  await harness.leads.transitionLead(id, {
    from: 'pending',
    to: 'accepted',
    staffMemberId: ana?.id ?? '',
  })
  await harness.advanceClock(12 * HOUR)
  expect(sent().filter((line) => !/mail question/.test(line))).toEqual(['03:28 mail created'])
})

test('records no expiry, and keeps the accept link of the first day', async () => {
  const id = await start(START)
  await harness.advanceClock(2 * HOUR)
  const events = await harness.db.read((tx) => listEvents(tx, id))
  expect(events.map(({ kind }) => kind)).toEqual(['stored'])
  expect((await harness.db.read((tx) => alarmStats(tx, harness.now))).expired).toBe(0)
  const token = harness.sent[0]?.notice.acceptUrl?.split('/').at(-1) ?? ''
  expect(await harness.leads.accept(token)).toMatchObject({ outcome: 'accepted' })
})

test('tells the assignee of a planned request by mail at night, by push by day', async () => {
  const id = await start(START)
  const [ana] = await harness.db.read((tx) => listStaff(tx))
  const staffMemberId = ana?.id ?? ''
  await harness.leads.transitionLead(id, { from: 'pending', to: 'accepted', staffMemberId })
  await harness.advanceClock(HOUR)
  harness.now = NIGHT + 24 * HOUR
  const { length } = harness.sent
  await harness.leads.cancel(id)
  await harness.processDue()
  expect(
    harness.sent
      .slice(length)
      .map(({ channel }) => channel)
      .toSorted(),
  ).toEqual(['mail'])
})

test('calls the assignee on the way of a planned request who is canceled too late', async () => {
  const id = await start(START)
  const [ana] = await harness.db.read((tx) => listStaff(tx))
  const staffMemberId = ana?.id ?? ''
  await harness.leads.transitionLead(id, { from: 'pending', to: 'accepted', staffMemberId })
  await harness.leads.transitionLead(id, { from: 'accepted', to: 'en_route', staffMemberId })
  await harness.leads.cancel(id)
  await harness.processDue()
  expect(sent()).toContain('12:00 call cancel_attempt')
})
