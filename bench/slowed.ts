import { type Browser, type BrowserContextOptions, type Page, chromium } from '@playwright/test'
import { BROWSER_FLAGS, installChromium } from '../scripts/checks/browser.ts'
import { machineLoad, percentile, withServer } from './measuring.ts'

/**
 * Connections as Chrome's developer tools throttle them: ms added to each request, kbit/s down and
 * up.
 */
const CONNECTIONS = [
  { name: 'slow 4G', latency: 562.5, down: 1475, up: 675 },
  { name: 'slow 3G', latency: 2000, down: 400, up: 400 },
] as const

const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const PROCESSOR_SLOWED = 4

interface SlowedRuns<Case> {
  /** Default when the command line names no number. */
  readonly rounds: number
  /**
   * @param ours address of this installation
   * @param others addresses to compare with
   */
  readonly cases: (ours: string, others: readonly string[]) => readonly (Case & { name: string })[]
  /** Returns the figures of one round by their titles, NaN for one that was not reached. */
  readonly measure: (page: Page, each: Case) => Promise<Readonly<Record<string, number>>>
}

/**
 * Measures cases in turn, each in a new context on a throttled connection with a 4x slower
 * processor, and prints the medians in a table per connection.
 * @param args number of rounds, then addresses of other installations to compare with, such as an
 *   older release, started with RATE_LIMIT=off
 */
export async function benchSlowed<Case>(
  [count, ...others]: readonly string[],
  { rounds, cases, measure }: SlowedRuns<Case>,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: installChromium(),
    args: [...BROWSER_FLAGS],
  })
  const wanted = Number(count ?? rounds)
  const measureAll = async (ours: string): Promise<void> => {
    const all = cases(ours, others)
    for (const connection of CONNECTIONS) {
      const results = all.map((): Readonly<Record<string, number>>[] => [])
      for (let round = 0; round < wanted; round++) {
        for (const [index, each] of all.entries())
          results[index]?.push(await slowed(browser, connection, (page) => measure(page, each)))
      }
      console.log(
        `\n${connection.name}, processor at a quarter, machine load ${machineLoad()}: medians of ${wanted}`,
      )
      console.table(all.map(({ name }, index) => ({ name, ...medians(results[index] ?? []) })))
    }
  }
  try {
    await withServer(({ url }) => measureAll(url))
  } finally {
    await browser.close()
  }
}

const medians = (results: readonly Readonly<Record<string, number>>[]): Record<string, number> =>
  Object.fromEntries(
    Object.keys(results[0] ?? {}).map((title) => [
      title,
      Math.round(
        percentile(
          results.map((result) => result[title] ?? Number.NaN),
          50,
        ),
      ),
    ]),
  )

/** Opens a page in a new context on a throttled connection and processor. */
async function slowed<Result>(
  browser: Browser,
  { latency, down, up }: (typeof CONNECTIONS)[number],
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: down * 128,
      uploadThroughput: up * 128,
    })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWED })
    return await measure(page)
  } finally {
    await context.close()
  }
}
