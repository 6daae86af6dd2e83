import { describe, expect, test } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { SAMPLE_SERVICE } from '#server/db/sample-submission.fixture.ts'
import { createRateLimits, RATE_LIMITS } from '#server/intake/limits/rate-limits.ts'
import { acceptResultText } from '#server/alarm/messages/call-text.ts'
import { START } from '#server/alarm/engine-harness.fixture.ts'
import { addTest } from '#server/alarm/sending/channel-tests.ts'
import { newNotice, staffTargets } from '#server/alarm/notices/new-notice.ts'
import { first } from '#server/db/db.ts'
import { listEvents } from '#server/db/tables/events.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import { noticeOf, setUpAlarmCalls } from '#tests/support/alarm-calls.ts'
import { fakeDb } from '#tests/support/fake-db.ts'
import { type FakeCall, signTwilio } from '#tests/support/fake-twilio.ts'

const calls = setUpAlarmCalls()
const { harness } = calls

// The hours that are named here are those of New York.
putInForce({ ...business, timeZone: 'America/New_York' })

const FOREIGN = '(809) 555-0123'
const YOURS = 'It is yours. Open the board or your email for the customer’s number.'

const statusOf = async (id: string | undefined): Promise<string | undefined> =>
  (await harness.db.read((tx) => getLead(tx, id ?? '')))?.status

const kindsOf = async (id: string | undefined): Promise<readonly string[]> =>
  (await harness.db.read((tx) => listEvents(tx, id ?? ''))).map(({ kind }) => kind)

const stored = (call: FakeCall) =>
  harness.db.read((tx) =>
    first<{ state: string; answeredAt: number | null; lastError: string | null }>(
      tx,
      `SELECT state, answered_at, last_error FROM notices WHERE id = :id`,
      { id: noticeOf(call) },
    ),
  )

