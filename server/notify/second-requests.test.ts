/** Second requests of one customer for one job: which of them ring (R237). */

import { beforeEach, expect, test } from 'vitest'
import type { LeadStatus } from '#domain/lead/lifecycle.ts'
import { SECOND_REQUEST_AFTER_MS } from '#domain/alarm/second-request.ts'
import { SUSPICION_REASONS } from '#domain/submission/suspicion-flags.ts'
import type { SampleChanges } from '#server/store/sample-submission.fixture.ts'
import { useEngineHarness } from './engine-harness.fixture.ts'
import { listEvents } from '#server/store/events.ts'
import { getLead } from '#server/store/lead-queries.ts'

const harness = useEngineHarness()

const MINUTE = 60_000
const PHONE = '(201) 555-0142'

let ana: string
let ben: string
let first: string

/** Records a request of the customer, by default for the same job. */
const send = (changes: SampleChanges = {}): Promise<string> =>
  harness.record({ ...changes, row: { phone: PHONE, ...changes.row } })

beforeEach(async () => {
  harness.settings['alarm_plan'] = '0s push all; 45s call next; 6m call next; 9m call next'
  ana = await harness.addStaffMember('Ana', '+12015550101')
  ben = await harness.addStaffMember('Ben', '+12015550102')
  first = await send()
  harness.engine()
  await harness.advanceClock(SECOND_REQUEST_AFTER_MS)
})

/** Lists what was sent about a lead, as `channel kind`. */
const sentAbout = (id: string): readonly string[] =>
  harness.sent
    .filter(({ notice }) => notice.facts.submissionId === id)
    .map(({ channel, notice }) => `${channel} ${notice.kind}`)
const rings = (id: string): boolean => sentAbout(id).some((text) => text.endsWith(' created'))
const kindsOf = async (id: string) =>
  (await harness.store.read((tx) => listEvents(tx, id))).map(({ kind }) => kind)
const statusOf = async (id: string) => (await harness.store.read((tx) => getLead(tx, id)))?.status
const step = (id: string, from: LeadStatus, to: LeadStatus, by = ana, etaMinutes?: number) =>
  harness.leads.transitionLead(id, {
    from,
    to,
    staffMemberId: by,
    ...(etaMinutes !== undefined && { etaMinutes }),
  })

test('keeps a second request, starts no second alarm, and goes on with the first', async () => {
  const second = await send({ row: { phone: '+1 201.555.0142', notes: 'Ring at the back.' } })
  await harness.advanceClock(10 * MINUTE)
  expect(await statusOf(second)).toBe('pending')
  expect(sentAbout(second)).toEqual([])
  expect(sentAbout(first)).toContain('call waiting')
  expect(await kindsOf(first)).toContain('second_request')
  expect(await kindsOf(second)).toEqual(['stored', 'waits_for_first'])
  const waiting = harness.sent.findLast(({ notice }) => notice.facts.submissionId === first)
  expect(waiting?.notice.facts.otherLead).toBe('waiting')
  expect(waiting?.notice.facts.waiting).toBe(1)
})

test('tells the assignee of a second request, once for each', async () => {
  await step(first, 'pending', 'accepted')
  await send()
  await harness.advanceClock(MINUTE)
  await send()
  await harness.advanceClock(MINUTE)
  const told = harness.sent.filter(({ notice }) => notice.kind === 'second-request')
  expect(told.map(({ channel, notice }) => [channel, notice.staffMember?.name]).toSorted()).toEqual(
    [
      ['mail', 'Ana'],
      ['mail', 'Ana'],
      ['push', 'Ana'],
      ['push', 'Ana'],
    ],
  )
})

test.each([
  ['of another number', { row: { phone: '(201) 555-0143' } }],
  ['for another service', { row: { service: 'House Lockout' } }],
  ['for another house', { row: { address: '99 Other St, North Bergen' } }],
  ['with an appointment', { row: { appointment_start: '2031-03-06T15:00:00.000Z' } }],
])('rings for a request %s', async (_which, changes) => {
  const other = await send(changes)
  await harness.advanceClock(1000)
  expect(rings(other)).toBe(true)
})

test.each(['cancelled', 'lost', 'spam', 'duplicate'] as const)(
  'starts the alarm of the second request as soon as the first is closed: %s',
  async (to) => {
    const second = await send()
    await harness.advanceClock(SECOND_REQUEST_AFTER_MS)
    const third = await send()
    await harness.advanceClock(2 * MINUTE)
    // Of two that wait, the older one rings, and the other one waits for it.
    if (to === 'cancelled') await harness.leads.cancel(first)
    else await step(first, 'pending', to)
    await harness.advanceClock(1000)
    expect([rings(second), rings(third)]).toEqual([true, false])
    expect(await kindsOf(second)).toContain('waits_no_more')
    expect(await kindsOf(third)).toEqual(['stored', 'waits_for_first', 'waits_for_first'])
    // It has its whole hour.
    await harness.advanceClock(59 * MINUTE)
    expect(await kindsOf(second)).not.toContain('expired')
    await harness.advanceClock(2 * MINUTE)
    expect(await kindsOf(second)).toContain('expired')
    expect(rings(third)).toBe(true)
  },
)

