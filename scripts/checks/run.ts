import { spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildIfStale } from '../build/build.ts'
import { installChromium } from './browser.ts'
import { readPlaywrightTally, readVitestCount, readVitestTally, skippedFor } from './reports.ts'
import {
  addTallies,
  NO_CHECKS,
  skippedCount,
  skippedLines,
  type Tally,
  tallyLine,
  tallyOfRun,
} from './tally.ts'
import { installTestPrograms } from './test-programs.ts'

/**
 * Runs `npm test`; with --quick its first half, `npm run check`; with --full
 * everything that takes longer as well, `npm run test:full`. A failed step does
 * not stop the run, so one run reports every failure. Each step prints its
 * seconds; the last lines are what failed, the reasons of skipped tests and the tally.
 */
const quick = process.argv.includes('--quick')
const full = process.argv.includes('--full')
const ROOT = path.resolve(import.meta.dirname, '../..')
const reports = await mkdtemp(path.join(tmpdir(), 'palisade-checks-'))

interface Step {
  readonly name: string
  /** Runs the step; `print` receives its output. */
  readonly run: (print: Print) => Promise<Tally>
}
type Print = (text: string) => void

const printNow: Print = (text) => void process.stdout.write(text)

/** Tools write to a pipe, where they use no colors by default. */
const COLOR: Record<string, string> = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
/** Tests read it to run all cases instead of a sample. */
const EXTENT: Record<string, string> = full ? { TEST_FULL: '1' } : {}

/** Creates the step of a tool of node_modules/.bin, which passes or fails as a whole. */
function tool(name: string, ...args: string[]): Step {
  return {
    name: [name, ...args].join(' '),
    run: async (print) => {
      const succeeded = await execute(name, args, print)
      return tallyOfRun([name, ...args].join(' '), succeeded, {
        ...NO_CHECKS,
        passed: succeeded ? 1 : 0,
      })
    },
  }
}

/** The additional variables of a step, or why all of its tests are skipped. */
type Preparation = { readonly environment: Record<string, string> } | { readonly missing: string }

function browser(): Preparation {
  const found = installChromium()
  return 'missing' in found ? found : { environment: { CHROMIUM_PATH: found.path } }
}

/**
 * Creates the step of one Vitest project, or of those whose names begin alike.
 * @param prepare runs when the step begins
 */
function vitest(
  name: string,
  project: string,
  prepare: () => Preparation = () => ({ environment: {} }),
): Step {
  const report = path.join(reports, `${name}.json`)
  return {
    name,
    run: async (print) => {
      const prepared = prepare()
      if ('missing' in prepared) {
        await execute(
          'vitest',
          ['list', `--project=${project}`, '--static-parse', `--json=${report}`],
          print,
        )
        return skippedFor(prepared.missing, await readVitestCount(report))
      }
      const succeeded = await execute(
        'vitest',
        [
          'run',
          `--project=${project}`,
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
        ],
        print,
        prepared.environment,
      )
      return tallyOfRun(name, succeeded, await readVitestTally(report))
    },
  }
}

const QUICK: readonly Step[] = [
  tool('oxfmt', '--check'),
  tool('tsc', '-b'),
  tool('oxlint', '--type-aware', '--deny-warnings'),
  tool('knip'),
  vitest('unit and API tests', 'node*'),
  vitest('units in a browser', 'browser', browser),
]

/**
 * Runs the tests that depend on the business in a copy of the checkout that belongs to another one.
 */
const OTHER_BUSINESS: readonly Step[] = [
  tool('node', 'tests/other-business/run.ts', 'units'),
  tool(
    'node',
    'tests/other-business/run.ts',
    ...['node', 'scripts/build/build.ts', '--'],
    ...['vitest', 'run', '--project=built', '--'],
    ...['playwright', 'test', 'business-identity', '--workers=1'],
  ),
  // From the answers of an owner to a checked site, in places unlike the delivered one.
  ...['salina', 'paterson', 'miami'].map((name) =>
    tool(
      'node',
      'tests/other-business/run.ts',
      `tests/other-business/answers/${name}.json`,
      ...['node', 'scripts/build/build.ts', '--', 'vitest', 'run', '--project=built', 'pages.test'],
    ),
  ),
]

