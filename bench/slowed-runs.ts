import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { BROWSER_FLAGS, installChromium } from '../scripts/checks/browser.ts'
import { machineLoad, printTable, type TableRow } from './figures.ts'
import { type Connection, SLOW_3G, SLOW_4G } from './pages-slowed.ts'
import { startServerProcess } from './server-process.ts'

const BUILD = join(import.meta.dirname, '..', 'build')

interface SlowedRuns<Case, Result> {
  /** Default when the command line names no number. */
  readonly rounds: number
  /**
   * @param ours address of this installation
   * @param others addresses to compare with
   */
  readonly cases: (ours: string, others: readonly string[]) => readonly (Case & { name: string })[]
  readonly measure: (browser: Browser, each: Case, connection: Connection) => Promise<Result>
  readonly head: readonly string[]
  /** Figures of one case, without its name. */
  readonly row: (results: readonly Result[]) => TableRow
}

/**
 * Measures cases in turn on a throttled connection with a 4x slower processor, and prints a table per connection.
 * @param args number of rounds, then addresses of other installations to compare with, such as an older release,
 *   started with RATE_LIMIT=off
 */
export async function benchSlowed<Case, Result>(
  [count, ...others]: readonly string[],
  { rounds, cases, measure, head, row }: SlowedRuns<Case, Result>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'palisade-bench-'))
  const environment = { RATE_LIMIT: 'off' }
  const ours = await startServerProcess({ folder, build: BUILD, environment })
  const browser = await chromium.launch({
    executablePath: installChromium(),
    args: [...BROWSER_FLAGS],
  })
  const wanted = Number(count ?? rounds)
  const all = cases(ours.url, others)
  try {
    for (const connection of [SLOW_4G, SLOW_3G]) {
      const results = all.map((): Result[] => [])
      for (let round = 0; round < wanted; round++) {
        for (const [index, each] of all.entries())
          results[index]?.push(await measure(browser, each, connection))
      }
      console.log(
        `\n${connection.name}, processor at a quarter, machine load ${machineLoad()}: medians of ${wanted}`,
      )
      const rows = all.map(({ name }, index) => [name, ...row(results[index] ?? [])])
      printTable(head, rows)
    }
  } finally {
    await browser.close()
    await ours.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
