import { loadavg } from 'node:os'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

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

export interface Case {
  readonly name: string
  /** Returns the figures of one round in ms by their titles. */
  readonly measure: (page: Page) => Promise<Readonly<Record<string, number>>>
}

/**
 * Measures cases in turn, each in a new context on a throttled connection with a 4x slower
 * processor, and prints the medians in a table per connection.
 */
export async function benchSlowed(
  browser: Browser,
  rounds: number,
  cases: readonly Case[],
): Promise<void> {
  for (const connection of CONNECTIONS) {
    const results = cases.map((): Readonly<Record<string, number>>[] => [])
    for (let round = 0; round < rounds; round++)
      for (const [index, { measure }] of cases.entries())
        results[index]?.push(await slowed(browser, connection, measure))
    const load = loadavg()[0]?.toFixed(1)
    console.log(
      `\n${connection.name}, processor at a quarter, machine load ${load}: medians of ${rounds}`,
    )
    console.table(cases.map(({ name }, index) => ({ name, ...medians(results[index] ?? []) })))
  }
}

const medians = (results: readonly Readonly<Record<string, number>>[]): Record<string, number> =>
  Object.fromEntries(
    Object.keys(results[0] ?? {}).map((title) => {
      const sorted = results.map((result) => result[title] ?? 0).toSorted((a, b) => a - b)
      return [title, Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)]
    }),
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
