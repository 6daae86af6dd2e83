import { fakeDb } from '#tests/support/fake-db.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { milesToTown } from '#domain/places/town-distance.ts'
import { A_TOWN } from '#domain/places/sample-towns.fixture.ts'
import { ANOTHER_SERVICE, A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { type FakeCall, type FakeTwilio, startFakeTwilio } from '#tests/support/fake-twilio.ts'
import type { Notice } from '#server/alarm/channel.ts'
import { createCallChannel } from '#server/alarm/channels/twilio/call.ts'
import { createSmsChannel } from '#server/alarm/channels/twilio/sms.ts'
import type { AcceptResult } from '#server/leads/accept-lead.ts'
import type { DeclineResult } from '#server/leads/decline.ts'
import type { ProviderCallback } from '#server/alarm/call-service.ts'
import { SAMPLE_NOW, sampleNotice } from '#server/alarm/sample-notice.fixture.ts'
import {
  createRateLimits,
  type RateLimits,
  RATE_LIMITS,
  NO_RATE_LIMITS,
} from '#server/intake/limits/rate-limits.ts'
import { phoneCallbackRoutes } from './routes.ts'

// The hours that are named here are those of New York.
putInForce({ ...business, timeZone: 'America/New_York' })

let twilio: FakeTwilio
let app: FastifyInstance
let siteUrl: string
let authToken: string | null
let done: string[]
let callbacks: ProviderCallback[]
let result: AcceptResult
let passes: DeclineResult
let answered: Set<string>
let failing: boolean
let notices: Notice[]
let call: FakeCall
let limits: RateLimits

const first = sampleNotice('call')
const second = sampleNotice('call', {
  id: '0190a7c4-5f00-7000-8000-000000000002',
  facts: { service: ANOTHER_SERVICE, town: A_TOWN, submissionId: 'lead-2' },
})

async function start(): Promise<void> {
  app = fastify()
  const deps = {
    leads: {
      async acceptByNotice(id: string, lead: string | null) {
        if (failing) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
        done.push(`take ${(lead ?? id).at(-1)}`)
        return result
      },
      async decline(id: string, lead: string | null) {
        done.push(`pass ${(lead ?? id).at(-1)}`)
        return passes
      },
    },
    calls: {
      async getNotice(call: string, lead: string | null = null) {
        const about = notices.find(({ id, facts }) =>
          lead === null ? id === call : facts.submissionId === lead,
        )
        return about === undefined ? null : { ...about, id: call }
      },
      async nextWaiting(call: string, after: string | null) {
        const others = notices.filter(({ id }) => id !== call)
        const last = others.findIndex(({ facts }) => facts.submissionId === after)
        const next = others[last + 1]
        return next === undefined ? null : { ...next, id: call }
      },
      async markAnswered(id: string) {
        answered.add(id)
      },
      canConnect: async () => false,
      connect: async () => ({ outcome: 'capped' }) as const,
      async recordStatus(_id: string, callback: ProviderCallback) {
        callbacks.push(callback)
      },
    },
    clock: () => SAMPLE_NOW,
    environment: { twilioAuthToken: authToken, twilioFrom: '+12015550199', siteUrl: '' },
    limits,
  }
  await app.register(async (scope) => await phoneCallbackRoutes(scope, deps))
  siteUrl = await app.listen({ port: 0, host: '127.0.0.1' })
  deps.environment.siteUrl = siteUrl
}

/** Makes a call about the first notice by the program's own channel, against the fake of Twilio. */
async function ring(notice = first): Promise<FakeCall> {
  const channel = createCallChannel({ ...twilio.options, siteUrl, clock: () => SAMPLE_NOW })
  await channel.send(notice)
  return await twilio.next()
}

beforeEach(async () => {
  twilio = await startFakeTwilio()
  authToken = twilio.authToken
  done = []
  callbacks = []
  result = { outcome: 'accepted', submissionId: first.facts.submissionId }
  passes = 'now'
  answered = new Set()
  failing = false
  notices = [first]
  limits = NO_RATE_LIMITS
  await start()
  call = await ring()
})
afterEach(async () => {
  await app.close()
  await twilio.stop()
})

describe('POST of a digit', () => {
  test('accepts the lead at 1 and confirms it on the call', async () => {
    expect(await twilio.press(call, '1')).toBe(
      'It is yours. Open the board or your email for the customer’s number. Goodbye.',
    )
    expect(done).toEqual(['take 1'])
  })

  test('declines at 2 at once', async () => {
    expect(await twilio.press(call, '2')).toBe('It goes to the next person. Goodbye.')
    expect(done).toEqual(['pass 1'])
  })

  test('says who accepted the lead earlier, and when', async () => {
    const assignee = { staffMemberId: 'd', name: 'Dan Miller', at: SAMPLE_NOW - 60_000 }
    result = { outcome: 'already-accepted', submissionId: 'x', assignee, isMine: false }
    expect(await twilio.press(call, '1')).toBe('Dan took it at 3:19 AM. Goodbye.')
  })

  test('changes nothing at a second press of the same staff member', async () => {
    const assignee = { staffMemberId: 'b0c1', name: 'Maria Lopez', at: SAMPLE_NOW }
    result = { outcome: 'already-accepted', submissionId: 'x', assignee, isMine: true }
    expect(await twilio.press(call, '1')).toBe(
      'It is yours. Open the board or your email for the customer’s number. Goodbye.',
    )
  })

  test.each<[AcceptResult, string]>([
    [
      { outcome: 'closed', submissionId: 'x', status: 'cancelled' },
      'The customer canceled. Nobody has to go.',
    ],
    [{ outcome: 'closed', submissionId: 'x', status: 'done' }, 'This request is closed.'],
    [{ outcome: 'unknown' }, 'This request is closed.'],
  ])('says that a notice is over (%j)', async (outcome, words) => {
    result = outcome
    expect(await twilio.press(call, '1')).toBe(`${words} Goodbye.`)
    passes = 'ended'
    call = await ring()
    expect(await twilio.press(call, '2')).toBe('This request is closed. Goodbye.')
  })

  test('repeats the text at any other key', async () => {
    expect(await twilio.press(call, '7')).toContain(
      `This is ${business.name}. New request: ${A_SERVICE}`,
    )
    expect(await twilio.press(call, '#')).toContain(
      `This is ${business.name}. New request: ${A_SERVICE}`,
    )
    expect(done).toEqual([])
    expect(await twilio.press(call, '1')).toBe(
      'It is yours. Open the board or your email for the customer’s number. Goodbye.',
    )
  })

  test.each<[DeclineResult, string]>([
    ['now', 'It goes to the next person. Goodbye.'],
    ['later', 'There is nobody else to call right now. The alarm goes on. Goodbye.'],
    ['none', 'There is nobody else to call. The request stays open. Goodbye.'],
  ])('says what follows a 2: %s', async (outcome, words) => {
    passes = outcome
    expect(await twilio.press(call, '2')).toBe(words)
    expect(answered).toEqual(new Set([first.id]))
  })

  test('offers each further waiting lead after one is accepted', async () => {
    const third = sampleNotice('call', {
      id: '0190a7c4-5f00-7000-8000-000000000003',
      facts: { service: ANOTHER_SERVICE, town: A_TOWN, submissionId: 'lead-3' },
    })
    notices = [first, second, third]
    expect(await twilio.press(call, '1')).toContain('The next one.')
    expect(await twilio.press(call, '1')).toContain('The next one.')
    expect(await twilio.press(call, '1')).toMatch(/Goodbye\.$/)
    expect(done).toEqual(['take 1', 'take 2', 'take 3'])
  })

  test('goes through several leads one by one on one call', async () => {
    notices = [second, first]
    call = await ring()
    expect(await twilio.press(call, '1')).toBe(
      `It is yours. Open the board or your email for the customer’s number. The next one. ${ANOTHER_SERVICE}, ${A_TOWN}. About ${milesToTown(A_TOWN, business.location)} mile from the shop. Waiting for 8 minutes. Press 1 to take it. Press 2 to pass it on.`,
    )
    expect(await twilio.press(call, '2')).toBe('It goes to the next person. Goodbye.')
    expect(done).toEqual(['take 1', 'pass 2'])
  })

  test('answers a test at 1', async () => {
    notices = [sampleNotice('call', { kind: 'test' })]
    result = { outcome: 'tested' }
    call = await ring(notices[0])
    expect(call.said).toEqual(['This is a test of the alarm. Press 1 if you hear this.'])
    expect(await twilio.press(call, '2', '1')).toBe('The test worked. Thank you. Goodbye.')
    expect(done).toEqual(['take 1'])
  })

  test('says that a deleted notice is over', async () => {
    notices = []
    expect(await twilio.press(call, '1')).toBe('This request is closed.')
  })

  test('answers in words while the database is unreachable, not by an application error', async () => {
    failing = true
    expect(await twilio.press(call, '1')).toMatch(/^That did not work\. Open the link/)
  })
})

describe('POST of a status', () => {
  test('accepts nothing when a call is completed', async () => {
    const response = await twilio.report(call, 'completed', { SipResponseCode: '200' })
    expect(response.status).toBe(204)
    expect(done).toEqual([])
    expect(callbacks).toEqual([{ providerId: call.sid, status: 'completed', sequence: 1 }])
  })

  test('stores the error of a text message', async () => {
    const message = sampleNotice('sms')
    const channel = createSmsChannel({ ...twilio.options, siteUrl, clock: () => SAMPLE_NOW })
    await channel.send(message)
    const sms = await twilio.next()
    await twilio.report(sms, 'undelivered', { ErrorCode: '30034' })
    expect(callbacks).toEqual([
      { providerId: sms.sid, status: 'undelivered', sequence: null, error: '30034' },
    ])
  })
})

describe('requests that are not from Twilio', () => {
  const digit = (url: string, signature?: string): Promise<Response> =>
    twilio.post(url, { Digits: '1', CallSid: 'CA1' }, signature)

  test.each(['', 'x', 'AAAAAAAAAAAAAAAAAAAAAAAAAAA='])(
    'a digit signed with %j takes nothing and connects nobody',
    async (signature) => {
      for (const path of ['', '/connect', '/lead/lead-2', '/lead/lead-2/connect'])
        expect((await digit(`${siteUrl}/alarm/voice/${first.id}${path}`, signature)).status).toBe(
          403,
        )
      expect(done).toEqual([])
    },
  )

  test('refuses a form without a signature, and another media type', async () => {
    const url = `${siteUrl}/alarm/voice/${first.id}`
    const form = new URLSearchParams({ Digits: '1' })
    expect((await fetch(url, { method: 'POST', body: form })).status).toBe(403)
    expect((await fetch(url, { method: 'POST' })).status).toBe(403)
    const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
    expect((await fetch(url, json)).status).toBe(415)
    expect(done).toEqual([])
  })

  test('refuses a signature of another address', async () => {
    const theirs = await digit(`${siteUrl}/alarm/voice/${first.id}`)
    expect(theirs.status).toBe(200)
    done = []
    const lifted = await fetch(`${siteUrl}/alarm/voice/${second.id}`, {
      method: 'POST',
      headers: { 'x-twilio-signature': 'GvWf1cFY/Q7PnoempGyD5oXAezc=' },
      body: new URLSearchParams({ Digits: '1', CallSid: 'CA1' }),
    })
    expect(lifted.status).toBe(403)
    expect(done).toEqual([])
  })

  test('verifies against SITE_URL, not against the Host header', async () => {
    const { port } = new URL(siteUrl)
    const byName = await digit(`http://localhost:${port}/alarm/voice/${first.id}`)
    expect(byName.status).toBe(403)
    expect(done).toEqual([])
  })

  test('answers 429 before reading the body after too many refusals, and never counts signed callbacks', async () => {
    await app.close()
    const counting = createRateLimits({
      store: fakeDb(async () => [{ count: 0 }]),
      clock: () => SAMPLE_NOW,
      onFailure: () => undefined,
    })
    limits = counting
    await start()
    call = await ring()
    const { perAddress } = RATE_LIMITS.refusedCallback
    for (let sent = 0; sent < perAddress; sent++)
      expect((await twilio.report(call, 'ringing')).status).toBe(204)
    const url = `${siteUrl}/alarm/voice/${first.id}`
    for (let sent = 0; sent < perAddress; sent++)
      expect((await digit(url, 'forged')).status).toBe(403)
    const refused = await digit(url, 'forged')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    // Twilio's machines call for others too: what they sign for us is read all the same.
    expect((await twilio.report(call, 'ringing')).status).toBe(204)
    expect(counting.checkCallback('refusedCallback', '203.0.113.8')).toBe(null)
    expect(counting.checkCallback('refusedLead', '127.0.0.1')).toBe(null)
  })

  test('answers 404 where no telephone is configured', async () => {
    await app.close()
    authToken = null
    await start()
    expect((await digit(`${siteUrl}/alarm/voice/${first.id}`)).status).toBe(404)
    expect(done).toEqual([])
  })
})
