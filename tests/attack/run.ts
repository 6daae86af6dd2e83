import { loadavg } from 'node:os'
import { addTallies, type Tally, tallyLine } from '../../scripts/checks/tally.ts'
import { startMailSink } from '#tests/support/mail-sink.ts'
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts'
import type { Engine } from './faults/fault.ts'
import { runFault } from './faults/run-fault.ts'
import { type FuzzOptions, runFuzz } from './fuzz/run-fuzz.ts'
import { type AttackOptions, readOptions, USAGE } from './options.ts'
import { failureText, figuresOf } from './report.ts'

/**
 * `npm run attack`: hostile requests by the hundred thousand and every fault
 * that has a name, on both databases.
 */
const options = readOptions(process.argv.slice(2))
if (options === null) {
  console.error(USAGE)
  process.exit(2)
}
/** With the limits of the real site nearly all are refused: a smaller part shows that. */
const LIMITED_SHARE = 0.2
/** More would be more plain requests than the site takes in ten minutes, from anybody. */
const MOST_LIMITED = 20_000

const mail = await startMailSink()
const postgres = options.engines.includes('postgres') ? await startPostgres() : null
const PASSED: Tally = { passed: 1, failed: 0 }
const FAILED: Tally = { passed: 0, failed: 1 }
let total: Tally = { passed: 0, failed: 0 }
try {
  console.log(
    `seed ${options.seed}, load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  )
  for (const engine of options.engines) {
    if (engine === 'postgres' && postgres?.kind === 'pglite') {
      console.log('\nPostgreSQL: not attacked, there is none here')
      total = addTallies(total, FAILED)
      continue
    }
    if (options.parts.includes('fuzz')) await fuzz(engine, options)
    if (options.parts.includes('faults')) await faults(engine, options)
  }
} finally {
  await postgres?.stop()
  mail.stop()
}
console.log(`\n${tallyLine(total)}`)
process.exitCode = total.failed === 0 ? 0 : 1

async function fuzz(engine: Engine, { requests, limitMs, seed, case: one }: AttackOptions) {
  const limited = one === null ? Math.min(Math.round(requests * LIMITED_SHARE), MOST_LIMITED) : 0
  const open = one === null ? requests - limited : 1
  const parts: readonly (Pick<FuzzOptions, 'rateLimit' | 'requests' | 'seed'> & {
    from?: number
  })[] = [
    { rateLimit: 'off', requests: open, seed, from: one ?? 0 },
    { rateLimit: 'on', requests: limited, seed: seed + 1 },
  ]
  for (const part of parts.filter((each) => each.requests > 0)) {
    console.log(`\n${engine}, hostile requests, limits ${part.rateLimit}`)
    await withDatabase(engine, async (databaseUrl) => {
      const report = await runFuzz({
        ...part,
        databaseUrl,
        mailPort: mail.port,
        limitMs: (limitMs * part.requests) / requests,
      })
      console.log(figuresOf(report))
      const again = `npm run attack -- --seed ${part.seed} --engine ${engine}`
      for (const failure of report.figures.failures) console.log(failureText(failure, again))
      for (const problem of report.problems) console.log(`  FAIL  ${problem}`)
      const failed = report.figures.failed + report.problems.length
      total = addTallies(total, { passed: report.figures.done - report.figures.failed, failed })
    })
  }
}

async function faults(engine: Engine, { seed, faults: chosen }: AttackOptions): Promise<void> {
  console.log(`\n${engine}, faults`)
  for (const fault of chosen.filter(({ engines }) => engines.includes(engine))) {
    const problems = await withDatabase(engine, async (databaseUrl) =>
      runFault(fault, { seed, databaseUrl, mailPort: mail.port }),
    )
    console.log(`  ${problems.length === 0 ? 'ok  ' : 'FAIL'}  ${fault.name}`)
    for (const problem of problems) console.log(`        ${problem}`)
    if (problems.length > 0) {
      console.log(`        again: npm run attack -- --engine ${engine} --only ${fault.id}`)
    }
    total = addTallies(total, problems.length === 0 ? PASSED : FAILED)
  }
}

/** Runs `work` on an empty database of this kind. */
async function withDatabase<Result>(
  engine: Engine,
  work: (databaseUrl: string | null) => Promise<Result>,
): Promise<Result> {
  if (engine === 'sqlite') return await work(null)
  const schema = await (postgres as TestPostgres).createSchema()
  try {
    return await work(schema.url)
  } finally {
    await schema.drop()
  }
}
