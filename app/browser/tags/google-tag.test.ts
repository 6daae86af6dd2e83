import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defineGoogleTag, googleScripts, reportConversion, updateConsent } from './google-tag.ts'

const NONE = { ga4: null, ads: null, gtm: null }
const ALL = { ga4: 'G-ABC123DEF4', ads: 'AW-123456789/AbC-d', gtm: 'GTM-AB12CD' }

let page: { dataLayer?: unknown[]; gtag?: unknown }
beforeEach(() => {
  page = {}
  vi.stubGlobal('window', page)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** The commands so far; each must be an arguments object, as Google's scripts expect. */
const commands = (): readonly (readonly unknown[])[] =>
  (page.dataLayer ?? [])
    .filter((entry) => Object.prototype.toString.call(entry) === '[object Arguments]')
    .map((entry) => Array.from(entry as ArrayLike<unknown>))

test('denies consent before every other command, and configures each account', () => {
  defineGoogleTag(ALL)
  expect(commands()).toEqual([
    [
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
        wait_for_update: 500,
      },
    ],
    ['js', expect.any(Date)],
    ['config', 'G-ABC123DEF4'],
    ['config', 'AW-123456789'],
  ])
})

test('grants and denies what the visitor answers', () => {
  defineGoogleTag(ALL)
  updateConsent('granted')
  const [name, kind, state] = commands().at(-1) ?? []
  expect([name, kind]).toEqual(['consent', 'update'])
  expect(new Set(Object.values(state as object))).toEqual(new Set(['granted']))
})

test('leaves Tag Manager alone without a function, so that it hears an event once', () => {
  defineGoogleTag({ ...NONE, gtm: 'GTM-AB12CD' })
  expect(page.gtag).toBeUndefined()
  expect(commands().map(([name]) => name)).toEqual(['consent'])
})

test('names one script of Google and the container, which it starts', () => {
  defineGoogleTag(ALL)
  expect(googleScripts(ALL)).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-ABC123DEF4',
    'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD',
  ])
  expect(page.dataLayer?.at(-1)).toEqual({ 'gtm.start': expect.any(Number), event: 'gtm.js' })
  expect(googleScripts({ ...NONE, ads: ALL.ads })).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=AW-123456789',
  ])
})

test('reports a conversion to account and label, with the number of the lead alone', () => {
  defineGoogleTag(ALL)
  reportConversion(ALL, 'lead-1')
  expect(commands().at(-1)).toEqual([
    'event',
    'conversion',
    { send_to: 'AW-123456789/AbC-d', transaction_id: 'lead-1' },
  ])
  reportConversion({ ...ALL, ads: null }, 'lead-2')
  expect(JSON.stringify(commands())).not.toContain('lead-2')
})
