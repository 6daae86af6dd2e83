import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceFacts, pageLoadTime } from './device-facts.ts'

const navigator = {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  language: 'en-US',
  platform: 'iPhone',
  maxTouchPoints: 5,
}

beforeEach(() => {
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('screen', { width: 390, height: 844 })
  vi.stubGlobal('innerWidth', 390)
  vi.stubGlobal('innerHeight', 664)
})
afterEach(() => vi.unstubAllGlobals())

test('deviceFacts uses the field names of the specification and CSS pixels', () => {
  expect(deviceFacts()).toEqual({
    userAgent: navigator.userAgent,
    language: 'en-US',
    platform: 'iPhone',
    screenResolution: '390x844',
    windowSize: '390x664',
    timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    browser: 'Safari',
    browserVersion: '18.0',
    operatingSystem: 'iOS',
    deviceType: 'mobile',
  })
})

test('prefers the platform from client hints', () => {
  const userAgentData = {
    brands: [{ brand: 'Google Chrome', version: '129' }],
    mobile: true,
    platform: 'Android',
  }
  vi.stubGlobal('navigator', { ...navigator, platform: 'Linux armv81', userAgentData })
  expect(deviceFacts()).toMatchObject({
    platform: 'Android',
    browser: 'Chrome',
    browserVersion: '129',
  })
})

test.each([
  [{ loadEventEnd: 1234.5 }, 9_000, 1_235],
  [{ loadEventEnd: 0 }, 2_000, 2_000],
  [undefined, 2_000, 2_000],
  [{ loadEventEnd: 5_000, activationStart: 4_400 }, 9_000, 600],
  [{ loadEventEnd: 5_000, activationStart: 6_000 }, 9_000, 0],
])('page load time of %j at %i ms is %i ms', (timing, now, expected) => {
  expect(pageLoadTime(timing, now)).toBe(expected)
})
