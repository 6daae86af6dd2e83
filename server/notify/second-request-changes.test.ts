/** What the sender of a second request for one job does later, and who is told (R237). */

import { beforeEach, expect, test } from 'vitest'
import { SECOND_REQUEST_AFTER_MS } from '#domain/alarm/second-request.ts'
import { comparableDigits } from '#domain/phone/phone.ts'
import { findOpenLead } from '#server/leads/same-customer.ts'
import { useEngineHarness } from './engine-harness.fixture.ts'
import { getLead } from '#server/store/lead-queries.ts'

const harness = useEngineHarness()
const PHONE = '(201) 555-0142'

let first: string
let second: string
const send = () => harness.record({ row: { phone: PHONE } })

beforeEach(async () => {
  harness.settings['alarm_plan'] = '0s push all'
  const ana = await harness.addStaffMember('Ana')
  await harness.addStaffMember('Ben')
  first = await send()
  harness.engine()
  await harness.advanceClock(1000)
  await harness.leads.transitionLead(first, { from: 'pending', to: 'accepted', staffMemberId: ana })
  await harness.advanceClock(SECOND_REQUEST_AFTER_MS)
  second = await send()
  await harness.advanceClock(1000)
})

/** Lists who was told of what about the second request since it came. */
const told = (kind: string) =>
  harness.sent
    .filter(({ notice }) => notice.kind === kind && notice.facts.submissionId === second)
    .map(({ channel, notice }) => `${channel} ${notice.staffMember?.name ?? ''}`)
    .toSorted()

test('tells whoever has the first request of a note on the second', async () => {
  await harness.leads.addNote(second, 'I am at the back door')
  await harness.advanceClock(1000)
  expect(told('note')).toEqual(['mail Ana', 'push Ana'])
})

test('tells nobody who is on the way that the second request was canceled', async () => {
  await harness.leads.cancel(second)
  await harness.advanceClock(1000)
  expect((await harness.store.read((tx) => getLead(tx, second)))?.status).toBe('cancelled')
  expect(told('cancelled')).toEqual(['webhook '])
  expect((await harness.store.read((tx) => getLead(tx, first)))?.status).toBe('accepted')
})

test('gives a call or text of the number to the first request, which has the assignee', async () => {
  const digits = comparableDigits(PHONE) ?? ''
  const found = () => harness.store.read((tx) => findOpenLead(tx, digits, harness.now))
  expect(await found()).toBe(first)
  await harness.leads.transitionLead(first, {
    from: 'accepted',
    to: 'lost',
    staffMemberId: await harness.addStaffMember('Cleo'),
  })
  await harness.advanceClock(1000)
  expect(await found()).toBe(second)
})
