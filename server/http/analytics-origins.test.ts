import { expect, test } from 'vitest'
import { analyticsOrigins, areAnalyticsOrigins } from './content-security-policy.ts'

test.each([
  'https://stats.example',
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://stats.example:8443',
])('accepts %s as an origin of the analytics script', (origin) => {
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
])('rejects %s', (entry) => {
  expect(areAnalyticsOrigins(`https://stats.example ${entry}`)).toBe(false)
  expect(analyticsOrigins(`${entry} https://stats.example`)).toEqual(['https://stats.example'])
})

test('returns no origins for an empty row', () => {
  expect(areAnalyticsOrigins('')).toBe(true)
  expect(analyticsOrigins(' ')).toEqual([])
})
