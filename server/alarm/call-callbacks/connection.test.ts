/** Calls that are connected to the customer. */

import { noticeOfCall } from '#server/alarm/call-callbacks/call-notice.ts'
import { connect } from '#server/alarm/call-callbacks/connect.ts'
import { expect, test } from 'vitest'
import { statusPageFacts } from '#domain/lead/status-page.ts'
import { noticeOf, setUpAlarmCalls } from '#tests/support/alarm-calls.ts'
import { listEvents } from '#server/db/tables/events.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import { removeStaffMember } from '#server/db/tables/staff-members.ts'

const calls = setUpAlarmCalls()
const { harness } = calls
const FROM = '+12015550199'
const MENU = 'It is yours. Press 1 again to be connected to the customer. Press 2 to go on without.'
const FIND_NUMBER = 'Open the board or your email for the customer’s number.'

const kindsOf = async (id: string | undefined): Promise<readonly string[]> =>
  (await harness.db.read((tx) => listEvents(tx, id ?? ''))).map(({ kind }) => kind)

test('connects the assignee after a second 1, and records it for staff only', async () => {
  const { call, ids } = await calls.ring('(201) 555-0123')
  const [id = ''] = ids
  expect(await calls.twilio.press(call, '1')).toBe(MENU)
  expect(calls.twilio.connectionOf(call)).toBeNull()
  expect(await calls.twilio.press(call, '1')).toBe(
    'Connecting you to the customer. Press star to come back.',
  )
  expect(calls.twilio.connectionOf(call)).toMatchObject({
    number: '+12015550123',
    callerId: FROM,
    timeLimit: '1800',
    hangupOnStar: 'true',
    statusCallbackEvent: 'answered completed',
  })
  expect(await calls.twilio.endConnection(call, 'completed')).toBe('Goodbye.')
  const events = await harness.db.read((tx) => listEvents(tx, id))
  expect(events.filter(({ kind }) => kind === 'connected')).toMatchObject([
    { staffMemberName: 'Maria', via: 'call' },
  ])
  expect(statusPageFacts(events).events.map(({ kind }) => kind)).not.toContain('connected')
  expect(call.said.join(' ')).not.toMatch(/555|0123/)
})

test.each(['busy', 'no-answer', 'failed', 'canceled'])(
  'says and records that the customer was not reached: %s',
  async (result) => {
    const { call, ids } = await calls.ring('(201) 555-0123')
    await calls.twilio.press(call, '1', '1')
    expect(await calls.twilio.endConnection(call, result)).toBe(
      `We did not reach the customer. ${FIND_NUMBER} Goodbye.`,
    )
    expect((await kindsOf(ids[0])).filter((kind) => /connected|reached/.test(kind))).toEqual([
      'not_reached',
    ])
  },
)

test('offers the next waiting lead after a conversation, after a 2 and after silence', async () => {
  const { call, ids } = await calls.ring('(201) 555-0123', '(201) 555-0124', '(201) 555-0125')
  await calls.twilio.press(call, '1', '1')
  expect(await calls.twilio.endConnection(call, 'completed')).toMatch(/^The next one\./)
  expect(await calls.twilio.press(call, '1', '2')).toMatch(
    new RegExp(`^${FIND_NUMBER} The next one\\.`),
  )
  expect(await calls.twilio.press(call, '1')).toBe(MENU)
  expect(await calls.twilio.waitSilently(call)).toBe(`${FIND_NUMBER} Goodbye.`)
  for (const id of ids)
    expect((await harness.db.read((tx) => getLead(tx, id)))?.status).toBe('accepted')
})

test('connects to an offered lead, not to that of the call', async () => {
  const { call, ids } = await calls.ring('(201) 555-0123', '(201) 555-0124')
  await calls.twilio.press(call, '2', '1', '1')
  const { number } = calls.twilio.connectionOf(call) ?? {}
  await calls.twilio.endConnection(call, 'completed')
  const own = (await noticeOfCall(harness.app, noticeOf(call)))?.facts.submissionId
  expect(number).toBe(own === ids[0] ? '+12015550124' : '+12015550123')
  for (const id of ids) expect((await kindsOf(id)).includes('connected')).toBe(id !== own)
})

test('connects to no number outside the United States and Canada', async () => {
  const { call, ids } = await calls.ring('(809) 555-0123')
  expect(await calls.twilio.press(call, '1')).toBe(`It is yours. ${FIND_NUMBER} Goodbye.`)
  expect(await connect(harness.app, noticeOf(call))).toMatchObject({ outcome: 'refused' })
  expect(await kindsOf(ids[0])).not.toContain('connected')
})