describe('POST of a digit', () => {
  test('accepts the lead at 1 and confirms it on the call', async () => {
    const { call, ids } = await calls.ring(FOREIGN)
    expect(await calls.twilio.press(call, '1')).toBe(`${YOURS} Goodbye.`)
    expect(await statusOf(ids[0])).toBe('accepted')
    expect((await stored(call))?.answeredAt).toBe(harness.now)
  })

  test('declines at 2 at once', async () => {
    const { call, ids } = await calls.ring(FOREIGN)
    expect(await calls.twilio.press(call, '2')).toMatch(/Goodbye\.$/)
    expect(await statusOf(ids[0])).toBe('pending')
    expect(await kindsOf(ids[0])).toContain('declined')
    expect((await stored(call))?.answeredAt).toBe(harness.now)
  })

  test('says who accepted the lead earlier, and when', async () => {
    const { call, ids } = await calls.ring(FOREIGN)
    const step = { from: 'pending', to: 'accepted', staffMemberId: calls.dan } as const
    await harness.leads.transitionLead(ids[0] ?? '', step)
    expect(await calls.twilio.press(call, '1')).toBe('Dan took it at 12:00 PM. Goodbye.')
  })

  test('changes nothing at a second press of the same staff member', async () => {
    const { call, ids } = await calls.ring(FOREIGN)
    await harness.leads.acceptByNotice(noticeOf(call))
    const before = await kindsOf(ids[0])
    expect(await calls.twilio.press(call, '1')).toBe(`${YOURS} Goodbye.`)
    expect(await kindsOf(ids[0])).toEqual(before)
  })

  test('says that the customer canceled, and that a declined request is closed', async () => {
    const { call, ids } = await calls.ring(FOREIGN)
    await harness.leads.cancel(ids[0] ?? '')
    expect(await calls.twilio.press(call, '7')).toContain(`New request: ${SAMPLE_SERVICE}`)
    expect(await calls.twilio.press(call, '2')).toBe('This request is closed. Goodbye.')
    const again = { call, url: `${calls.siteUrl}/alarm/voice/${noticeOf(call)}` }
    const answer = await calls.twilio.post(again.url, { Digits: '1', CallSid: call.sid })
    expect(await answer.text()).toContain('The customer canceled. Nobody has to go. Goodbye.')
  })

  test('says that a request is closed which was done or is unknown', () => {
    for (const result of [
      { outcome: 'closed', submissionId: 'x', status: 'done' },
      { outcome: 'unknown' },
    ] as const)
      expect(acceptResultText(result, 'en')).toBe('This request is closed.')
  })

  test('repeats the text at any other key', async () => {
    const { call, ids } = await calls.ring(FOREIGN)
    for (const key of ['7', '#'])
      expect(await calls.twilio.press(call, key)).toContain(
        `This is ${business.name}. New request: ${SAMPLE_SERVICE}`,
      )
    expect(await statusOf(ids[0])).toBe('pending')
    expect(await calls.twilio.press(call, '1')).toBe(`${YOURS} Goodbye.`)
  })

  test.each([
    ['0s call 1; 5m push everybody', 'There is nobody else to call right now. The alarm goes on.'],
    ['0s call 1; 5m push 2', 'It goes to the next person.'],
    ['0s call 1', 'There is nobody else to call. The request stays open.'],
  ])('says what follows a 2 by the plan %s', async (plan, words) => {
    harness.settings['alarm_plan'] = plan
    const { call } = await calls.ring(FOREIGN)
    expect(await calls.twilio.press(call, '2')).toBe(`${words} Goodbye.`)
  })

  test('goes through several leads one by one on one call', async () => {
    const { call, ids } = await calls.ring(FOREIGN, '(809) 555-0124', '(809) 555-0125')
    expect(await calls.twilio.press(call, '1')).toMatch(
      new RegExp(`^${YOURS} The next one\\. .*Press 1 to take it\\. Press 2 to pass it on\\.$`),
    )
    expect(await calls.twilio.press(call, '2')).toContain('The next one.')
    expect(await calls.twilio.press(call, '1')).toMatch(/Goodbye\.$/)
    const statuses = await Promise.all(ids.map(statusOf))
    expect(statuses.toSorted()).toEqual(['accepted', 'accepted', 'pending'])
  })

  test('answers a test at 1', async () => {
    const [maria] = (await harness.db.read(listStaff)).filter(({ id }) => id === calls.maria)
    const [target] = maria === undefined ? [] : staffTargets(maria, 'call')
    if (target === undefined) throw new Error('Maria has no telephone')
    const notice = newNotice(target, { id: 't', kind: 'test', notAfter: START + 60_000 })
    await harness.db.write((tx) => addTest(tx, notice, START))
    calls.startEngine()
    await harness.processDue()
    const call = await calls.twilio.next()
    expect(call.said).toEqual(['This is a test of the alarm. Press 1 if you hear this.'])
    expect(await calls.twilio.press(call, '2', '1')).toBe('The test worked. Thank you. Goodbye.')
    expect((await stored(call))?.answeredAt).toBe(START)
  })

  test('says that a deleted notice is over', async () => {
    const url = `${calls.siteUrl}/alarm/voice/nothing`
    const answer = await calls.twilio.post(url, { Digits: '1', CallSid: 'CA1' })
    expect(await answer.text()).toContain('This request is closed.')
  })

  test('answers in words while the database is unreachable, not by an application error', async () => {
    const { call, ids } = await calls.ring(FOREIGN)
    const broken = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))
    const { siteUrl } = calls
    calls.app.db = { ...harness.db, write: broken }
    await calls.restart()
    const url = `${calls.siteUrl}/alarm/voice/${noticeOf(call)}`
    expect(siteUrl).not.toBe(calls.siteUrl)
    const answer = await calls.twilio.post(url, { Digits: '1', CallSid: call.sid })
    expect(await answer.text()).toContain('That did not work. Open the link in your message.')
    expect(await statusOf(ids[0])).toBe('pending')
  })
})

