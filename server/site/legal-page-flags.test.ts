import { describe, expect, test } from 'vitest'
import { HOSTS_PLACEHOLDER, FEATURE_FLAGS } from '#domain/feature-flags.ts'
import { readEnvironment } from '#server/environment.ts'
import {
  featureFlagsOfEnvironment,
  featureFlagsOfSettings,
  renderFeatureFlags,
} from './legal-page-flags.ts'

const NOTHING = { recaptcha: false, maps: false, analytics: [] } as const

const PAGE =
  '<h2>Others</h2><p>First.</p>' +
  '<p data-switch="maps" data-on="Google&#x27;s map." data-off="No map.">If there is a map.</p>' +
  '<p data-switch="telephone" data-on="We are called.">If we are called.</p>' +
  `<p data-switch="analytics" data-on="From ${HOSTS_PLACEHOLDER}." data-off="Visits are not counted.">If visits are counted.</p>`

describe('sentences about features', () => {
  test('keeps the neutral wording when the state is unknown', () => {
    expect(renderFeatureFlags(PAGE, {})).toBe(PAGE)
  })

  test('shows only the sentence for enabled features', () => {
    const html = renderFeatureFlags(PAGE, { maps: true, telephone: true, analytics: false })
    expect(html).toBe(
      '<h2>Others</h2><p>First.</p><p>Google&#x27;s map.</p><p>We are called.</p><p>Visits are not counted.</p>',
    )
  })

  test('removes a sentence that has no text for a disabled feature', () => {
    expect(renderFeatureFlags(PAGE, { telephone: false })).not.toContain('called')
    expect(renderFeatureFlags(PAGE, { maps: false })).toContain('<p>No map.</p>')
  })

  test('names the servers of third parties', () => {
    const allowed = { ...NOTHING, analytics: ['https://stats.example', 'https://*.count.example'] }
    const html = renderFeatureFlags(PAGE, featureFlagsOfSettings(allowed))
    expect(html).toContain('<p>From stats.example, *.count.example.</p>')
  })
})

describe('feature flags', () => {
  const environment = (raw: Record<string, string>) => {
    const reading = readEnvironment(raw)
    if (!reading.ok) throw new Error(reading.problems.join(' '))
    return featureFlagsOfEnvironment(reading.environment)
  }

  test('reports no third party on a first start', () => {
    const off = { mail: false, telephone: false, 'notice-services': false }
    expect(environment({})).toEqual(off)
    expect(featureFlagsOfSettings(NOTHING)['third-party']).toBe(false)
  })

  test.each([
    ['mail', { SMTP_URL: 'smtp://mail.example' }],
    ['notice-services', { NTFY_URL: 'https://ntfy.example/topic' }],
    ['notice-services', { PUSHOVER_TOKEN: 'a'.repeat(30) }],
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

  test('knows every flag from environment and settings together', () => {
    const { hosts: _hosts, ...known } = { ...environment({}), ...featureFlagsOfSettings(NOTHING) }
    expect(Object.keys(known).toSorted()).toEqual([...FEATURE_FLAGS].toSorted())
  })
})
