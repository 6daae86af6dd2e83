import { loadavg } from 'node:os'
import { addTallies, type Tally, tallyLine } from '../../scripts/checks/tally.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { testAlarm } from './alarm/command.ts'
import { testAttack } from './attack/command.ts'
import { testKills } from './kill/command.ts'
import { readOptions, USAGE } from './options.ts'

/** The long forms: `npm run torture`, `npm run torture:alarm`, `npm run attack`. */
const options = readOptions(process.argv.slice(2))
if (options === null) {
  console.error(USAGE)
  process.exit(2)
}
const COMMANDS = { kill: testKills, alarm: testAlarm, attack: testAttack }

const load = loadavg().map((average) => average.toFixed(1))
console.log(`seed ${options.seed}, load ${load.join(' ')}`)
const postgres = await startPostgres()
let total: Tally = { passed: 0, failed: 0 }
try {
  for await (const tally of COMMANDS[options.command](options, postgres)) {
    total = addTallies(total, tally)
  }
} finally {
  await postgres.stop()
}
console.log(`\n${tallyLine(total)}`)
process.exitCode = total.failed === 0 ? 0 : 1