describe('POST of a status', () => {
  test('accepts nothing when a call is completed', async () => {
    const { call, ids } = await calls.ring(FOREIGN)
    const response = await calls.twilio.report(call, 'completed', { SipResponseCode: '200' })
    expect(response.status).toBe(204)
    expect(await statusOf(ids[0])).toBe('pending')
    expect((await stored(call))?.state).toBe('done')
  })

  test('stores the error of a text message', async () => {
    harness.settings['alarm_plan'] = '0s sms 1'
    const { call: sms } = await calls.ring(FOREIGN)
    await calls.twilio.report(sms, 'undelivered', { ErrorCode: '30034' })
    expect(await stored(sms)).toMatchObject({
      state: 'failed',
      lastError: 'undelivered, code 30034',
    })
  })
})

describe('requests that are not from Twilio', () => {
  const digit = (url: string, signature?: string): Promise<Response> =>
    calls.twilio.post(url, { Digits: '1', CallSid: 'CA1' }, signature)

  test.each(['', 'x', 'AAAAAAAAAAAAAAAAAAAAAAAAAAA='])(
    'a digit signed with %j takes nothing and connects nobody',
    async (signature) => {
      const { call, ids } = await calls.ring(FOREIGN, '(809) 555-0124')
      for (const path of ['', '/connect', `/lead/${ids[1]}`, `/lead/${ids[1]}/connect`]) {
        const url = `${calls.siteUrl}/alarm/voice/${noticeOf(call)}${path}`
        expect((await digit(url, signature)).status).toBe(403)
      }
      for (const id of ids) expect(await statusOf(id)).toBe('pending')
    },
  )

  test('refuses a form without a signature, and another media type', async () => {
    const { call, ids } = await calls.ring(FOREIGN)
    const url = `${calls.siteUrl}/alarm/voice/${noticeOf(call)}`
    const form = new URLSearchParams({ Digits: '1' })
    expect((await fetch(url, { method: 'POST', body: form })).status).toBe(403)
    expect((await fetch(url, { method: 'POST' })).status).toBe(403)
    const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
    expect((await fetch(url, json)).status).toBe(415)
    expect(await statusOf(ids[0])).toBe('pending')
  })

  test('refuses a signature of another address', async () => {
    const { call, ids } = await calls.ring(FOREIGN)
    const url = `${calls.siteUrl}/alarm/voice/${noticeOf(call)}`
    const body = { Digits: '1', CallSid: 'CA1' }
    const elsewhere = signTwilio(calls.twilio.authToken, `${calls.siteUrl}/alarm/voice/x`, body)
    expect((await digit(url, elsewhere)).status).toBe(403)
    expect(await statusOf(ids[0])).toBe('pending')
  })

  test('verifies against SITE_URL, not against the Host header', async () => {
    const { call, ids } = await calls.ring(FOREIGN)
    const { port } = new URL(calls.siteUrl)
    const byName = await digit(`http://localhost:${port}/alarm/voice/${noticeOf(call)}`)
    expect(byName.status).toBe(403)
    expect(await statusOf(ids[0])).toBe('pending')
  })

  test('answers 429 before reading the body after too many refusals, and never counts signed callbacks', async () => {
    const counting = createRateLimits({
      db: fakeDb(async () => [{ count: 0 }]),
      clock: () => harness.now,
      log: { warn: () => undefined },
    })
    calls.app.limits = counting
    await calls.restart()
    const { call } = await calls.ring(FOREIGN)
    const { perAddress } = RATE_LIMITS.refusedCallback
    for (let sent = 0; sent < perAddress; sent++)
      expect((await calls.twilio.report(call, 'ringing')).status).toBe(204)
    const url = `${calls.siteUrl}/alarm/voice/${noticeOf(call)}`
    for (let sent = 0; sent < perAddress; sent++)
      expect((await digit(url, 'forged')).status).toBe(403)
    const refused = await digit(url, 'forged')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    // Twilio's machines call for others too: what they sign for us is read all the same.
    expect((await calls.twilio.report(call, 'ringing')).status).toBe(204)
    expect(counting.checkCallback('refusedCallback', '203.0.113.8')).toBe(null)
    expect(counting.checkCallback('refusedLead', '127.0.0.1')).toBe(null)
  })

  test('answers 404 where no telephone is configured', async () => {
    calls.app.authToken = null
    await calls.restart()
    expect((await digit(`${calls.siteUrl}/alarm/voice/x`)).status).toBe(404)
  })
})
