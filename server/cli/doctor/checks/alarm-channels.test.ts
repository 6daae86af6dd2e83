import { beforeEach, expect, test } from 'vitest'
import { type RawEnvironment, readEnvironment } from '#server/platform/environment.ts'
import { checkAlarmChannels } from './alarm-channels.ts'

let answer: () => Response
beforeEach(() => {
  answer = () => Response.json({ status: 'active' })
})

async function found(raw: RawEnvironment): Promise<readonly string[]> {
  const reading = readEnvironment(raw)
  if (!reading.ok) throw new Error(reading.problems.join(' '))
  const deps = { fetch: async () => answer(), clock: () => 0 }
  const findings = await checkAlarmChannels(reading.environment, deps)
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
