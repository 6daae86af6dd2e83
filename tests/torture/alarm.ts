import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { startPostgres } from '#tests/support/postgres.ts'
import { runAlarmTorture } from './alarm-run.ts'
import type { AlarmReport } from './alarm-verdict.ts'

/**
 * `npm run torture:alarm`: requests ring while servers are killed, on both
 * engines. Ends with 1 when one was silent, or anybody was telephoned twice.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    visitors: { type: 'string', default: '4' },
  },
})
const seed = Number(values.seed)
const seconds = (Number(values.minutes) * 60) / 2
const visitors = Number(values.visitors)
console.log(`seed ${seed}`)

function isWrong(report: AlarmReport): boolean {
  const { withoutAlarm, takenTwice, takenByNobody, telephonedTwice } = report
  const { afterAcceptance, beyondCaps } = report
  const counts = [withoutAlarm, takenTwice, takenByNobody, telephonedTwice]
  const defects = [
    ...counts,
    afterAcceptance,
    beyondCaps,
    report.silent,
    Object.keys(report.failures).length,
  ]
  return defects.some((count) => count > 0) || report.taken !== report.requests
}

const postgres = await startPostgres()
const schema = await postgres.createSchema()
const runs = [
  { title: '1 server, embedded database', servers: 1, databaseUrl: null },
  { title: '3 servers, one PostgreSQL', servers: 3, databaseUrl: schema.url },
]
let failed = false
for (const { title, ...run } of runs) {
  const report = await runAlarmTorture({ ...run, seed, seconds, visitors })
  console.log(title, report)
  failed ||= isWrong(report)
}
await schema.drop()
await postgres.stop()
process.exitCode = failed ? 1 : 0
