import { loadavg } from 'node:os'
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts'
import type { CrashReport } from './crash-run.ts'
import { readOptions, USAGE } from './options.ts'
import { cutPostgres } from './postgres-cut.ts'
import { cutPower, idsOf, recordServer } from './power-cut.ts'
import { runRounds } from './rounds.ts'
import { whyNoTrace } from './traced-server.ts'

/**
 * `npm run torture`: the long form of the crash and power-cut tests. Ends
 * with 1 when anything that was acknowledged is lost.
 */
const VISITORS = 12
/** Power cuts need no time to run, only a record to cut. */
const RECORDED_REQUESTS = 500

type Row = Readonly<Record<string, string | number>>

const options = readOptions(process.argv.slice(2))
if (options === null) {
  console.error(USAGE)
  process.exit(2)
}
const { seed, parts, kills, limitMs, cuts, sites } = options
console.log(
  `seed ${seed}, load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
)
let failed = false

if (parts.includes('sqlite')) {
  console.log('\nkill -9, 1 server, embedded database')
  print(crashRow(await crash(1, null)))
}
if (parts.includes('postgres')) {
  const postgres = await startPostgres()
  if (postgres.kind === 'pglite') {
    console.log('\nkill -9 on PostgreSQL: not run, there is no PostgreSQL here')
    failed = true
  } else {
    console.log('\nkill -9, 3 servers, one PostgreSQL')
    print(crashRow(await crash(3, postgres)))
  }
  await postgres.stop()
}
if (parts.includes('power')) {
  await powerCuts()
  await postgresCuts()
}
process.exitCode = failed ? 1 : 0

/** @param postgres null for the embedded database */
async function crash(servers: number, postgres: TestPostgres | null): Promise<CrashReport> {
  return await runRounds({
    seed,
    sites,
    servers,
    visitors: VISITORS,
    goal: { kills, limitMs },
    async database() {
      if (postgres === null) return { url: null, drop: async () => {} }
      return await postgres.createSchema()
    },
  })
}

function crashRow(report: CrashReport): Row {
  const { lost, duplicates, twoAnswers, withoutMail, owed, invented, refusals } = report
  const failures = Object.entries(report.failures).map(([message, times]) => `${message} x${times}`)
  const missing = Object.entries(owed)
  const wrong = [lost, duplicates, twoAnswers, withoutMail, invented, refusals.length]
  wrong.push(...missing.map(([, times]) => times))
  failed ||= wrong.some((count) => count > 0) || failures.length > 0
  failed ||= report.doubled > report.kills
  return {
    kills: report.kills,
    'mail server outages': report.outages,
    'requests sent': report.sent,
    acknowledged: report.acknowledged,
    'acknowledged and lost': lost,
    'duplicate rows': duplicates,
    'acknowledged with two ids': twoAnswers,
    'rows without mail': withoutMail,
    ...Object.fromEntries(missing.map(([name, times]) => [`rows without ${name}`, times])),
    'rows or mails of nobody': invented,
    'mails doubled': report.doubled,
    'answers other than 201 and 503': refusals.length === 0 ? 0 : refusals.join(' '),
    'errors in the log': failures.length === 0 ? 0 : failures.join(', '),
    'seconds, in all': Math.round(report.seconds),
    'seconds to the last mail': Math.round(report.secondsToLastMail),
  }
}

async function powerCuts(): Promise<void> {
  console.log('\npower cuts, embedded database')
  const why = whyNoTrace()
  if (why !== null) {
    console.log(`not run: ${why}`)
    failed = true
    return
  }
  const record = await recordServer({ seed, requests: RECORDED_REQUESTS, visitors: VISITORS })
  const flushes = record.events.filter(
    (event) => event.what === 'sync' && event.path.endsWith('-wal'),
  ).length
  const atAnswers = await cutPower(record, {
    seed,
    choose: (event) => (event.what === 'answer' && idsOf(event.text).length > 0 ? 1 : 0),
  })
  const anywhere = await cutPower(record, {
    seed: seed + 1,
    choose: (_event, random) => (random.chance(0.03) ? 1 : 0),
  })
  const control = await cutPower(record, {
    seed: seed + 2,
    choose: (_event, random) => (random.chance(0.003) ? 1 : 0),
    ignoresFlush: (path) => path.endsWith('-wal'),
  })
  await record.remove()
  const reports = [atAnswers, anywhere]
  failed ||= reports.some(({ lost, broken }) => lost + broken > 0) || control.lost === 0
  print({
    'requests recorded': record.acknowledged,
    'flushes of the log': flushes,
    'cuts right after an answer': atAnswers.cuts,
    'cuts at any moment': anywhere.cuts,
    'acknowledged rows looked for': atAnswers.expected + anywhere.expected,
    lost: atAnswers.lost + anywhere.lost,
    'databases damaged': atAnswers.broken + anywhere.broken,
    'lost in the control run, flushes of the log ignored': `${control.lost} of ${control.expected}`,
  })
}

async function postgresCuts(): Promise<void> {
  console.log('\npower cuts, PostgreSQL that waits for no disk unless it is asked to')
  const report = await cutPostgres({ seed, cuts, servers: 2, visitors: VISITORS })
  if (report === null) {
    console.log('not run: there is no PostgreSQL here')
    failed = true
    return
  }
  const { lost, duplicates, twoAnswers, withoutMail, owed, refusals, controlLost } = report
  const owing = Object.values(owed).reduce((sum, times) => sum + times, 0)
  const wrong = [lost, duplicates, twoAnswers, withoutMail, owing, refusals.length]
  failed ||= wrong.some((count) => count > 0) || controlLost === 0
  print({
    cuts: report.cuts,
    acknowledged: report.acknowledged,
    'acknowledged and lost': lost,
    'duplicate rows': duplicates,
    'rows without mail': withoutMail,
    'rows that are owed something else': owing,
    'answers other than 201 and 503': refusals.length === 0 ? 0 : refusals.join(' '),
    'lost in the control, rows that wait for no disk': `${controlLost} of ${report.cuts}`,
  })
}

function print(row: Row): void {
  const width = Math.max(...Object.keys(row).map((name) => name.length))
  for (const [name, value] of Object.entries(row)) {
    console.log(`  ${name.padEnd(width)}  ${value}`)
  }
}
