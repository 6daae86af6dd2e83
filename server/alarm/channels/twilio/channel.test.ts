import { fakeSettings } from '#tests/support/fake-db.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { A_SERVICE, A_SPANISH_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { ANOTHER_TOWN } from '#domain/places/sample-towns.fixture.ts'
import {
  type FakeTwilio,
  startFakeTwilio,
  type TwilioBehavior,
} from '#tests/support/fake-twilio.ts'
import type { Notice, SendOutcome } from '#server/alarm/channel.ts'
import { channelApp, fetchWithin } from '#server/alarm/channel-app.fixture.ts'
import { TWILIO_API_URL } from '#server/environment.ts'
import { SAMPLE_NEWS, sampleNotice, SAMPLE_DISTANCE } from '#server/alarm/sample-notice.fixture.ts'
import { callChannel } from './call.ts'
import { smsChannel } from './sms.ts'

// The hours that are named here are those of New York.
putInForce({ ...business, timeZone: 'America/New_York' })

let twilio: FakeTwilio
beforeEach(async () => {
  twilio = await startFakeTwilio()
})
afterEach(() => twilio.stop())

const app = (changes: Parameters<typeof channelApp>[1] = {}) =>
  channelApp(fakeSettings(new Map()), {
    ...changes,
    environment: { ...twilio.environment, ...changes.environment },
  })

const call = (changes: Parameters<typeof app>[0] = {}) => ({
  send: (notice: Notice) => callChannel.send(app(changes), notice),
  end: (providerId: string) => callChannel.end?.(app(changes), providerId),
})
const sms = (changes: Parameters<typeof app>[0] = {}) => ({
  send: (notice: Notice) => smsChannel.send(app(changes), notice),
})

describe('call', () => {
  test('says service, town, time and keys', async () => {
    const outcome = await call().send(sampleNotice('call'))
    const [made] = twilio.taken
    expect(outcome).toEqual({ outcome: 'sent', providerId: made?.sid })
    expect(made?.said).toEqual([
      `This is ${business.name}. New request: ${A_SERVICE}, ${ANOTHER_TOWN}. ${SAMPLE_DISTANCE} Waiting for 8 minutes. Press 1 to take it. Press 2 to pass it on.`,
    ])
    expect(Object.fromEntries(made?.form ?? [])).toMatchObject({
      To: '+12015550142',
      From: '+12015550199',
      Timeout: '22',
      StatusCallback:
        'https://keys.example/alarm/voice/0190a7c4-5f00-7000-8000-000000000001/status',
    })
    expect(made?.form.getAll('StatusCallbackEvent')).toEqual([
      'initiated',
      'ringing',
      'answered',
      'completed',
    ])
  })

  test('says the text twice, and listens for keys meanwhile', async () => {
    await call().send(sampleNotice('call'))
    const twiml = twilio.taken[0]?.form.get('Twiml') ?? ''
    expect(twiml.match(/<Gather [^>]*><Say [^>]*>[^<]*<\/Say><\/Gather>/g)).toHaveLength(2)
    expect(twiml).toContain(
      'action="https://keys.example/alarm/voice/0190a7c4-5f00-7000-8000-000000000001"',
    )
    expect(twiml.length).toBeLessThan(2000)
  })

  test('reports a canceled lead without asking for a key', async () => {
    await call().send(sampleNotice('call', SAMPLE_NEWS))
    expect(twilio.taken[0]?.said[0]).toContain(
      `Canceled: ${A_SERVICE}, ${ANOTHER_TOWN}. By the customer. This request was yours. You do not have to go.`,
    )
    expect(twilio.taken[0]?.form.get('Twiml')).not.toContain('<Gather')
  })

  test('announces several leads in one call, and a customer who speaks Spanish', async () => {
    await call().send(sampleNotice('call', { facts: { waiting: 3, spanish: 'speaks' } }))
    expect(twilio.taken[0]?.said[0]).toContain('The customer speaks Spanish.')
    expect(twilio.taken[0]?.said[0]).toContain('3 requests are waiting.')
  })

  test('speaks Spanish to a Spanish-speaking staff member', async () => {
    const staffMember = { id: 'x', name: 'Luis', language: 'es' } as const
    await call().send(sampleNotice('call', { staffMember }))
    expect(twilio.taken[0]?.said[0]).toContain(
      `Le llamamos de ${business.name}. Nueva solicitud: ${A_SPANISH_SERVICE}, ${ANOTHER_TOWN}.`,
    )
    expect(twilio.taken[0]?.form.get('Twiml')).toContain(
      '<Say language="es-US" voice="Polly.Lupe">',
    )
  })

  test('never speaks text that a visitor typed in place of a service', async () => {
    const service = 'Call Zoë <201 555 0199> & ask for the code'
    await call().send(sampleNotice('call', { facts: { service } }))
    expect(twilio.taken[0]?.said[0]).toContain(
      `This is ${business.name}. New request: Other work, ${ANOTHER_TOWN}.`,
    )
  })

  test('asks for no key without a public address', async () => {
    const elsewhere: typeof fetch = (input, init) =>
      fetch(String(input).replace('https://api.twilio.com', twilio.url), init)
    const telephone = call({
      environment: { twilioApiUrl: TWILIO_API_URL, siteUrl: 'http://localhost:3000' },
      fetch: elsewhere,
    })
    expect(await telephone.send(sampleNotice('call'))).toMatchObject({ outcome: 'sent' })
    expect(twilio.taken[0]?.form.has('StatusCallback')).toBe(false)
    expect(twilio.taken[0]?.form.get('Twiml')).not.toContain('Gather')
    expect(twilio.taken[0]?.said[0]).toContain('Open the link in your message to take it.')
  })

  test('ends a call, and ignores one that is over or unknown', async () => {
    await call().send(sampleNotice('call'))
    const [made] = twilio.taken
    await call().end(made?.sid ?? '')
    expect(made?.status).toBe('completed')
    await call().end(made?.sid ?? '')
    await call().end('CA404')
  })

  test('rejects if a call could not be ended, so that it is retried', async () => {
    twilio.behavior = 'failing'
    await expect(call().end('CA1')).rejects.toThrow('status 500')
    await twilio.stop()
    await expect(call().end('CA1')).rejects.toThrow('ECONNREFUSED')
  })
})