const BUILD: Step = {
  name: 'build',
  run: async () => {
    await buildIfStale()
    return { ...NO_CHECKS, passed: 1 }
  },
}

/** The steps on the built site, in lanes that run in parallel: crash tests mostly wait. */
const BUILT_SITE: readonly (readonly Step[])[] = [
  [vitest('the built site', 'built'), vitest('kills, power cuts, alarm, attack', 'resilience')],
  [vitest('WebKit and Firefox', 'engines')],
]

const E2E: Step = {
  name: 'e2e tests in a browser',
  run: async (print) => {
    const report = path.join(reports, 'playwright.json')
    const prepared = browser()
    const isMissing = 'missing' in prepared
    const succeeded = await execute(
      'playwright',
      isMissing ? ['test', '--list', '--reporter=json'] : ['test', '--reporter=line,json'],
      isMissing ? () => {} : print,
      { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...(!isMissing && prepared.environment) },
    )
    const tally = await readPlaywrightTally(report)
    return isMissing
      ? skippedFor(prepared.missing, skippedCount(tally))
      : tallyOfRun(E2E.name, succeeded, tally)
  },
}

/** Duration of each step, in the order in which they ended. */
const durations: { readonly name: string; readonly seconds: number }[] = []

/** Runs steps one after the other; with `isQuiet` the output of each is printed when it ends. */
async function runSteps(steps: readonly Step[], isQuiet = false): Promise<Tally> {
  let sum = NO_CHECKS
  for (const step of steps) {
    const output: string[] = []
    const keep: Print = (text) => output.push(text)
    sum = addTallies(sum, await runStep(step, isQuiet ? keep : printNow))
    printNow(output.join(''))
  }
  return sum
}

const runLanes = async (lanes: readonly (readonly Step[])[]): Promise<Tally> =>
  (await Promise.all(lanes.map((lane) => runSteps(lane, true)))).reduce(addTallies)

/** Runs the first half beside the build, which alone leaves a processor idle. */
async function runAll(): Promise<Tally> {
  const buildAndTest = async () =>
    addTallies(await runSteps([BUILD], true), await runLanes(BUILT_SITE))
  const lanes = [runSteps([...QUICK, ...(full ? OTHER_BUSINESS : [])], true), buildAndTest()]
  return addTallies((await Promise.all(lanes)).reduce(addTallies), await runSteps([E2E]))
}

async function runStep(step: Step, print: Print): Promise<Tally> {
  print(`\n== ${step.name}\n`)
  const startedAt = performance.now()
  const tally = await step.run(print).catch((error: unknown): Tally => {
    print(`${String(error)}\n`)
    return { ...NO_CHECKS, failed: [`${step.name}, as a whole: ${String(error)}`] }
  })
  const seconds = (performance.now() - startedAt) / 1000
  durations.push({ name: step.name, seconds })
  print(`== ${step.name}: ${tallyLine(tally)}, ${seconds.toFixed(1)} s\n`)
  return tally
}

function execute(
  name: string,
  args: readonly string[],
  print: Print,
  environment: Record<string, string> = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(path.join(ROOT, 'node_modules/.bin', name), args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...COLOR, ...EXTENT, ...notInstalled, ...environment },
    })
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print)
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}

const notInstalled = quick ? {} : installTestPrograms()
const total = quick ? await runSteps(QUICK) : await runAll()
console.log()
for (const { name, seconds } of durations)
  console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`)
console.log(`${(performance.now() / 1000).toFixed(1).padStart(8)} s  all\n`)
for (const name of total.failed) console.log(`failed: ${name}`)
for (const line of [...skippedLines(total), tallyLine(total)]) console.log(line)
process.exitCode = total.failed.length === 0 ? 0 : 1
