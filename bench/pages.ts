import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { installChromium } from '../scripts/checks/browser.ts'
import { figure, machineLoad, median, table } from './figures.ts'
import { type Floor, startFloor } from './pages-floor.ts'
import { nextPage, type Way, WAYS } from './pages-next.ts'
import { type Line, SLOW_3G, SLOW_4G } from './pages-slowed.ts'
import { type Visit, visit } from './pages-visit.ts'
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
  ['script KB after a tap', 'scriptKilobytes'],
]
/** Of them, those that the floor has too. */
const BESIDE_FLOOR = 4

/** From a page by a link to another. */
const STEPS: readonly (readonly [name: string, from: string, link: string])[] = [
  ['home to services', '/', 'main a[href="/services"]'],
  ['services to a category', '/services', 'main a[href="/services/auto-locksmith"]'],
  ['a service to home', '/services/residential-locksmith/lock-rekey', 'main a[href="/"]'],
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
 * line, both really slowed, beside a page that does nothing, and the way from
 * one to the next; in turn, medians.
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
    for (const line of [SLOW_4G, SLOW_3G]) {
      const visits = new Map<string, Visit[]>(sites.map(([name]) => [name, []]))
      for (let round = 0; round < Number(rounds); round++) {
        for (const [name, url] of turned(sites, round))
          visits.get(name)?.push(await visit(browser, url, line))
      }
      console.log(report(line, visits))
    }
    console.log(await nextPages(browser, { ours: ours.url, floor, rounds: Number(rounds) }))
  } finally {
    await browser.close()
    await floor.stop()
    await ours.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function nextPages(
  browser: Browser,
  {
    ours,
    floor,
    rounds,
  }: { readonly ours: string; readonly floor: Floor; readonly rounds: number },
): Promise<string> {
  const steps = [
    { name: 'floor', url: floor.url, link: 'a[href="/next"]' },
    { name: 'floor, fetched ahead', url: floor.aheadUrl, link: 'a[href="/next"]' },
    ...STEPS.map(([name, from, link]) => ({ name, url: ours + from, link })),
  ]
  const ways = Object.keys(WAYS) as Way[]
  const took = new Map<string, number[]>()
  for (let round = 0; round < rounds; round++) {
    for (const { name, ...step } of turned(steps, round)) {
      for (const way of ways) {
        const ms = await nextPage(browser, { ...step, way })
        took.set(`${name} ${way}`, [...(took.get(`${name} ${way}`) ?? []), ms])
      }
    }
  }
  return [
    `\nfrom the press on a link to the painted heading, ms, slow 4G, processor at a quarter, machine load ${machineLoad()}: medians`,
    table(
      ['step', ...ways],
      steps.map(({ name }) => [
        name,
        ...ways.map((way) => median(took.get(`${name} ${way}`) ?? [])),
      ]),
    ),
  ].join('\n')
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
      head.slice(0, 1 + BESIDE_FLOOR),
      medians.map(([name, values]) => [
        name,
        ...values
          .slice(0, BESIDE_FLOOR)
          .map((value, index) => figure(value / (floor[index] ?? Number.NaN))),
      ]),
    ),
  ].join('\n')
}
