import { expect, test } from 'vitest'
import type { HttpReply } from '#server/alarm/channels/http-request.ts'
import { CALLED, CALLER, createIncomingSetup, newSid } from '#tests/support/incoming-setup.ts'
import { createLostCallSearch } from './lost-calls.ts'
import { findCall } from '#server/db/tables/incoming-call.ts'

const SITE_URL = 'https://palisade.example'
const answered = (status: number, body: object): HttpReply => ({
  kind: 'answered',
  status,
  headers: new Headers(),
  text: JSON.stringify(body),
})

/** A search whose Twilio lists these failed requests. */
async function start() {
  const setup = await createIncomingSetup()
  const { state } = setup.running
  const sid = newSid()
  const fake = {
    alerts: [{ resource_sid: sid, request_url: `${SITE_URL}/calls/incoming` }],
    call: { status: 'completed', from: CALLER, to: CALLED, start_time: null } as object,
    isAway: false,
    since: [] as number[],
  }
  const search = createLostCallSearch(setup.running.value, {
    get: async (resource) =>
      resource === `Calls/${sid}` ? answered(200, fake.call) : answered(404, {}),
    getAlerts: async (since) => {
      fake.since.push(since)
      return fake.isAway
        ? { kind: 'no-answer', error: 'no answer in time' }
        : answered(200, { alerts: fake.alerts })
    },
  })
  return { setup, state, sid, fake, search }
}

const MINUTE = 60_000

test('a call whose first request failed is a missed call, once', async () => {
  const { setup, state, sid, fake, search } = await start()
  const startedAt = state.now - 20 * MINUTE
  fake.call = {
    ...fake.call,
    start_time: new Date(startedAt).toUTCString().replace('GMT', '+0000'),
  }
  fake.alerts = [...fake.alerts, ...fake.alerts]
  await search()
  state.now += 6 * MINUTE
  await search()
  const [lead, ...others] = await setup.running.leads()
  expect(others).toEqual([])
  expect(lead).toMatchObject({ type: 'call', phone: '+1 (201) 555-0123', status: 'pending' })
  const call = await setup.running.store.read((tx) => findCall(tx, sid))
  expect(call?.startedAt).toBe(Math.floor(startedAt / 1000) * 1000)
  // The first search looks a day back, later ones overlap.
  expect(fake.since.map((since) => Math.round((state.now - since) / MINUTE))).toEqual([
    24 * 60 + 6,
    21,
  ])
  await setup.running.close()
})

test('waits for a call that goes on, and for Twilio', async () => {
  const { setup, state, fake, search } = await start()
  fake.call = { ...fake.call, status: 'in-progress' }
  await search()
  expect(await setup.running.leads()).toEqual([])
  fake.isAway = true
  state.now += MINUTE
  await search()
  fake.isAway = false
  fake.call = { ...fake.call, status: 'completed' }
  state.now += MINUTE
  await search()
  expect(await setup.running.leads()).toHaveLength(1)
  await setup.running.close()
})

test('ignores failed requests of other addresses, other sites, and calls that it knows', async () => {
  const { setup, sid, fake, search } = await start()
  const known = fake.alerts[0]
  await setup.post('/calls/incoming', { CallSid: sid, From: CALLER, To: CALLED })
  const leads = await setup.running.leads()
  fake.alerts = [
    { resource_sid: newSid(), request_url: 'https://other.example/calls/incoming' },
    { resource_sid: newSid(), request_url: `${SITE_URL}/alarm/voice/x/status` },
    { resource_sid: 'CA../../x', request_url: `${SITE_URL}/calls/incoming` },
    ...(known === undefined ? [] : [known]),
  ]
  await search()
  expect(await setup.running.leads()).toEqual(leads)
  await setup.running.close()
})
