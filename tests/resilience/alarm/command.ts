import type { Tally } from '../../../scripts/checks/tally.ts'
import type { TestPostgres } from '#tests/support/postgres.ts'
import { SERVERS, withDatabase } from '../databases.ts'
import type { Options } from '../options.ts'
import { NO_POSTGRES, printFigures, problemsOf, report } from '../report.ts'
import { runAlarmTorture } from './alarm-run.ts'
import { defectsOf } from './alarm-verdict.ts'

/** `npm run torture:alarm`: leads wait to be accepted while servers are killed, on both databases. */
export async function* testAlarm(
  { seed, visitors, limitMs, engines }: Options,
  postgres: TestPostgres,
): AsyncGenerator<Tally> {
  for (const engine of engines) {
    console.log(`\nalarm, ${engine}, ${SERVERS[engine]} servers`)
    const servers = SERVERS[engine]
    const outcome = await withDatabase(engine, postgres, (databaseUrl) =>
      runAlarmTorture({ seed, visitors, seconds: limitMs / 1000, servers, databaseUrl }),
    )
    const again = `npm run torture:alarm -- --seed ${seed} --engine ${engine}`
    if (outcome === null) yield report([NO_POSTGRES], again)
    else {
      const { failures: _, ...figures } = outcome
      printFigures(figures)
      yield report(problemsOf(defectsOf(outcome)), again)
    }
  }
}