describe('text message', () => {
  test('contains service, town and link, and expires after two minutes', async () => {
    const outcome = await sms().send(sampleNotice('sms', { kind: 'waiting' }))
    const [message] = twilio.taken
    expect(outcome).toEqual({ outcome: 'sent', providerId: message?.sid })
    expect(message?.said).toEqual([
      `Still waiting: ${A_SERVICE}, ${ANOTHER_TOWN}. As soon as possible. ${SAMPLE_DISTANCE} It came in at 3:12 AM. https://keys.example/a/q7Hh2vXbT0mS9cYwLr4KfA`,
    ])
    expect(Object.fromEntries(message?.form ?? [])).toMatchObject({
      ValidityPeriod: '120',
      SmartEncoded: 'true',
      StatusCallback: 'https://keys.example/alarm/sms/0190a7c4-5f00-7000-8000-000000000001/status',
    })
  })

  test('replaces Spanish letters that the GSM alphabet lacks', async () => {
    const staffMember = { id: 'x', name: 'Luis', language: 'es' } as const
    await sms().send(
      sampleNotice('sms', { kind: 'expired', staffMember, facts: { spanish: 'speaks' } }),
    )
    expect(twilio.taken[0]?.said[0]).not.toMatch(/[áíóúÁÍÓÚ]/)
    expect(twilio.taken[0]?.said[0]?.length).toBeLessThanOrEqual(306)
  })
})

describe('failures', () => {
  const failed = (permanent: boolean, error: string, more = {}): SendOutcome => ({
    outcome: 'failed',
    permanent,
    gone: 'no',
    error,
    ...more,
  })

  test.each<[TwilioBehavior, SendOutcome]>([
    ['too-many', failed(false, 'status 429, code 20429', { retryAfterMs: 7000 })],
    ['failing', failed(false, 'status 500, code 20500')],
    [{ code: 21_211 }, failed(true, 'status 400, code 21211')],
    [{ code: 21_608 }, failed(true, 'status 400, code 21608')],
    [{ code: 21_610 }, failed(true, 'status 400, code 21610', { hasOptedOut: true })],
    [{ code: 21_614 }, failed(true, 'status 400, code 21614')],
    [{ code: 30_034 }, failed(true, 'status 400, code 30034')],
    [{ code: 20_429 }, failed(false, 'status 400, code 20429')],
    ['bad-gateway', { outcome: 'unknown', error: 'status 502 without a code' }],
    ['silent', { outcome: 'unknown', error: 'no answer in time' }],
  ])('converts %j to the right outcome', async (behavior, outcome) => {
    twilio.behavior = behavior
    const impatient = { fetch: fetchWithin(behavior === 'silent' ? 200 : 5000) }
    expect(await call(impatient).send(sampleNotice('call'))).toEqual(outcome)
    expect(await sms(impatient).send(sampleNotice('sms'))).toEqual(outcome)
    expect(twilio.asked).toBe(2)
  })

  test('never repeats a call whose outcome is unknown', async () => {
    twilio.behavior = 'dropping'
    expect(await call().send(sampleNotice('call'))).toMatchObject({ outcome: 'unknown' })
    expect(twilio.taken).toHaveLength(1)
    expect(twilio.asked).toBe(1)
  })

  test('treats a wrong auth token as final', async () => {
    const outcome = await call({ environment: { twilioAuthToken: 'wrong' } }).send(
      sampleNotice('call'),
    )
    expect(outcome).toEqual(failed(true, 'status 401, code 20003'))
  })

  test('retries after a refused connection, because nothing was sent', async () => {
    await twilio.stop()
    expect(await call().send(sampleNotice('call'))).toEqual(failed(false, 'ECONNREFUSED'))
  })

  test('omits a refused callback address at the second attempt (21609)', async () => {
    twilio.behavior = 'no-callbacks'
    expect(await sms().send(sampleNotice('sms'))).toMatchObject({ outcome: 'sent' })
    expect(await call().send(sampleNotice('call'))).toMatchObject({ outcome: 'sent' })
    expect(twilio.asked).toBe(4)
    for (const { form } of twilio.taken) expect(form.has('StatusCallback')).toBe(false)
  })
})
