import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { installChromium } from '../scripts/checks/browser.ts'
import { figure, machineLoad, median, table } from './figures.ts'
import { startFloor } from './pages-floor.ts'
import { LINES, type Line, type Visit, visit } from './pages-visit.ts'
import { startServerProcess } from './server-process.ts'

const BUILD = join(import.meta.dirname, '..', 'build')
const ROUNDS = 5
/** About what our pages weigh, so that the ratio says what is ours to better. */
const FLOOR_BYTES = 14_000

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
  ['tap to alive ms', 'alive'],
  ['blocked ms', 'blocked'],
  ['shift', 'shift'],
  ['requests', 'requests'],
  ['KB', 'kilobytes'],
]

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Pages on a phone of the middle range (processor at a quarter) and a bad
 * line, both really slowed, beside a page that does nothing; in turn, medians.
 * @param args number of rounds
 */
export async function bench([rounds = String(ROUNDS)]: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'palisade-bench-'))
  const ours = await startServerProcess({
    folder,
    build: BUILD,
    environment: { RATE_LIMIT: 'off' },
  })
  const floor = await startFloor(FLOOR_BYTES)
  const browser = await chromium.launch({ executablePath: installChromium(), args: FLAGS })
  const sites: readonly (readonly [string, string])[] = [
    [`floor, ${figure(floor.bytes / 1024)} KB`, floor.url],
    ...PAGES.map(([name, path]) => [name, ours.url + path] as const),
  ]
  try {
    for (const line of LINES) {
      const visits = new Map<string, Visit[]>(sites.map(([name]) => [name, []]))
      for (let round = 0; round < Number(rounds); round++) {
        for (const [name, url] of turned(sites, round))
          visits.get(name)?.push(await visit(browser, url, line))
      }
      console.log(report(line, visits))
    }
  } finally {
    await browser.close()
    await floor.stop()
    await ours.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Each round begins with another page, so that none is always the one after a pause. */
function turned<T>(list: readonly T[], by: number): readonly T[] {
  const from = by % list.length
  return [...list.slice(from), ...list.slice(0, from)]
}

function report(line: Line, visits: ReadonlyMap<string, readonly Visit[]>): string {
  const medians = [...visits].map(
    ([name, each]) =>
      [name, COLUMNS.map(([, key]) => median(each.map((one) => one[key])))] as const,
  )
  const [, floor] = medians[0] ?? ['', []]
  const head = ['page', ...COLUMNS.map(([title]) => title)]
  return [
    `\n${line.name}, processor at a quarter, machine load ${machineLoad()}: medians`,
    table(
      head,
      medians.map(([name, values]) => [name, ...values]),
    ),
    `\n${line.name}: times of the floor`,
    table(
      head.slice(0, 4),
      medians.map(([name, values]) => [
        name,
        ...values
          .slice(0, 3)
          .map((value, index) => (value / (floor[index] ?? Number.NaN)).toFixed(2)),
      ]),
    ),
  ].join('\n')
}
