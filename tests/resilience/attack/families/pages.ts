import { localizedPages } from '#domain/pages/localized-paths.ts'
import { SEARCH_PATHS } from '#domain/pages/search.ts'
import { type Family, pickKind } from '../cases/case.ts'
import { hostileEncoded } from '../cases/hostile.ts'
import type { CaseContext } from '../cases/case-context.ts'
import { answeredWith, get } from '../cases/messages.ts'
import type { Header } from '../wire/message.ts'

const PATHS = [
  ...localizedPages().map(({ path }) => path),
  '/favicon.svg',
  '/assets/start-a1b2c3.js',
]

/** One status for each kind of path: page, unchanged page, redirect, unknown. */
const PAGE_STATUSES = [200, 304, 308, 404]

const ODD_PATHS: readonly string[] = [
  '//',
  '/./faq',
  '/../faq',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/faq/',
  '/faq//',
  '/FAQ',
  '/faq%00',
  '/%',
  '/%E0%A4%A',
  '/%c0%af',
  '/faq;x=1',
  '/faq#fragment',
  '/_paid/index.html',
  '/index.html',
  '/site.json',
  '/.vite/manifest.json',
  '/assets/start-a1b2c3.js.map',
  '/assets/../index.html',
  '/__proto__',
  '/constructor',
  '/toString',
  '/404',
  '/_ui',
  'http://elsewhere.example/faq',
  'HTTPS://localhost//faq',
  '*',
  'faq',
  `/${'a'.repeat(1000)}`,
  `/${'a/'.repeat(400)}`,
  `/faq${'/'.repeat(800)}`,
]

const HEADERS: readonly Header[] = [
  ['accept-encoding', 'gzip, br'],
  ['accept-encoding', 'br;q=0, gzip;q=0.5, *;q=0'],
  ['accept-encoding', ',;q=;;,gzip;q=1e9'],
  ['if-none-match', '"x", W/"y", *'],
  ['if-none-match', '"'.repeat(2000)],
  ['range', 'bytes=0-4'],
  ['range', 'bytes=5-1,-,-9999999999999999999'],
  ['if-modified-since', 'never'],
  ['cookie', 'a=b; '.repeat(300)],
  ['expect', '100-continue'],
  ['referer', 'http://localhost/?utm_source=google&utm_medium=cpc'],
]

/** Returns a query as an advertiser or a person may add it to an address; it is never logged. */
function query({ random, person }: CaseContext): string {
  const { name, phone } = person()
  return random.pick([
    'utm_source=google&utm_medium=cpc',
    `utm_term=${encodeURIComponent(name)}`,
    `q=${encodeURIComponent(phone)}`,
    `${hostileEncoded(random)}=1`,
    '%E0%A4%A&=&&==',
    'a'.repeat(500),
  ])
}

export const pages: Family = {
  name: 'pages',
  weight: 38,
  make: pickKind({
    plain: [40, ({ random }) => answeredWith(get(random.pick(PATHS)), 200, 404)],
    HEAD: [
      6,
      ({ random }) => {
        const message = { ...get(random.pick([...PATHS, ...ODD_PATHS])), method: 'HEAD' }
        return answeredWith(message, ...PAGE_STATUSES, 400)
      },
    ],
    'with a query': [
      20,
      (context) => {
        const target = `${context.random.pick(PATHS)}?${query(context)}`
        return answeredWith(get(target), ...PAGE_STATUSES)
      },
    ],
    search: [
      6,
      ({ random }) => {
        const path = random.pick(Object.values(SEARCH_PATHS))
        const word = random.pick([
          hostileEncoded(random),
          'key',
          '%E0%A4%A',
          'a+'.repeat(500),
          '&q=x&q[]=y',
        ])
        return answeredWith(get(`${path}?q=${word}`), 200, 429)
      },
    ],
    'odd path': [
      20,
      ({ random }) => answeredWith(get(random.pick(ODD_PATHS)), ...PAGE_STATUSES, 400),
    ],
    'hostile path': [
      8,
      ({ random }) => answeredWith(get(`/${hostileEncoded(random)}`), ...PAGE_STATUSES),
    ],
    'path over 2 KB': [
      1,
      ({ random }) => {
        const piece = random.pick(['/', 'a', '/a', '%41', '%E0%A4%A', '.', ';'])
        const target = `/${piece.repeat(Math.ceil(random.between(2100, 12_000) / piece.length))}`
        return answeredWith(get(target), 308, 400, 404)
      },
    ],
    header: [
      14,
      ({ random }) => answeredWith(get(random.pick(PATHS), random.pick(HEADERS)), ...PAGE_STATUSES),
    ],
  }),
}
