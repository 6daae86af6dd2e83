import { business, putInForce } from '#domain/business/business.ts'
import { afterEach, expect, test } from 'vitest'
import {
  type AllowedExternalServices,
  analyticsOrigins,
  areAnalyticsOrigins,
  contentSecurityPolicy,
} from './content-security-policy.ts'

const page = { scriptHashes: ['sha256-c2NyaXB0'], styleHashes: ['sha256-c3R5bGU='] }
const NO_EXTERNAL_SERVICES: AllowedExternalServices = {
  maps: false,
  recaptcha: false,
  analytics: [],
  tags: null,
  privateOrigin: null,
}

function directives(allowed: Partial<AllowedExternalServices> = {}): Record<string, string[]> {
  const policy = contentSecurityPolicy(page, { ...NO_EXTERNAL_SERVICES, ...allowed })
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

test("allows the page's own scripts by hash only", () => {
  expect(directives()).toMatchObject({
    'default-src': ["'self'"],
    'script-src': ["'self'", "'sha256-c2NyaXB0'"],
    'style-src': ["'self'", "'sha256-c3R5bGU='"],
    'connect-src': ["'self'"],
    'frame-src': ["'none'"],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
})

test('requires Trusted Types unless a third-party script runs on the page', () => {
  expect(directives()).toMatchObject({
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'status'],
  })
  const others = [{ maps: true }, { recaptcha: true }, { analytics: ['https://stats.example'] }]
  for (const allowed of others) {
    expect(directives(allowed)).not.toHaveProperty('require-trusted-types-for')
    expect(directives(allowed)).not.toHaveProperty('trusted-types')
  }
})

test.each([
  [{}],
  [{ maps: true }],
  [{ recaptcha: true }],
  [{ maps: true, recaptcha: true, analytics: ['https://stats.example'] }],
])('never allows inline scripts or eval (%o)', (allowed) => {
  const sources = directives(allowed)['script-src']
  expect(sources).not.toContain("'unsafe-inline'")
  expect(sources).not.toContain("'unsafe-eval'")
  expect(sources).not.toContain('*')
})

test('allows reCAPTCHA scripts and frames only when it is chosen', () => {
  expect(directives({ recaptcha: true })['frame-src']).toContain(
    'https://www.google.com/recaptcha/',
  )
  expect(directives({ recaptcha: true })['script-src']).toContain(
    'https://www.gstatic.com/recaptcha/',
  )
  expect(directives({ recaptcha: true })['style-src']).not.toContain("'unsafe-inline'")
  expect(JSON.stringify(directives())).not.toContain('google')
})

test('allows inline styles without hashes for Google Maps', () => {
  const styles = directives({ maps: true })['style-src']
  expect(styles).toContain("'unsafe-inline'")
  expect(styles?.some((source) => source.includes('sha256'))).toBe(false)
  expect(directives({ maps: true })['script-src']).toContain('https://maps.googleapis.com')
})

const FACTS = business
afterEach(() => putInForce(FACTS))

test.each([
  [
    'on another origin, by that origin',
    'https://files.example.com/a/logo.svg?v=2',
    ['https://files.example.com'],
  ],
  ['on our own origin, without an addition', '/logo.svg#on-dark', []],
])('allows a logo %s', (_what, onDark, origins) => {
  putInForce({ ...FACTS, logoUrl: { ...FACTS.logoUrl, onDark } })
  const policy = contentSecurityPolicy(page, NO_EXTERNAL_SERVICES)
  expect(policy).toContain(`; ${["img-src 'self' data:", ...origins].join(' ')}; `)
})

test('allows an analytics origin to load its script and receive data', () => {
  const allowed = directives({ analytics: ['https://stats.example'] })
  expect(allowed['script-src']).toContain('https://stats.example')
  expect(allowed['connect-src']).toContain('https://stats.example')
})

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
