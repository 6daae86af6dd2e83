import { expect, test, vi } from 'vitest'
import { gatherContext, visitContext } from './visit-context.ts'

const NOW = Date.parse('2026-03-01T03:04:05.000Z')

type Sources = Parameters<typeof gatherContext>[1]

const sources: Sources = {
  path: () => '/book-online',
  device: () => ({
    navigator: {
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0',
      language: 'es-US',
      platform: 'Linux x86_64',
    },
    screen: { width: 1920, height: 1080 },
    innerWidth: 1400,
    innerHeight: 900,
  }),
  loadTiming: () => ({ loadEventEnd: 850 }),
  sinceOrigin: () => 60_000,
  now: () => NOW,
  record: {
    duration: () => 61_500.4,
    trafficSource: () => ({
      source: 'google',
      medium: 'cpc',
      campaign: '',
      keyword: '',
      click_path: ['/', '/book-online'],
    }),
  },
  meter: {
    measures: () => ({
      timeOnPage: 42_000,
      scrollDepth: 64,
      pageInteractions: 31,
      formFocusEvents: 9,
      formCompletionTime: 38_000,
    }),
  },
  position: () => ({ latitude: 40.795, longitude: -74.0253 }),
  formStartedAt: null,
}

test('gathers all context under the names of the specification', () => {
  expect(gatherContext('token', sources)).toEqual({
    captchaToken: 'token',
    sourceUrl: '/book-online',
    visitorInfo: {
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0',
      language: 'es-US',
      platform: 'Linux x86_64',
      screenResolution: '1920x1080',
      windowSize: '1400x900',
      timestamp: '2026-03-01T03:04:05.000Z',
      timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      deviceType: 'desktop',
      browser: 'Firefox',
      browserVersion: '131.0',
      operatingSystem: 'Linux',
      geolocation: { latitude: 40.795, longitude: -74.0253 },
      formCompletionTime: 38_000,
      pageLoadTime: 850,
      visitDuration: 61_500,
    },
    trafficSource: {
      source: 'google',
      medium: 'cpc',
      campaign: '',
      keyword: '',
      click_path: ['/', '/book-online'],
    },
    pageMetrics: {
      timeOnPage: 42_000,
      scrollDepth: 64,
      pageInteractions: 31,
      formFocusEvents: 9,
      conversionTime: 61_500,
    },
  })
})

test('counts filling time from the first input of the draft, across reloads', () => {
  const timeOf = (startedAt: number) =>
    gatherContext('token', { ...sources, formStartedAt: startedAt }).visitorInfo?.formCompletionTime
  expect(timeOf(NOW - 300_000)).toBe(300_000)
  // The clock was set back, or a field was focused long before its first input.
  expect(timeOf(NOW + 300_000)).toBe(38_000)
})

test('omits the field without a location', () => {
  const { visitorInfo } = gatherContext('token', { ...sources, position: () => undefined })
  expect(visitorInfo).not.toHaveProperty('geolocation')
})

const broken = () => {
  throw new TypeError('not in this browser')
}

test.each([
  ['device', { device: broken }, ['visitorInfo']],
  ['storage', { record: { duration: broken, trafficSource: broken } }, ['trafficSource']],
  ['meter', { meter: { measures: broken } }, ['pageMetrics']],
  ['clock of the load', { loadTiming: broken }, ['visitorInfo']],
] as const)('a broken %s leaves out only its own part', (_, change, lost) => {
  const whole = gatherContext('token', sources)
  const context = gatherContext('token', { ...sources, ...change })
  expect(Object.keys(context).toSorted()).toEqual(
    Object.keys(whole)
      .filter((part) => !(lost as readonly string[]).includes(part))
      .toSorted(),
  )
})

test('never throws, even without a browser', () => {
  expect(visitContext('token', null)).toMatchObject({ captchaToken: 'token', sourceUrl: '/' })
})

test('returns synchronously', () => {
  vi.useFakeTimers()
  try {
    expect(gatherContext('token', sources)).not.toBeInstanceOf(Promise)
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
