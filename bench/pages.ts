import { median } from './figures.ts'
import { type Visit, visit } from './pages-visit.ts'
import { benchSlowed } from './slowed-runs.ts'

const PAGES: readonly (readonly [name: string, path: string])[] = [
  ['home', '/'],
  ['service', '/services/residential-locksmith/lock-rekey'],
  ['town', '/service-areas/hoboken'],
]

const COLUMNS: readonly (readonly [title: string, key: keyof Visit])[] = [
  ['first paint ms', 'firstPaint'],
  ['largest paint ms', 'largestPaint'],
  ['callable ms', 'callable'],
  ['fillable ms', 'fillable'],
  ['tap to response ms', 'response'],
  ['blocked ms', 'blocked'],
  ['shift', 'shift'],
  ['requests', 'requests'],
  ['KB', 'kilobytes'],
  ['script KB after a tap', 'scriptKilobytes'],
]

/** Measures home, a service page and a town page (see `benchSlowed` for the arguments). */
export const bench = (args: readonly string[]): Promise<void> =>
  benchSlowed(args, {
    rounds: 5,
    cases: (ours, others) =>
      PAGES.flatMap(([name, path]) => [
        { name, url: ours + path },
        ...others.map((site) => ({ name: `${name} of ${site}`, url: site + path })),
      ]),
    measure: (browser, { url }, connection) => visit(browser, url, connection),
    head: ['page', ...COLUMNS.map(([title]) => title)],
    row: (visits) => COLUMNS.map(([, key]) => median(visits.map((one) => one[key]))),
  })
