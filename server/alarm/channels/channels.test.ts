import { expect, test } from 'vitest'
import {
  CHANNEL_KINDS,
  CHANNELS,
  type ChannelKind,
  QUIET_CHANNELS,
} from '#domain/alarm/channels.ts'
import { type RawEnvironment, readEnvironment } from '#server/environment.ts'
import { featureFlagsOfEnvironment } from '#server/site/feature-flag-values.ts'
import { noticeSettings } from './channels.ts'

const TWILIO = {
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'not-to-be-shown',
  TWILIO_FROM: '+12015550142',
}
/** Variables that set up one channel. */
const SET_UP: Readonly<Record<ChannelKind, RawEnvironment>> = {
  mail: { SMTP_URL: 'smtp://mail.example:587' },
  push: {},
  call: TWILIO,
  sms: TWILIO,
  webhook: {
    ALERT_WEBHOOK_URL: 'https://hooks.example/1',
    ALERT_WEBHOOK_SECRET: 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=',
  },
  pushover: { PUSHOVER_TOKEN: 'azGDORePK8gMaC0QOYAMyEEuzJnyUi' },
}

function environmentOf(raw: RawEnvironment) {
  const reading = readEnvironment(raw)
  if (!reading.ok) throw new Error(reading.problems.join(' '))
  return reading.environment
}

test('has the channels that wake nobody without any set-up, and no other', () => {
  const { configuredChannels } = noticeSettings(environmentOf({}))
  expect([...configuredChannels].toSorted()).toEqual(QUIET_CHANNELS.toSorted())
})

test.each(CHANNEL_KINDS)(
  'has the channel %s once it is set up, and the legal pages say so',
  (kind) => {
    const environment = environmentOf(SET_UP[kind])
    expect(noticeSettings(environment).configuredChannels).toContain(kind)
    const { disclosure } = CHANNELS[kind]
    if (disclosure !== null) expect(featureFlagsOfEnvironment(environment)[disclosure]).toBe(true)
  },
)
