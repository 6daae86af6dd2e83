import { expect, test } from 'vitest'
import { type RawEnvironment, readEnvironment } from '#server/platform/environment.ts'
import { checkAlarmChannels } from './alarm-channels.ts'

function found(raw: RawEnvironment): readonly string[] {
  const reading = readEnvironment(raw)
  if (!reading.ok) throw new Error(reading.problems.join(' '))
  return checkAlarmChannels(reading.environment).map(
    ({ state, subject, text }) => `${state} ${subject}: ${text}`,
  )
}

const TWILIO = {
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'not-to-be-shown',
  TWILIO_FROM: '+12015550142',
}

test('reports nothing when nothing is configured', () => {
  expect(found({})).toEqual([])
})

test('names a half configured account without its secrets', () => {
  expect(found({ TWILIO_AUTH_TOKEN: TWILIO.TWILIO_AUTH_TOKEN })).toEqual([
    'error Telephone: half set up, nobody is called: TWILIO_ACCOUNT_SID, TWILIO_FROM',
  ])
})

test('reports that key presses need a public https address', () => {
  for (const SITE_URL of ['http://keys.example', 'https://localhost:3000'])
    expect(found({ ...TWILIO, SITE_URL })).toEqual([
      `warning Telephone: calls can only announce, and connect to no customer: no digit comes back to ${SITE_URL}`,
    ])
  expect(found({ ...TWILIO, SITE_URL: 'https://keys.example' })).toEqual([
    'ok Telephone: calls come from +12015550142, digits come back, accepted calls connect to the customer',
  ])
})

test('reports an address without a secret, and a secret without an address', () => {
  const url = { ALERT_WEBHOOK_URL: 'https://hooks.example/1' }
  const secret = { ALERT_WEBHOOK_SECRET: 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=' }
  expect(found(url)).toEqual([
    'error Webhook: ALERT_WEBHOOK_URL without ALERT_WEBHOOK_SECRET: nothing is posted',
  ])
  expect(found(secret)).toEqual([
    'error Webhook: ALERT_WEBHOOK_SECRET without ALERT_WEBHOOK_URL: nothing is posted',
  ])
  expect(found({ ...url, ...secret })).toEqual([])
})
