import { expect, test } from 'vitest'
import { parseUserAgent } from '#domain/submission/user-agent.ts'
import { browserFacts } from './client-hints.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const chromeAgent = `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/129.0.0.0 Safari/537.36`

test.each([
  ['Chrome', ['Not=A?Brand/8', 'Chromium/129', 'Google Chrome/129']],
  ['Edge', ['Microsoft Edge/129', 'Not)A;Brand/8', 'Chromium/129']],
  ['Brave', ['Brave/129', 'Not;A=Brand/8', 'Chromium/129']],
  ['Chromium', ['Chromium/129', 'Not A)Brand/8']],
])('finds %s among any other client hints', (browser, hints) => {
  const brands = hints.map((hint) => {
    const [brand = '', version = ''] = hint.split('/')
    return { brand, version }
  })
  const data = { brands, mobile: false, platform: 'Linux' }
  expect(browserFacts(chromeAgent, 0, data)).toEqual({
    browser,
    browserVersion: '129',
    operatingSystem: 'Linux',
    deviceType: 'desktop',
  })
})

test.each([
  [true, 'Android', 'mobile', 'Android'],
  [false, 'Android', 'tablet', 'Android'],
  [false, 'Chrome OS', 'desktop', 'ChromeOS'],
  [false, '', 'desktop', 'Linux'],
])('mobile %s on platform %j is a %s with %s', (mobile, platform, deviceType, operatingSystem) => {
  const data = { brands: [{ brand: 'Google Chrome', version: '129' }], mobile, platform }
  expect(browserFacts(chromeAgent, 0, data)).toMatchObject({ deviceType, operatingSystem })
})

test('falls back to the user-agent string without client hints or with empty ones', () => {
  const parsed = parseUserAgent(chromeAgent)
  expect(browserFacts(chromeAgent, 0, undefined)).toEqual(parsed)
  expect(browserFacts(chromeAgent, 0, { brands: [], mobile: false, platform: '' })).toEqual(parsed)
})
