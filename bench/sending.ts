import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { BROWSER_FLAGS, installChromium } from '../scripts/checks/browser.ts'
import { machineLoad, median, table } from './figures.ts'
import { SLOW_3G, SLOW_4G } from './pages-slowed.ts'
import { type Box, send, type Sending } from './sending-run.ts'
import { startServerProcess } from './server-process.ts'

const BUILD = join(import.meta.dirname, '..', 'build')
const ROUNDS = 10
const FORM_PAGE = '/book-online'

const COLUMNS: readonly (readonly [title: string, key: keyof Sending])[] = [
  ['press to POST ms', 'post'],
  ['press to 201 ms', 'stored'],
  ['press to thank-you ms', 'shown'],
  ['requests for it', 'thanksRequests'],
]

/**
 * Measures sending the form on a slow connection with the processor at a
 * quarter (R177): medians and the slowest round.
 * @param args number of rounds, then addresses of other installations to
 *   compare with, such as one of an older release, started with RATE_LIMIT=off
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
  const cases: readonly { name: string; site: string; box: Box }[] = [
    { name: 'this one, box left alone', site: ours.url, box: 'left alone' },
    { name: 'this one, box ticked', site: ours.url, box: 'ticked' },
    ...others.map((site) => ({ name: `${site}, box ticked`, site, box: 'ticked' as const })),
  ]
  try {
    for (const line of [SLOW_4G, SLOW_3G]) {
      const runs = new Map<string, Sending[]>(cases.map(({ name }) => [name, []]))
      for (let round = 0; round < Number(rounds); round++) {
        for (const { name, site, box } of cases)
          runs.get(name)?.push(await send(browser, { url: site + FORM_PAGE, line, box }))
      }
      console.log(
        `\n${line.name}, processor at a quarter, machine load ${machineLoad()}: medians of ${rounds}`,
      )
      console.log(report(runs))
    }
  } finally {
    await browser.close()
    await ours.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function report(runs: ReadonlyMap<string, readonly Sending[]>): string {
  const rows = [...runs].map(([name, each]) => [
    name,
    ...COLUMNS.map(([, key]) => median(each.map((one) => one[key]))),
    Math.max(...each.map(({ shown }) => shown)),
  ])
  return table(['installation', ...COLUMNS.map(([title]) => title), 'slowest ms'], rows)
}
