import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { BROWSER_FLAGS, installChromium } from '../scripts/checks/browser.ts'
import { machineLoad, median, table } from './figures.ts'
import { SLOW_3G, SLOW_4G } from './pages-slowed.ts'
import { type Visit, visit } from './pages-visit.ts'
import { startServerProcess } from './server-process.ts'

const BUILD = join(import.meta.dirname, '..', 'build')
const ROUNDS = 5

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
  ['tap to response ms', 'alive'],
  ['blocked ms', 'blocked'],
  ['shift', 'shift'],
  ['requests', 'requests'],
  ['KB', 'kilobytes'],
  ['script KB after a tap', 'scriptKilobytes'],
]

/**
 * Measures pages on a slow connection with the processor at a quarter: medians.
 * @param args number of rounds, then addresses of other installations to
 *   compare with, such as one of an older release
 */
export async function bench([
  rounds = String(ROUNDS),
  ...others
]: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'palisade-bench-'))
  const environment = { RATE_LIMIT: 'off' }
  const ours = await startServerProcess({ folder, build: BUILD, environment })
  const browser = await chromium.launch({
    executablePath: installChromium(),
    args: [...BROWSER_FLAGS],
  })
  const cases = PAGES.flatMap(([name, path]) => [
    { name, url: ours.url + path },
    ...others.map((site) => ({ name: `${name} of ${site}`, url: site + path })),
  ])
  try {
    for (const line of [SLOW_4G, SLOW_3G]) {
      const visits = new Map<string, Visit[]>(cases.map(({ name }) => [name, []]))
      for (let round = 0; round < Number(rounds); round++) {
        for (const { name, url } of cases) visits.get(name)?.push(await visit(browser, url, line))
      }
      console.log(
        `\n${line.name}, processor at a quarter, machine load ${machineLoad()}: medians of ${rounds}`,
      )
      console.log(report(visits))
    }
  } finally {
    await browser.close()
    await ours.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const report = (visits: ReadonlyMap<string, readonly Visit[]>): string =>
  table(
    ['page', ...COLUMNS.map(([title]) => title)],
    [...visits].map(([name, each]) => [
      name,
      ...COLUMNS.map(([, key]) => median(each.map((one) => one[key]))),
    ]),
  )
