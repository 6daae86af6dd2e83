import type { Tally } from '../../../scripts/checks/tally.ts'
import type { TestPostgres } from '#tests/support/postgres.ts'
import { SERVERS, withDatabase } from '../databases.ts'
import type { Options } from '../options.ts'
import { cutPower, idsOf, recordServer } from '../power/power-cut.ts'
import { tracingProblem } from '../power/traced-server.ts'
import { NO_POSTGRES, printFigures, problemsOf, report } from '../report.ts'
import { runKills } from './kill-run.ts'
import { cutPostgres } from './postgres-cut.ts'
import { defectsOf, type Verdict } from './verdict.ts'

/** Few, because power cuts of the embedded database need only a record to cut. */
const RECORDED_REQUESTS = 500

/** `npm run torture`: kills of servers and power cuts of both databases. */
export async function* testKills(options: Options, postgres: TestPostgres): AsyncGenerator<Tally> {
  const { seed, visitors, limitMs, kills, engines, only } = options
  for (const engine of engines) {
    const again = `npm run torture -- --seed ${seed} --engine ${engine}`
    if (only !== 'power') {
      const servers = SERVERS[engine]
      console.log(`\nkill -9, ${engine}, ${servers} servers`)
      const outcome = await withDatabase(engine, postgres, (databaseUrl) =>
        runKills({ seed, kills, limitMs, visitors, servers, databaseUrl }),
      )
      const problems = outcome === null ? [NO_POSTGRES] : print(outcome)
      yield report(problems, `${again} --only kill`)
    }
    if (only !== 'kill') {
      console.log(`\npower cuts, ${engine}`)
      const problems =
        engine === 'sqlite' ? await cutSqlite(options) : await cutPostgresOften(options)
      yield report(problems, `${again} --only power`)
    }
  }
}

/** Prints the figures of a run; returns its problems. */
function print(verdict: Verdict): readonly string[] {
  const {
    failures: _failures,
    refusals: _refusals,
    missingRecords: _missingRecords,
    ...figures
  } = verdict
  printFigures(figures)
  return problemsOf(defectsOf(verdict))
}

async function cutSqlite({ seed, visitors }: Options): Promise<readonly string[]> {
  const why = tracingProblem()
  if (why !== null) return [why]
  const record = await recordServer({ seed, requests: RECORDED_REQUESTS, visitors })
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
  const lost = atAnswers.lost + anywhere.lost
  const broken = atAnswers.broken + anywhere.broken
  printFigures({
    acknowledged: record.acknowledged,
    'cuts after an answer': atAnswers.cuts,
    'cuts at any moment': anywhere.cuts,
    'rows looked for': atAnswers.expected + anywhere.expected,
    lost,
    'databases damaged': broken,
    'lost in the control run, which ignores flushes': `${control.lost} of ${control.expected}`,
  })
  return problemsOf({ lost, broken, 'control lost nothing': control.lost === 0 ? 1 : 0 })
}

async function cutPostgresOften(options: Options): Promise<readonly string[]> {
  const outcome = await cutPostgres({ ...options, servers: 2 })
  // The power cut itself appears in each server's log.
  if (outcome === null) return [NO_POSTGRES]
  return [
    ...print({ ...outcome, failures: {} }),
    ...(outcome.controlLost === 0 ? ['control lost nothing'] : []),
  ]
}
