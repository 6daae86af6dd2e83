import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepLanding } from '../first-paint/keep-landing.ts'
import { fakeStorage } from '../storage/fake-storage.fixture.ts'
import { createSafeStorage } from '../storage/safe-storage.ts'
import { SOURCE_LIFETIME_MS } from './save-source.ts'
import { createVisitRecord } from './visit-record.ts'

const START = Date.parse('2026-03-01T03:00:00.000Z')
const OWN_HOST = 'www.example.com'

beforeEach(() => vi.useFakeTimers({ now: START, toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface Landing {
  /** Query of the address. */
  readonly search?: string
  readonly path?: string
  readonly referrer?: string
  /** Milliseconds since the landing before. */
  readonly later?: number
  /** True if the visitor leaves the page before its script files have loaded. */
  readonly left?: boolean
}

/** Opens the pages in turn and returns what a submission would say then. */
function visit(landings: readonly Landing[], { isBlocked = false } = {}) {
  const stored = fakeStorage([])
  const storage = createSafeStorage(() => (isBlocked ? null : stored))
  if (isBlocked) vi.stubGlobal('localStorage', undefined)
  else vi.stubGlobal('localStorage', stored)
  const record = createVisitRecord(storage)
  for (const { search = '', path = '/', referrer = '', later = 0, left = false } of landings) {
    vi.setSystemTime(Date.now() + later)
    vi.stubGlobal('location', { search, pathname: path, host: OWN_HOST })
    vi.stubGlobal('document', { referrer })
    keepLanding()
    if (!left) record.saveSource()
  }
  const { click_path: _, ...source } = record.trafficSource()
  return source
}

const source = (name: string, medium = '', rest: object = {}) => ({
  source: name,
  medium,
  campaign: '',
  keyword: '',
  ...rest,
})
const DIRECT = source('')
const OWN_PAGE = { referrer: `https://${OWN_HOST}/`, path: '/faq' }
const DAY_MS = 86_400_000

describe('the source of a visit', () => {
  const ANSWERS: readonly (readonly [string, readonly Landing[], object])[] = [
    ['auto-tagged by Google', [{ search: '?gclid=a' }], source('google', 'cpc', { gclid: 'a' })],
    ['an app of Apple', [{ search: '?gbraid=b' }], source('google', 'cpc', { gbraid: 'b' })],
    ['the web on Apple', [{ search: '?wbraid=w' }], source('google', 'cpc', { wbraid: 'w' })],
    ['only gad_source', [{ search: '?gad_source=1' }], source('google', 'cpc')],
    ['Microsoft', [{ search: '?msclkid=m' }], source('bing', 'cpc', { msclkid: 'm' })],
    ['Facebook', [{ search: '?fbclid=f' }], source('facebook', '', { fbclid: 'f' })],
    [
      'utm values beside an id',
      [{ search: '?gclid=a&utm_source=newsletter&utm_medium=email' }],
      source('newsletter', 'email', { gclid: 'a' }),
    ],
    [
      'utm values in capitals beside an id',
      [{ search: '?GCLID=a&UTM_SOURCE=Google&utm_medium=CPC' }],
      source('google', 'cpc', { gclid: 'a' }),
    ],
    [
      'an id with a campaign only',
      [{ search: '?utm_campaign=Night&gclid=a&utm_term=lockout' }],
      source('google', 'cpc', { gclid: 'a', campaign: 'Night', keyword: 'lockout' }),
    ],
    ['utm values only', [{ search: '?utm_source=Google&utm_medium=cpc' }], source('Google', 'cpc')],
    ['nothing', [{}], DIRECT],
    [
      'a referrer',
      [{ referrer: 'https://www.google.com/search?q=a' }],
      source('www.google.com', 'referral'),
    ],
    [
      'an empty id',
      [{ search: '?gclid=', referrer: 'https://a.example/' }],
      source('a.example', 'referral'),
    ],
    ['an own page', [{}, OWN_PAGE], DIRECT],
    [
      'a tap before any script file',
      [{ search: '?gclid=a', left: true }, OWN_PAGE],
      source('google', 'cpc', { gclid: 'a' }),
    ],
    [
      'a tap before any script file on a page with a referrer',
      [{ referrer: 'https://a.example/', left: true }, OWN_PAGE],
      source('a.example', 'referral'),
    ],
    [
      'a second visit without a source',
      [{ search: '?gclid=a' }, { later: 30 * DAY_MS, referrer: 'https://a.example/' }],
      source('google', 'cpc', { gclid: 'a' }),
    ],
    [
      'a later paid click after a newsletter',
      [{ search: '?utm_source=news&utm_campaign=may' }, { search: '?gclid=a', later: DAY_MS }],
      source('google', 'cpc', { gclid: 'a' }),
    ],
    [
      'a newsletter after a paid click',
      [{ search: '?gclid=a' }, { search: '?utm_source=news', later: DAY_MS }],
      source('news'),
    ],
    [
      'a later referrer',
      [{ referrer: 'https://a.example/' }, { referrer: 'https://b.example/', later: DAY_MS }],
      source('b.example', 'referral'),
    ],
    [
      '90 days',
      [{ search: '?gclid=a' }, { later: SOURCE_LIFETIME_MS }],
      source('google', 'cpc', { gclid: 'a' }),
    ],
    ['more than 90 days', [{ search: '?gclid=a' }, { later: SOURCE_LIFETIME_MS + 1 }], DIRECT],
    [
      'a Spanish page',
      [
        { search: '?msclkid=m', path: '/es' },
        { ...OWN_PAGE, path: '/es/preguntas' },
      ],
      source('bing', 'cpc', { msclkid: 'm' }),
    ],
    [
      'a path of another site that looks like a query',
      [{ referrer: 'https://a.example/?utm_source=google&utm_medium=cpc' }],
      source('a.example', 'referral'),
    ],
  ]

  test.each(ANSWERS)('%s', (_, landings, expected) => {
    expect(visit(landings)).toEqual(expected)
  })

  test('is kept in memory while the browser stores nothing', () => {
    expect(visit([{ search: '?gclid=a' }], { isBlocked: true })).toEqual(
      source('google', 'cpc', { gclid: 'a' }),
    )
  })

  test('is truncated', () => {
    expect(visit([{ search: `?utm_source=${'x'.repeat(9000)}` }]).source).toHaveLength(500)
  })
})

test('a source of an earlier release ends 90 days after the first visit of this one', () => {
  const stored = fakeStorage([['utm_source', 'newsletter']])
  const record = createVisitRecord(createSafeStorage(() => stored))
  vi.stubGlobal('location', { search: '', host: OWN_HOST })
  vi.stubGlobal('document', { referrer: '' })
  record.saveSource()
  expect(record.trafficSource().source).toBe('newsletter')
  vi.setSystemTime(START + SOURCE_LIFETIME_MS + 1)
  record.saveSource()
  expect(record.trafficSource().source).toBe('')
})
