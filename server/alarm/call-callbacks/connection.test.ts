/**
 * Calls that are connected to the customer: real engine, store and callbacks beside a fake of
 * Twilio.
 */

import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { statusPageFacts } from '#domain/lead/status-page.ts'
import { NO_RATE_LIMITS } from '#server/intake/limits/rate-limits.ts'
import { type FakeCall, type FakeTwilio, startFakeTwilio } from '#tests/support/fake-twilio.ts'
import { createCallChannel } from '#server/alarm/channels/twilio/call.ts'
import { useEngineHarness } from '#server/alarm/engine-harness.fixture.ts'
import { phoneCallbackRoutes } from './routes.ts'
import { listEvents } from '#server/db/tables/events.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import { removeStaffMember } from '#server/db/tables/staff-members.ts'

const harness = useEngineHarness()
const FROM = '+12015550199'
const MENU = 'It is yours. Press 1 again to be connected to the customer. Press 2 to go on without.'
const FIND_NUMBER = 'Open the board or your email for the customer’s number.'

let twilio: FakeTwilio
let app: FastifyInstance
let siteUrl: string
let maria: string
let dan: string

beforeEach(async () => {
  twilio = await startFakeTwilio()
  app = fastify()
  const { authToken } = twilio
  const deps = {
    leads: harness.leads,
    calls: harness.calls,
    clock: () => harness.now,
    environment: { twilioAuthToken: authToken, twilioFrom: FROM, siteUrl: '' },
    limits: NO_RATE_LIMITS,
  }
  await app.register(async (scope) => await phoneCallbackRoutes(scope, deps))
  siteUrl = await app.listen({ port: 0, host: '127.0.0.1' })
  deps.environment.siteUrl = siteUrl
  harness.settings['alarm_plan'] = '0s call 1'
  maria = await harness.addStaffMember('Maria', '+12015550142')
  dan = await harness.addStaffMember('Dan')
})
afterEach(async () => {
  await app.close()
  await twilio.stop()
})

/** Stores leads with these phone numbers; resolves with their ids and the call about the first. */
async function ring(
  ...phones: readonly string[]
): Promise<{ readonly call: FakeCall; readonly ids: readonly string[] }> {
  const ids: string[] = []
  for (const phone of phones) {
    ids.push(await harness.record({ row: { phone } }))
    harness.now++
  }
  const channel = createCallChannel({ ...twilio.options, siteUrl, clock: () => harness.now })
  harness.engine({ channels: new Map([['call', channel]]) })
  await harness.processDue()
  return { call: await twilio.next(), ids }
}

const kindsOf = async (id: string | undefined): Promise<readonly string[]> =>
  (await harness.store.read((tx) => listEvents(tx, id ?? ''))).map(({ kind }) => kind)

test('connects the assignee after a second 1, and records it for staff only', async () => {
  const { call, ids } = await ring('(201) 555-0123')
  const [id = ''] = ids
  expect(await twilio.press(call, '1')).toBe(MENU)
  expect(twilio.connectionOf(call)).toBeNull()
  expect(await twilio.press(call, '1')).toBe(
    'Connecting you to the customer. Press star to come back.',
  )
  expect(twilio.connectionOf(call)).toMatchObject({
    number: '+12015550123',
    callerId: FROM,
    timeLimit: '1800',
    hangupOnStar: 'true',
    statusCallbackEvent: 'answered completed',
  })
  expect(await twilio.endConnection(call, 'completed')).toBe('Goodbye.')
  const events = await harness.store.read((tx) => listEvents(tx, id))
  expect(events.filter(({ kind }) => kind === 'connected')).toMatchObject([
    { staffMemberName: 'Maria', via: 'call' },
  ])
  expect(statusPageFacts(events).events.map(({ kind }) => kind)).not.toContain('connected')
  expect(call.said.join(' ')).not.toMatch(/555|0123/)
})

test.each(['busy', 'no-answer', 'failed', 'canceled'])(
  'says and records that the customer was not reached: %s',
  async (result) => {
    const { call, ids } = await ring('(201) 555-0123')
    await twilio.press(call, '1', '1')
    expect(await twilio.endConnection(call, result)).toBe(
      `We did not reach the customer. ${FIND_NUMBER} Goodbye.`,
    )
    expect((await kindsOf(ids[0])).filter((kind) => /connected|reached/.test(kind))).toEqual([
      'not_reached',
    ])
  },
)

test('offers the next waiting lead after a conversation, after a 2 and after silence', async () => {
  const { call, ids } = await ring('(201) 555-0123', '(201) 555-0124', '(201) 555-0125')
  await twilio.press(call, '1', '1')
  expect(await twilio.endConnection(call, 'completed')).toMatch(/^The next one\./)
  expect(await twilio.press(call, '1', '2')).toMatch(new RegExp(`^${FIND_NUMBER} The next one\\.`))
  expect(await twilio.press(call, '1')).toBe(MENU)
  expect(await twilio.waitSilently(call)).toBe(`${FIND_NUMBER} Goodbye.`)
  for (const id of ids)
    expect((await harness.store.read((tx) => getLead(tx, id)))?.status).toBe('accepted')
})

test('connects to an offered lead, not to that of the call', async () => {
  const { call, ids } = await ring('(201) 555-0123', '(201) 555-0124')
  await twilio.press(call, '2', '1', '1')
  const { number } = twilio.connectionOf(call) ?? {}
  await twilio.endConnection(call, 'completed')
  const own = (await harness.calls.getNotice(noticeOf(call)))?.facts.submissionId
  expect(number).toBe(own === ids[0] ? '+12015550124' : '+12015550123')
  for (const id of ids) expect((await kindsOf(id)).includes('connected')).toBe(id !== own)
})

