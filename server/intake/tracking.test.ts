import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTracking } from './tracking.ts'

const visitor = {
  userAgent: 'Mozilla/5.0',
  language: 'en-US',
  platform: 'Linux',
  screenResolution: '390x844',
  windowSize: '390x700',
  timestamp: '2026-01-05T03:04:05.000Z',
  timezone: 'America/New_York',
  deviceType: 'mobile',
  browser: 'Chrome',
  browserVersion: '140',
  operatingSystem: 'Android',
  geolocation: { latitude: 40.79, longitude: -74.02 },
  formCompletionTime: 41_000,
  pageLoadTime: 900,
  visitDuration: 60_000,
}

test('keeps valid tracking data unchanged', () => {
  const traffic = {
    source: 'google',
    medium: 'cpc',
    campaign: 'night',
    keyword: 'lockout',
    click_path: ['/', '/faq'],
    gclid: 'x',
  }
  const metrics = {
    timeOnPage: 5,
    scrollDepth: 80,
    pageInteractions: 3,
    formFocusEvents: 9,
    conversionTime: 7,
  }
  expect(
    parseTracking({ visitor_info: visitor, traffic_source: traffic, page_metrics: metrics }),
  ).toEqual({
    visitor_info: visitor,
    traffic_source: traffic,
    page_metrics: metrics,
  })
})

test('drops invalid fields one by one', () => {
  const { visitor_info, page_metrics, traffic_source } = parseTracking({
    visitor_info: {
      ...visitor,
      browser: 7,
      pageLoadTime: -1,
      geolocation: { latitude: 400 },
      admin: true,
    },
    page_metrics: { timeOnPage: Number.MAX_VALUE, scrollDepth: 101, pageInteractions: 2 },
    traffic_source: 'google',
  })
  const { pageLoadTime: _p, geolocation: _g, ...rest } = visitor
  expect(visitor_info).toEqual({ ...rest, browser: '' })
  expect(page_metrics).toEqual({ pageInteractions: 2 })
  expect(traffic_source).toBeNull()
})

test('fills missing texts of a stored object', () => {
  expect(parseTracking({ traffic_source: { source: 'google' } }).traffic_source).toEqual({
    source: 'google',
    medium: '',
    campaign: '',
    keyword: '',
    click_path: [],
  })
  expect(
    parseTracking({
      visitor_info: { userAgent: 7 },
      traffic_source: {},
      page_metrics: { timeOnPage: '5' },
    }),
  ).toEqual({
    visitor_info: null,
    traffic_source: null,
    page_metrics: null,
  })
})

test('bounds lengths and keeps the latest fifty pages', () => {
  const click_path = Array.from({ length: 80 }, (_, index) => `/page-${index}`)
  const { traffic_source } = parseTracking({
    traffic_source: { click_path: [null, ...click_path], source: 'x'.repeat(9000) },
  })
  expect(traffic_source?.click_path).toHaveLength(50)
  expect(traffic_source?.click_path.at(-1)).toBe('/page-79')
  expect(traffic_source?.source).toHaveLength(500)
})

test('does not throw for any value', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (one, two) => {
      const { visitor_info } = parseTracking({
        visitor_info: one,
        traffic_source: two,
        page_metrics: { timeOnPage: one },
      })
      expect(visitor_info === null || typeof visitor_info === 'object').toBe(true)
    }),
  )
})
