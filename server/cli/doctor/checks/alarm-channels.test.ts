import { beforeEach, expect, test } from 'vitest'
import { type RawEnvironment, readEnvironment } from '#server/environment.ts'
import { checkAlarmChannels } from './alarm-channels.ts'

/** Answers a request by its address and form. */
let answer: (url: URL, form: URLSearchParams, init: RequestInit) => Response
let staff: Parameters<typeof checkAlarmChannels>[0]['staff']
beforeEach(() => {
  answer = () => Response.json({ status: 'active' })
  staff = []
})

const fakeFetch: typeof fetch = async (url, init = {}) =>
  answer(new URL(String(url)), new URLSearchParams(String(init.body ?? '')), init)

async function found(raw: RawEnvironment): Promise<readonly string[]> {
  const reading = readEnvironment(raw)
  if (!reading.ok) throw new Error(reading.problems.join(' '))
  const deps = { environment: reading.environment, fetch: fakeFetch, staff }
  const findings = await checkAlarmChannels(deps)
  return findings.map(({ state, subject, text }) => `${state} ${subject}: ${text}`)
}

const TWILIO = {
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'not-to-be-shown',
  TWILIO_FROM: '+12015550142',
}

test('reports nothing when nothing is configured', async () => {
  expect(await found({})).toEqual([])
})

test('names a half configured account without its secrets', async () => {
  expect(await found({ TWILIO_AUTH_TOKEN: TWILIO.TWILIO_AUTH_TOKEN })).toEqual([
    'error Telephone: half set up, nobody is called: TWILIO_ACCOUNT_SID, TWILIO_FROM',
  ])
})

test('reports that key presses need a public https address', async () => {
  for (const SITE_URL of ['http://keys.example', 'https://localhost:3000'])
    expect(await found({ ...TWILIO, SITE_URL })).toEqual([
      `warning Telephone: calls can only announce, and connect to no customer: no digit comes back to ${SITE_URL}`,
    ])
  expect(await found({ ...TWILIO, SITE_URL: 'https://keys.example' })).toEqual([
    'ok Telephone: calls come from +12015550142, digits come back, accepted calls connect to the customer',
  ])
})

test('reports an address without a secret, and a secret without an address', async () => {
  const url = { ALERT_WEBHOOK_URL: 'https://hooks.example/1' }
  const secret = { ALERT_WEBHOOK_SECRET: 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=' }
  expect(await found(url)).toEqual([
    'error Webhook: ALERT_WEBHOOK_URL without ALERT_WEBHOOK_SECRET: nothing is posted',
  ])
  expect(await found(secret)).toEqual([
    'error Webhook: ALERT_WEBHOOK_SECRET without ALERT_WEBHOOK_URL: nothing is posted',
  ])
  expect(await found({ ...url, ...secret })).toEqual([])
})

test('is red when Twilio refuses the account, although it is set up', async () => {
  const set = { ...TWILIO, SITE_URL: 'https://keys.example' }
  answer = () => Response.json({ code: 20_003, message: 'Authenticate' }, { status: 401 })
  expect(await found(set)).toEqual([
    'error Telephone: Twilio refuses the account, so nobody is called: status 401, error 20003',
  ])
  answer = () => Response.json({ status: 'suspended' })
  expect(await found(set)).toEqual([
    'error Telephone: Twilio refuses the account, so nobody is called: the account is suspended',
  ])
  answer = () => new Response('busy', { status: 503 })
  expect(await found(set)).toEqual([
    'warning Telephone: Twilio did not say whether the account may call: status 503',
  ])
})

const withPushover = (name: string, user: string) => ({
  name,
  channels: [
    {
      id: name,
      kind: 'pushover' as const,
      address: JSON.stringify({ kind: 'pushover', user }),
      testedAt: null,
      lastOkAt: null,
      lastError: null,
      goneAt: null,
    },
  ],
})

test('is red when Pushover refuses the token, or the key of a staff member, and sends nothing', async () => {
  const PUSHOVER = { PUSHOVER_TOKEN: 'secret-token' }
  const asked: string[] = []
  answer = (url, form) => {
    asked.push(url.pathname)
    const errors = {
      ...(form.get('token') !== 'secret-token' && { token: 'invalid' }),
      ...(form.get('user') !== 'right' && { user: 'invalid' }),
    }
    const status = Object.keys(errors).length === 0 ? 200 : 400
    return Response.json({ ...errors, status: status === 200 ? 1 : 0 }, { status })
  }
  expect(await found(PUSHOVER)).toEqual(['ok Pushover: Pushover accepts PUSHOVER_TOKEN'])
  staff = [withPushover('Maria', 'right')]
  expect(await found(PUSHOVER)).toEqual(['ok Pushover: Pushover accepts PUSHOVER_TOKEN'])
  staff = [withPushover('Maria', 'right'), withPushover('Dan', 'wrong')]
  expect(await found(PUSHOVER)).toEqual([
    'error Pushover: Pushover does not notify Dan: 1 of 2 keys of staff members are not valid, or have no device',
  ])
  expect(await found({ PUSHOVER_TOKEN: 'another-token' })).toEqual([
    'error Pushover: Pushover refuses PUSHOVER_TOKEN, so it notifies nobody: the token of the application is not valid',
  ])
  answer = () => new Response('', { status: 500 })
  expect(await found(PUSHOVER)).toEqual([
    'warning Pushover: Pushover did not say whether it accepts PUSHOVER_TOKEN: status 500',
  ])
  expect(new Set(asked)).toEqual(new Set(['/1/users/validate.json']))
})

test('names no secret of a provider that does not answer', async () => {
  const secrets = {
    PUSHOVER_TOKEN: 'secret-token',
    ALERT_WEBHOOK_URL: 'https://hooks.example/secret-path',
    ALERT_WEBHOOK_SECRET: 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=',
  }
  answer = () => {
    throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })
  }
  const findings = await found(secrets)
  expect(findings.map((one) => one.split(':')[0])).toEqual(['warning Webhook', 'warning Pushover'])
  expect(findings.join(' ')).not.toMatch(/secret/)
})
