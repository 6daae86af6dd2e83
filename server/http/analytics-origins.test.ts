import { expect, test } from 'vitest'
import { analyticsOrigins, areAnalyticsOrigins } from './analytics-origins.ts'

test.each([
  'https://stats.example',
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://stats.example:8443',
])('%s may load its script', (origin) => {
  expect(areAnalyticsOrigins(origin)).toBe(true)
  expect(analyticsOrigins(origin)).toEqual([origin])
})

test.each([
  'https://*',
  'https://*.com',
  'https://*.*.com',
  'https://a.*.example',
  'https:',
  '*',
  'http://stats.example',
  'https://stats.example/path',
  "https://stats.example;script-src'self'",
  'javascript:',
  'https://',
])('%s may not', (entry) => {
  expect(areAnalyticsOrigins(`https://stats.example ${entry}`)).toBe(false)
  expect(analyticsOrigins(`${entry} https://stats.example`)).toEqual(['https://stats.example'])
})

test('an empty row holds none', () => {
  expect(areAnalyticsOrigins('')).toBe(true)
  expect(analyticsOrigins(' ')).toEqual([])
})
