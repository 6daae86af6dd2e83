import { expect, test } from 'vitest'
import { CALLED, CALLER, createIncomingSetup, newSid } from '#tests/support/incoming-setup.ts'
import { searchWhenDue } from './watch.ts'
import { saidStop } from '#server/alarm/notices/opt-outs.ts'
import { rows } from '#server/db/db.ts'
import { setSetting } from '#server/db/setting-queries.ts'
import { findCall } from '#server/db/tables/incoming-call.ts'

const SITE_URL = 'https://palisade.example'
interface Alert {
  readonly resource_sid: string
  readonly request_url: string
}
const alertOf = (sid: string, path: string): Alert => ({
  resource_sid: sid,
  request_url: SITE_URL + path,
})

/** A search whose Twilio lists these failed requests. */
async function start() {
  const setup = await createIncomingSetup()
  const { state } = setup.running
  const sid = newSid()
  const fake = {
    alerts: [alertOf(sid, '/calls/incoming')],
    call: { status: 'completed', from: CALLER, to: CALLED, start_time: null } as object,
    /** Texts by their id. */
    messages: {} as Record<string, object>,
    pageSize: 200,
    isAway: false,
    since: [] as number[],
    read: [] as string[],
  }
  /** A fake of Twilio's two hosts. */
  const answer: typeof fetch = async (input) => {
    const { hostname, pathname, searchParams } = new URL(String(input))
    if (!hostname.startsWith('monitor')) {
      const resource = /\/(\w+\/\w+)\.json$/.exec(pathname)?.[1] ?? ''
      fake.read.push(resource)
      const message = fake.messages[resource.replace('Messages/', '')]
      if (message !== undefined) return Response.json(message)
      return resource === `Calls/${sid}`
        ? Response.json(fake.call)
        : Response.json({}, { status: 404 })
    }
    if (fake.isAway) throw new DOMException('', 'TimeoutError')
    const page = searchParams.get('Page')
    if (page === null) fake.since.push(Date.parse(searchParams.get('StartDate') ?? ''))
    const from = Number(page ?? 0)
    const until = from + fake.pageSize
    const next_page_url =
      until < fake.alerts.length ? `https://monitor.twilio.com/v1/Alerts?Page=${until}` : null
    return Response.json({ alerts: fake.alerts.slice(from, until), meta: { next_page_url } })
  }
  const times = { searchedUntil: 0, nextAt: 0 }
  const search = () => searchWhenDue({ ...setup.running.value, fetch: answer }, times)
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
  const call = await setup.running.db.read((tx) => findCall(tx, sid))
  expect(call?.startedAt).toBe(Math.floor(startedAt / 1000) * 1000)
  // The first search looks a week back, later ones overlap.
  expect(fake.since.map((since) => Math.round((state.now - since) / MINUTE))).toEqual([
    7 * 24 * 60 + 6,
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

test('a call of which only the end failed is found, and one to a staff member is none', async () => {
  const { setup, sid, fake, search } = await start()
  fake.alerts = [alertOf(sid, '/calls/legs/x/status')]
  await search()
  expect(fake.read).toEqual([])
  fake.alerts = [alertOf(sid, '/calls/status')]
  fake.call = { ...fake.call, direction: 'outbound-dial' }
  setup.running.state.now += 6 * MINUTE
  await search()
  expect(await setup.running.leads()).toEqual([])
  fake.call = { ...fake.call, direction: 'inbound' }
  setup.running.state.now += 6 * MINUTE
  await search()
  expect(await setup.running.leads()).toHaveLength(1)
  await setup.running.close()
})

test('texts whose request failed are treated as if they had just come, once and in their order', async () => {
  const { setup, state, fake, search } = await start()
  const [locked, stop, start0] = [newSid('SM'), newSid('SM'), newSid('SM')]
  const sms = (body: string, from: string, minutes: number): object => ({
    ...{ direction: 'inbound', from, to: CALLED, body, num_media: '1' },
    date_created: new Date(state.now - minutes * MINUTE).toUTCString(),
  })
  fake.messages = {
    [locked]: sms('Locked out', CALLER, 50),
    [start0]: { ...sms('START', '+12015550124', 40), num_media: '0' },
    [stop]: { ...sms('STOP', '+12015550125', 30), num_media: '0' },
  }
  // Sent after the START that was lost.
  await setup.post('/messages/incoming', {
    ...{ MessageSid: newSid('SM'), From: '+12015550124', To: CALLED, Body: 'STOP', NumMedia: '0' },
  })
  fake.alerts = [stop, start0, locked, locked].map((id) => alertOf(id, '/messages/incoming?x=1'))
  await search()
  state.now += 6 * MINUTE
  await search()
  expect(fake.read).toHaveLength(3)
  const leads = await setup.running.leads()
  expect(leads).toHaveLength(1)
  expect(leads[0]).toMatchObject({ type: 'message', notes: 'Locked out', asked: { pictures: 1 } })
  const { db } = setup.running
  expect(await db.read((tx) => saidStop(tx, '+12015550125'))).toBe(true)
  expect(await db.read((tx) => saidStop(tx, '+12015550124'))).toBe(true)
  await setup.running.close()
})

test('reads all pages of a long outage, and goes on after the database was away', async () => {
  const { setup, sid, state, fake, search } = await start()
  fake.pageSize = 2
  const others = Array.from({ length: 7 }, () => alertOf(newSid(), '/calls/incoming'))
  fake.alerts = [...others, alertOf(sid, '/calls/incoming')]
  const { value } = setup.running
  const write = value.db.write
  Object.assign(value.db, { write: () => Promise.reject(new Error('timeout')) })
  await search()
  Object.assign(value.db, { write })
  expect(await setup.running.leads()).toEqual([])
  state.now += MINUTE
  await search()
  expect(await setup.running.leads()).toHaveLength(1)
  await setup.running.close()
})

test.each([
  [61, 0],
  [10, 1],
])('sends a caller who is found after %i minutes %i texts', async (minutes, count) => {
  const { setup, state, fake, search } = await start()
  const { db } = setup.running
  await db.write((tx) => setSetting(tx, 'text_back', 'on'))
  fake.call = { ...fake.call, start_time: new Date(state.now - minutes * MINUTE).toUTCString() }
  await search()
  expect(await setup.running.leads()).toHaveLength(1)
  const texts = await db.read((tx) => rows(tx, `SELECT id FROM notices WHERE kind = 'text-back'`))
  expect(texts).toHaveLength(count)
  await setup.running.close()
})
