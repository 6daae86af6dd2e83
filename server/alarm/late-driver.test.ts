/** Who hears of somebody who drives to a customer and says nothing more. */

import { beforeEach, expect, test } from 'vitest'
import { useEngineHarness } from './engine-harness.fixture.ts'

const harness = useEngineHarness()
const MINUTE = 60_000

let ben: string
let lead: string

/** Ana is the owner; Ben drives, and said that he arrives in ten minutes. */
beforeEach(async () => {
  await harness.addStaffMember('Ana', '+12015550101')
  ben = await harness.addStaffMember('Ben', '+12015550102')
  lead = await harness.record()
  harness.engine()
  await harness.advanceClock(1000)
  const by = { staffMemberId: ben }
  await harness.leads.transitionLead(lead, { from: 'pending', to: 'accepted', ...by })
  await harness.leads.transitionLead(lead, {
    from: 'accepted',
    to: 'en_route',
    etaMinutes: 10,
    ...by,
  })
})

const sentTo = (name: string) =>
  harness.sent
    .filter(({ notice }) => notice.staffMember?.name === name && notice.kind === 'no-progress')
    .map(({ channel }) => channel)

test('the owner is called and told half an hour after the said arrival', async () => {
  await harness.advanceClock(39 * MINUTE)
  expect(sentTo('Ana')).toEqual([])
  await harness.advanceClock(2 * MINUTE)
  expect(sentTo('Ana')).toContain('call')
  expect(sentTo('Ana')).toContain('push')
  expect(sentTo('Ben')).toEqual([])
})

test('the owner is called and told of who said no time, once the longest is over', async () => {
  const another = await harness.record()
  const by = { staffMemberId: ben }
  await harness.leads.transitionLead(lead, { from: 'en_route', to: 'here', ...by })
  await harness.leads.transitionLead(another, { from: 'pending', to: 'accepted', ...by })
  await harness.leads.transitionLead(another, { from: 'accepted', to: 'en_route', ...by })
  await harness.advanceClock(74 * MINUTE)
  expect(sentTo('Ana')).toEqual([])
  await harness.advanceClock(2 * MINUTE)
  expect(sentTo('Ana')).toContain('call')
})

test('nobody is asked once the driver is there, however long the work takes', async () => {
  await harness.advanceClock(8 * MINUTE)
  const there = { from: 'en_route', to: 'here', staffMemberId: ben } as const
  expect(await harness.leads.transitionLead(lead, there)).toBe('changed')
  const { length } = harness.sent
  await harness.advanceClock(120 * MINUTE)
  expect(harness.sent.slice(length).map(({ notice }) => notice.kind)).toEqual([])
})