test('connects nobody after the customer canceled', async () => {
  const { call, ids } = await calls.ring('(201) 555-0123')
  await calls.twilio.press(call, '1')
  await harness.leads.cancel(ids[0] ?? '')
  await harness.processDue()
  // The call is not cut: the assignee hears why.
  expect(call.status).toBe('in-progress')
  expect(await calls.twilio.press(call, '1')).toBe(
    'The customer canceled. Nobody has to go. Goodbye.',
  )
  expect(calls.twilio.connectionOf(call)).toBeNull()
})

test('connects nobody after a colleague closed the lead', async () => {
  const { call, ids } = await calls.ring('(201) 555-0123')
  await calls.twilio.press(call, '1')
  const step = { from: 'accepted', to: 'lost', staffMemberId: calls.dan } as const
  expect(await harness.leads.transitionLead(ids[0] ?? '', step)).toBe('changed')
  expect(await calls.twilio.press(call, '1')).toBe('This request is not yours anymore. Goodbye.')
  expect(calls.twilio.connectionOf(call)).toBeNull()
})

test('connects nobody after the lead was handed back, or taken over by a colleague', async () => {
  const { call, ids } = await calls.ring('(201) 555-0123')
  const [id = ''] = ids
  await calls.twilio.press(call, '1')
  await harness.leads.transitionLead(id, {
    to: 'pending',
    from: 'accepted',
    staffMemberId: calls.maria,
  })
  expect(await connect(harness.app, noticeOf(call))).toMatchObject({ outcome: 'refused' })
  await harness.leads.transitionLead(id, {
    from: 'pending',
    to: 'accepted',
    staffMemberId: calls.dan,
  })
  expect(await calls.twilio.press(call, '1')).toBe('This request is not yours anymore. Goodbye.')
  expect(calls.twilio.connectionOf(call)).toBeNull()
})

test('connects only the staff member who has the lead', async () => {
  const { call, ids } = await calls.ring('(201) 555-0123')
  await harness.leads.transitionLead(ids[0] ?? '', {
    from: 'pending',
    to: 'accepted',
    staffMemberId: calls.dan,
  })
  expect(await calls.twilio.press(call, '1')).toMatch(/^Dan took it at/)
  const form = { Digits: '1', CallSid: call.sid }
  const answer = await calls.twilio.post(
    `${calls.siteUrl}/alarm/voice/${noticeOf(call)}/connect`,
    form,
  )
  expect(await answer.text()).not.toContain('<Dial')
})

test('connects a staff member who was removed meanwhile to nobody', async () => {
  const { call } = await calls.ring('(201) 555-0123')
  await calls.twilio.press(call, '1')
  await harness.db.write((tx) => removeStaffMember(tx, calls.maria, harness.now))
  expect(await calls.twilio.press(call, '1')).toMatch(/Goodbye\.$/)
  expect(calls.twilio.connectionOf(call)).toBeNull()
})

test('does not cut a conversation when the board moves the lead', async () => {
  const { call, ids } = await calls.ring('(201) 555-0123')
  await calls.twilio.report(call, 'in-progress')
  await calls.twilio.press(call, '1', '1')
  const step = { from: 'accepted', to: 'en_route', staffMemberId: calls.maria } as const
  expect(await harness.leads.transitionLead(ids[0] ?? '', step)).toBe('changed')
  await harness.processDue()
  expect(call.status).toBe('in-progress')
  await calls.twilio.endConnection(call, 'completed')
  expect((await kindsOf(ids[0])).slice(-2)).toEqual(['en_route', 'connected'])
})

test('keeps the lead accepted after a hang-up in the middle', async () => {
  const { call, ids } = await calls.ring('(201) 555-0123')
  await calls.twilio.press(call, '1')
  await calls.twilio.report(call, 'completed')
  await harness.processDue()
  expect((await harness.db.read((tx) => getLead(tx, ids[0] ?? '')))?.status).toBe('accepted')
  expect(calls.twilio.taken).toHaveLength(1)
})

test('connects once per call and lead: a replay gets no number and records nothing', async () => {
  const { call, ids } = await calls.ring('(201) 555-0123')
  await calls.twilio.press(call, '1', '1')
  const { statusCallback = '' } = calls.twilio.connectionOf(call) ?? {}
  const form = { Digits: '1', CallSid: call.sid }
  const replay = await calls.twilio.post(
    `${calls.siteUrl}/alarm/voice/${noticeOf(call)}/connect`,
    form,
  )
  expect(await replay.text()).not.toMatch(/<Dial|0123/)
  const status = { CallSid: 'CA9', CallStatus: 'in-progress', SequenceNumber: '0' }
  for (const sequence of ['0', '0', '1'])
    await calls.twilio.post(statusCallback, { ...status, SequenceNumber: sequence })
  await calls.twilio.post(statusCallback, { ...status, CallSid: 'CA8', CallStatus: 'busy' })
  expect((await kindsOf(ids[0])).filter((kind) => /connected|reached/.test(kind))).toEqual([
    'connected',
  ])
})
