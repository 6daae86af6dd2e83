import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { locator } from './locator.ts'
import { pageMeter, visitRecord } from './visit.ts'
import { visitContext } from './visit-context.ts'

const NOW = Date.parse('2026-03-01T03:04:05.000Z')

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  vi.stubGlobal('location', { pathname: '/book-online' })
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0',
    language: 'es-US',
    platform: 'Linux x86_64',
  })
  vi.stubGlobal('screen', { width: 1920, height: 1080 })
  vi.stubGlobal('innerWidth', 1400)
  vi.stubGlobal('innerHeight', 900)
  const timing = { loadEventEnd: 850 } as unknown as PerformanceNavigationTiming
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([timing])
  vi.spyOn(visitRecord, 'duration').mockReturnValue(61_500.4)
  vi.spyOn(visitRecord, 'trafficSource').mockReturnValue({
    source: 'google',
    medium: 'cpc',
    campaign: '',
    keyword: '',
    click_path: ['/', '/book-online'],
  })
  vi.spyOn(pageMeter, 'measures').mockReturnValue({
    timeOnPage: 42_000,
    scrollDepth: 64,
    pageInteractions: 31,
    formFocusEvents: 9,
    formCompletionTime: 38_000,
  })
  vi.spyOn(locator, 'position').mockReturnValue({ latitude: 40.795, longitude: -74.0253 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('gathers all context under the names of the specification', () => {
  expect(visitContext('token', null)).toEqual({
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
    visitContext('token', startedAt).visitorInfo?.formCompletionTime
  expect(timeOf(NOW - 300_000)).toBe(300_000)
  // The clock was set back, or a field was focused long before its first input.
  expect(timeOf(NOW + 300_000)).toBe(38_000)
})

test('omits the field without a location', () => {
  vi.mocked(locator.position).mockReturnValue(undefined)
  expect(visitContext('token', null).visitorInfo).not.toHaveProperty('geolocation')
})

const broken = () => {
  throw new TypeError('not in this browser')
}

test.each([
  ['device', 'visitorInfo', () => vi.stubGlobal('navigator', undefined)],
  [
    'storage',
    'trafficSource',
    () => vi.mocked(visitRecord.trafficSource).mockImplementation(broken),
  ],
  ['meter', 'pageMetrics', () => vi.mocked(pageMeter.measures).mockImplementation(broken)],
  [
    'load timing',
    'visitorInfo',
    () => vi.mocked(performance.getEntriesByType).mockImplementation(broken),
  ],
])('a broken %s leaves out only its own part', (_, lost, breakIt) => {
  const whole = Object.keys(visitContext('token', null))
  breakIt()
  expect(Object.keys(visitContext('token', null))).toEqual(whole.filter((part) => part !== lost))
})

test('never throws, even without a browser', () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  expect(visitContext('token', null)).toMatchObject({ captchaToken: 'token', sourceUrl: '/' })
})
