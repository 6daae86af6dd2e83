/** Reads the JSON reports and lists of Vitest and Playwright. */

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { addTallies, NO_CHECKS, type Tally } from './tally.ts'

/** Why a test is skipped after a failure of a hook or fixture that it shares with others. */
const NOT_REACHED = 'not reached after a failure before them'

/** The used part of Vitest's report. */
interface VitestReport {
  readonly testResults: readonly {
    /** The file. */
    readonly name: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly failureMessages?: readonly string[]
      readonly status: 'passed' | 'failed' | 'skipped' | 'pending' | 'todo' | 'disabled'
      /** From tests/support/skip-unless.ts. */
      readonly meta: { readonly skipReason?: string }
    }[]
  }[]
}

/** Returns the tally of Vitest's report. */
export function tallyOfVitest(report: VitestReport): Tally {
  return report.testResults
    .flatMap(({ name, assertionResults }) =>
      assertionResults.map((result) => ({ name, ...result })),
    )
    .map(({ name, fullName, status, meta, failureMessages = [] }) => {
      if (status === 'passed') return { ...NO_CHECKS, passed: 1 }
      if (status === 'failed') {
        const file = path.relative(process.cwd(), name)
        return { ...NO_CHECKS, failed: [`${file} › ${fullName}: ${firstLine(failureMessages)}`] }
      }
      return skippedFor(meta.skipReason ?? NOT_REACHED)
    })
    .reduce(addTallies, NO_CHECKS)
}

/** The used part of Playwright's report. */
interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[]
}
interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly line: number
    readonly tests: readonly {
      readonly status: 'expected' | 'flaky' | 'unexpected' | 'skipped'
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
      readonly annotations: readonly { readonly type: string; readonly description?: string }[]
    }[]
  }[]
}

/** Returns the tally of Playwright's report. */
export const tallyOfPlaywright = ({ suites }: PlaywrightReport): Tally =>
  suites.map(tallyOfSuite).reduce(addTallies, NO_CHECKS)

function tallyOfSuite({ suites = [], specs }: PlaywrightSuite): Tally {
  const own = specs
    .flatMap(({ tests, title, file, line }) =>
      tests.map((test) => ({ ...test, name: `${file}:${line} › ${title}` })),
    )
    .map(({ name, status, annotations, results }) => {
      if (status === 'unexpected') {
        const messages = results.flatMap(({ error }) => error?.message ?? [])
        return { ...NO_CHECKS, failed: [`${name}: ${firstLine(messages)}`] }
      }
      if (status !== 'skipped') return { ...NO_CHECKS, passed: 1 }
      const reason = annotations.find(({ type }) => type === 'skip')?.description
      return skippedFor(reason ?? NOT_REACHED)
    })
  return [...suites.map(tallyOfSuite), ...own].reduce(addTallies, NO_CHECKS)
}

const firstLine = ([message = 'no message']: readonly string[]): string =>
  stripVTControlCharacters(message).split('\n', 1).join('').slice(0, 200)

/** Returns the tally of checks that are all skipped for one reason. */
export const skippedFor = (reason: string, count = 1): Tally => ({
  ...NO_CHECKS,
  skipped: { [reason]: count },
})

/** Returns `null` if the runner ended before it wrote the file. */
async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => null)
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** Reads the tally of a report of Vitest. */
export async function readVitestTally(file: string): Promise<Tally> {
  const report = await readJson(file)
  return report === null ? NO_CHECKS : tallyOfVitest(report as VitestReport)
}

/** Reads the tally of a report of Playwright. */
export async function readPlaywrightTally(file: string): Promise<Tally> {
  const report = await readJson(file)
  return report === null ? NO_CHECKS : tallyOfPlaywright(report as PlaywrightReport)
}

/** Reads the number of tests in a list of Vitest. */
export async function readVitestCount(file: string): Promise<number> {
  const list = await readJson(file)
  return Array.isArray(list) ? list.length : 0
}
