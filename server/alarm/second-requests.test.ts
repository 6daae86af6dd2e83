/** Two requests of one customer for one job: which of them ring. */

import { beforeEach, expect, test } from 'vitest'
import type { LeadStatus } from '#domain/lead/lifecycle.ts'
import { SUSPICION_REASONS } from '#domain/submission/suspicion-flags.ts'
import { execute } from '#server/db/db.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import type { SampleChanges } from '#server/db/sample-submission.fixture.ts'
import { useEngineHarness } from './engine-harness.fixture.ts'

const harness = useEngineHarness()

const MINUTE = 60_000
const PHONE = '(201) 555-0142'

let ana: string
let first: string

/** Records a request of the customer, by default for the same job. */
const send = (changes: SampleChanges = {}): Promise<string> =>
  harness.record({ ...changes, row: { phone: PHONE, ...changes.row } })

beforeEach(async () => {
  harness.settings['alarm_plan'] = '0s push mail all; 45s call next; 6m call next'
  ana = await harness.addStaffMember('Ana', '+12015550101')
  await harness.addStaffMember('Ben', '+12015550102')
  harness.engine()
})

const about = (id: string) => harness.sent.filter(({ notice }) => notice.facts.submissionId === id)
const channelsAbout = (id: string): readonly string[] =>
  [...new Set(about(id).map(({ channel }) => channel))].toSorted()
const step = (id: string, from: LeadStatus, to: LeadStatus) =>
  harness.leads.transitionLead(id, { from, to, staffMemberId: ana })

async function acceptFirst(changes: SampleChanges = {}): Promise<void> {
  first = await send(changes)
  await harness.advanceClock(1000)
  await step(first, 'pending', 'accepted')
}

test('rings for both while nobody has either, and each names the other one', async () => {
  first = await send()
  const second = await send({ row: { phone: '+1 201.555.0142', notes: 'Ring at the back.' } })
  await harness.advanceClock(MINUTE)
  expect(about(first).length).toBeGreaterThan(0)
  expect(about(second).length).toBeGreaterThan(0)
  expect(about(second).at(-1)?.notice.facts.otherLead).toBe('waiting')
  // Calls to one phone within a minute are one call.
  expect(harness.sent.filter(({ channel }) => channel === 'call')).toHaveLength(1)
})

test('is quiet about a request while somebody has the same one, and says so', async () => {
  await acceptFirst()
  const second = await send()
  await harness.advanceClock(15 * MINUTE)
  expect(channelsAbout(second)).toEqual(['mail', 'push'])
  const told = about(second).map(({ notice }) => [notice.staffMember?.name, notice.facts.otherLead])
  expect(told).toContainEqual(['Ana', 'yours'])
  expect(told).toContainEqual(['Ben', 'taken'])
  expect((await harness.db.read((tx) => getLead(tx, second)))?.status).toBe('pending')
})

test('calls about it at its next step when the other one is given up', async () => {
  await acceptFirst()
  const second = await send()
  await harness.advanceClock(MINUTE)
  await step(first, 'accepted', 'lost')
  await harness.advanceClock(10 * MINUTE)
  expect(channelsAbout(second)).toContain('call')
})

test.each([
  ['of another number', { row: { phone: '(201) 555-0143' } }],
  ['for another service', { row: { service: 'House Lockout' } }],
  ['for another house', { row: { address: '99 Other St, North Bergen' } }],
])('calls about a request %s', async (_which, changes) => {
  await acceptFirst()
  const other = await send(changes)
  await harness.advanceClock(MINUTE)
  expect(channelsAbout(other)).toContain('call')
})

test.each([
  ['whose sender is not verified', { checks: { verification: 'unverified' as const } }],
  ['that is less urgent', { row: { timeframe: 'Within Couple of Days' } }],
])('calls about a request while somebody has one %s', async (_which, changes) => {
  await acceptFirst(changes)
  const second = await send()
  await harness.advanceClock(MINUTE)
  expect(channelsAbout(second)).toContain('call')
})

test.each([
  [
    'entered',
    () =>
      `UPDATE events SET staff_member_id = '${ana}' WHERE submission_id = '${first}' AND kind = 'stored'`,
  ],
  [
    'corrected',
    () =>
      `UPDATE events SET kind = 'corrected' WHERE submission_id = '${first}' AND kind = 'stored'`,
  ],
])('calls about a request while a staff member has one that they %s', async (_how, sql) => {
  await acceptFirst()
  await harness.db.write((tx) => execute(tx, sql()))
  const second = await send()
  await harness.advanceClock(MINUTE)
  expect(channelsAbout(second)).toContain('call')
})

test('a doubtful request stays as quiet as it is without another one', async () => {
  await acceptFirst()
  const doubtful = await send({
    checks: { suspicion: 99, suspicionReasons: [SUSPICION_REASONS.honeypot] },
  })
  await harness.advanceClock(10 * MINUTE)
  expect(channelsAbout(doubtful)).toEqual(['mail', 'push'])
})