test('connects to no number outside the United States and Canada', async () => {
  const { call, ids } = await ring('(809) 555-0123')
  expect(await twilio.press(call, '1')).toBe(`It is yours. ${FIND_NUMBER} Goodbye.`)
  expect(await harness.calls.connect(noticeOf(call))).toMatchObject({ outcome: 'refused' })
  expect(await kindsOf(ids[0])).not.toContain('connected')
})

test('connects nobody after the customer canceled', async () => {
  const { call, ids } = await ring('(201) 555-0123')
  await twilio.press(call, '1')
  await harness.leads.cancel(ids[0] ?? '')
  await harness.processDue()
  // The call is not cut: the assignee hears why.
  expect(call.status).toBe('in-progress')
  expect(await twilio.press(call, '1')).toBe('The customer canceled. Nobody has to go. Goodbye.')
  expect(twilio.connectionOf(call)).toBeNull()
})

test('connects nobody after a colleague closed the lead', async () => {
  const { call, ids } = await ring('(201) 555-0123')
  await twilio.press(call, '1')
  const step = { from: 'accepted', to: 'lost', staffMemberId: dan } as const
  expect(await harness.leads.transitionLead(ids[0] ?? '', step)).toBe('changed')
  expect(await twilio.press(call, '1')).toBe('This request is not yours anymore. Goodbye.')
  expect(twilio.connectionOf(call)).toBeNull()
})

test('connects nobody after the lead was handed back, or taken over by a colleague', async () => {
  const { call, ids } = await ring('(201) 555-0123')
  const [id = ''] = ids
  await twilio.press(call, '1')
  await harness.leads.transitionLead(id, {
    to: 'pending',
    from: 'accepted',
    staffMemberId: maria,
  })
  expect(await harness.calls.connect(noticeOf(call))).toMatchObject({ outcome: 'refused' })
  await harness.leads.transitionLead(id, { from: 'pending', to: 'accepted', staffMemberId: dan })
  expect(await twilio.press(call, '1')).toBe('This request is not yours anymore. Goodbye.')
  expect(twilio.connectionOf(call)).toBeNull()
})

test('connects only the staff member who has the lead', async () => {
  const { call, ids } = await ring('(201) 555-0123')
  await harness.leads.transitionLead(ids[0] ?? '', {
    from: 'pending',
    to: 'accepted',
    staffMemberId: dan,
  })
  expect(await twilio.press(call, '1')).toMatch(/^Dan took it at/)
  const form = { Digits: '1', CallSid: call.sid }
  const answer = await twilio.post(`${siteUrl}/alarm/voice/${noticeOf(call)}/connect`, form)
  expect(await answer.text()).not.toContain('<Dial')
})

test('connects a staff member who was removed meanwhile to nobody', async () => {
  const { call } = await ring('(201) 555-0123')
  await twilio.press(call, '1')
  await harness.store.write((tx) => removeStaffMember(tx, maria, harness.now))
  expect(await twilio.press(call, '1')).toMatch(/Goodbye\.$/)
  expect(twilio.connectionOf(call)).toBeNull()
})

test('does not cut a conversation when the board moves the lead', async () => {
  const { call, ids } = await ring('(201) 555-0123')
  await twilio.report(call, 'in-progress')
  await twilio.press(call, '1', '1')
  const step = { from: 'accepted', to: 'en_route', staffMemberId: maria } as const
  expect(await harness.leads.transitionLead(ids[0] ?? '', step)).toBe('changed')
  await harness.processDue()
  expect(call.status).toBe('in-progress')
  await twilio.endConnection(call, 'completed')
  expect((await kindsOf(ids[0])).slice(-2)).toEqual(['en_route', 'connected'])
})

test('keeps the lead accepted after a hang-up in the middle', async () => {
  const { call, ids } = await ring('(201) 555-0123')
  await twilio.press(call, '1')
  await twilio.report(call, 'completed')
  await harness.processDue()
  expect((await harness.store.read((tx) => getLead(tx, ids[0] ?? '')))?.status).toBe('accepted')
  expect(twilio.taken).toHaveLength(1)
})

test('connects once per call and lead: a replay gets no number and records nothing', async () => {
  const { call, ids } = await ring('(201) 555-0123')
  await twilio.press(call, '1', '1')
  const { statusCallback = '' } = twilio.connectionOf(call) ?? {}
  const form = { Digits: '1', CallSid: call.sid }
  const replay = await twilio.post(`${siteUrl}/alarm/voice/${noticeOf(call)}/connect`, form)
  expect(await replay.text()).not.toMatch(/<Dial|0123/)
  const status = { CallSid: 'CA9', CallStatus: 'in-progress', SequenceNumber: '0' }
  for (const sequence of ['0', '0', '1'])
    await twilio.post(statusCallback, { ...status, SequenceNumber: sequence })
  await twilio.post(statusCallback, { ...status, CallSid: 'CA8', CallStatus: 'busy' })
  expect((await kindsOf(ids[0])).filter((kind) => /connected|reached/.test(kind))).toEqual([
    'connected',
  ])
})

/** Returns the id of the call's notice. */
const noticeOf = ({ form }: FakeCall): string => form.get('StatusCallback')?.split('/').at(-2) ?? ''
