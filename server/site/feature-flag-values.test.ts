import { describe, expect, test } from 'vitest'
import { FEATURE_FLAGS } from '#domain/pages/feature-flags.ts'
import { readEnvironment } from '#server/environment.ts'
import { featureFlagsOfEnvironment, featureFlagsOfSettings } from './feature-flag-values.ts'

const NOTHING = { recaptcha: false, maps: false, analytics: [], tags: null } as const

describe('feature flags', () => {
  const environment = (raw: Record<string, string>) => {
    const reading = readEnvironment(raw)
    if (!reading.ok) throw new Error(reading.problems.join(' '))
    return featureFlagsOfEnvironment(reading.environment)
  }

  test('reports no third party on a first start', () => {
    expect(environment({})).toEqual({
      mail: false,
      telephone: false,
      'customer-calls': false,
      'notice-services': false,
      'lead-events': false,
    })
    expect(featureFlagsOfSettings(NOTHING)['third-party']).toBe(false)
  })

  test.each([
    ['mail', { SMTP_URL: 'smtp://mail.example' }],
    ['notice-services', { PUSHOVER_TOKEN: 'a'.repeat(30) }],
    [
      'lead-events',
      {
        LEAD_EVENTS_URL: 'https://crm.example/hook',
        LEAD_EVENTS_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
      },
    ],
    [
      'telephone',
      {
        TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
        TWILIO_AUTH_TOKEN: '0'.repeat(32),
        TWILIO_FROM: '+12015550142',
      },
    ],
  ] as const)('enables %s for %j', (name, raw) => {
    expect(environment(raw)[name]).toBe(true)
  })

  test('reports no calls when Twilio is half configured', () => {
    expect(environment({ TWILIO_FROM: '+12015550142' }).telephone).toBe(false)
  })

  test.each([{ recaptcha: true }, { maps: true }, { analytics: ['https://stats.example'] }])(
    'reports %j as a third party',
    (on) => {
      expect(featureFlagsOfSettings({ ...NOTHING, ...on })['third-party']).toBe(true)
    },
  )

  test('names the hosts of tags as third parties', () => {
    const tags = { ga4: 'G-1', ads: null, gtm: null, analytics: null, asksFirst: true }
    const values = featureFlagsOfSettings({ ...NOTHING, tags })
    expect(values).toMatchObject({ analytics: true, consent: true, sharing: true })
    expect(values.hosts).toContain('google-analytics.com')
  })

  test('knows every flag from environment and settings together', () => {
    const values = { ...environment({}), ...featureFlagsOfSettings(NOTHING) }
    const { hosts: _hosts, ...known } = values
    expect(Object.keys(known).toSorted()).toEqual([...FEATURE_FLAGS].toSorted())
  })
})