test('closes the second request with the first when that is done', async () => {
  const second = await send()
  await harness.advanceClock(1000)
  await step(first, 'pending', 'accepted')
  await step(first, 'accepted', 'en_route', ana, 20)
  await step(first, 'en_route', 'done')
  await harness.advanceClock(2 * 60 * MINUTE)
  expect(await statusOf(second)).toBe('duplicate')
  expect(sentAbout(second)).toEqual([])
  expect(harness.sent.filter(({ notice }) => notice.kind === 'closed-unserved')).toEqual([])
  // Opened again, it has an alarm of its own.
  await step(second, 'duplicate', 'pending')
  await harness.advanceClock(1000)
  expect(sentAbout(second)).toContain('push waiting')
})

test('goes on waiting while the first is handed back and rings again', async () => {
  const second = await send()
  await step(first, 'pending', 'accepted')
  await harness.advanceClock(MINUTE)
  const before = sentAbout(first).length
  await harness.leads.transitionLead(first, {
    to: 'pending',
    from: 'accepted',
    staffMemberId: ana,
  })
  await harness.advanceClock(5 * MINUTE)
  expect(sentAbout(first).length).toBeGreaterThan(before)
  expect(rings(second)).toBe(false)
})

test('starts the alarm when everybody on call has declined the first', async () => {
  const second = await send()
  await harness.advanceClock(1000)
  const noticeTo = (staffMemberId: string) =>
    harness.sent.find(
      ({ channel, notice }) => channel === 'push' && notice.staffMember?.id === staffMemberId,
    )?.notice.id ?? ''
  await harness.leads.decline(noticeTo(ana))
  await harness.advanceClock(1000)
  expect(rings(second)).toBe(false)
  await harness.leads.decline(noticeTo(ben))
  await harness.advanceClock(1000)
  expect(rings(second)).toBe(true)
})

test('starts the alarm when the first one ends unanswered, is purged, or the server was away', async () => {
  const second = await send()
  await harness.advanceClock(61 * MINUTE)
  expect(await kindsOf(first)).toContain('expired')
  expect(rings(second)).toBe(true)
})

test('does not let a doubtful request silence a verified one, but the other way round', async () => {
  const phone = '(201) 555-0150'
  const unverified = { checks: { verification: 'unverified' as const } }
  const doubtful = [
    unverified,
    { checks: { suspicionReasons: [SUSPICION_REASONS.honeypot] } },
    { checks: { suspicionReasons: [SUSPICION_REASONS.fast] } },
  ]
  for (const changes of doubtful) await send({ ...changes, row: { phone } })
  await harness.advanceClock(1000)
  const real = await send({ row: { phone } })
  await harness.advanceClock(1000)
  expect(rings(real)).toBe(true)
  await harness.advanceClock(SECOND_REQUEST_AFTER_MS)
  const later = await send({ ...unverified, row: { phone } })
  await harness.advanceClock(10 * MINUTE)
  expect(sentAbout(later)).toEqual([])
})

test('lets no more than three requests wait for one, and none of a later day', async () => {
  const later: string[] = []
  for (let count = 0; count < 4; count += 1) {
    later.push(await send())
    await harness.advanceClock(1000)
  }
  expect(later.map(rings)).toEqual([false, false, false, true])
})

test.each([
  ['is nearly over', async () => harness.advanceClock(52 * MINUTE)],
  [
    'was accepted long ago, with nobody on the way',
    async () => {
      await step(first, 'pending', 'accepted')
      await harness.advanceClock(11 * MINUTE)
    },
  ],
  [
    'is late',
    async () => {
      await step(first, 'pending', 'accepted')
      await step(first, 'accepted', 'en_route', ana, 10)
      await harness.advanceClock(21 * MINUTE)
    },
  ],
  [
    'is about to be canceled',
    async () => {
      await step(first, 'pending', 'accepted')
      await step(first, 'accepted', 'en_route', ana, 20)
      await harness.leads.cancel(first)
    },
  ],
])('rings for a second request when the first %s', async (_how, happens) => {
  await happens()
  const second = await send()
  await harness.advanceClock(1000)
  expect(rings(second)).toBe(true)
})

test('waits for a first request that is on the way, also while that one is late at the door', async () => {
  await step(first, 'pending', 'accepted')
  await step(first, 'accepted', 'en_route', ana, 10)
  const second = await send()
  await harness.advanceClock(60 * MINUTE)
  expect(rings(second)).toBe(false)
})

test('rings for each request of the first minutes, because nobody may have heard of one yet', async () => {
  const phone = '(201) 555-0151'
  const one = await send({ row: { phone } })
  const two = await send({ row: { phone } })
  await harness.advanceClock(SECOND_REQUEST_AFTER_MS - 1000)
  const three = await send({ row: { phone } })
  await harness.advanceClock(1000)
  const four = await send({ row: { phone } })
  await harness.advanceClock(1000)
  expect([one, two, three, four].map(rings)).toEqual([true, true, true, false])
})

test('can be accepted by itself while it waits, and does not wait again', async () => {
  const second = await send()
  await harness.advanceClock(1000)
  await step(second, 'pending', 'accepted', ben)
  await harness.leads.transitionLead(second, {
    to: 'pending',
    from: 'accepted',
    staffMemberId: ben,
  })
  await harness.advanceClock(1000)
  expect(sentAbout(second)).toContain('push waiting')
})
