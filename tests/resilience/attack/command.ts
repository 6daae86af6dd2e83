import type { Tally } from '../../../scripts/checks/tally.ts'
import type { TestPostgres } from '#tests/support/postgres.ts'
import { type Engine, withDatabase } from '../databases.ts'
import type { Options } from '../options.ts'
import { NO_POSTGRES, printFigures, report } from '../report.ts'
import { FAULTS } from './faults/all.ts'
import { runFault } from './faults/run-fault.ts'
import { failureText, figuresOf } from './fuzz/figures-text.ts'
import { type FuzzOptions, runFuzz } from './fuzz/run-fuzz.ts'
import { photoFigures } from './photos/photo-figures.ts'
import { runPhotos } from './photos/run-photos.ts'

/** Share of requests that run with the real site's limits, under which nearly all are rejected. */
const LIMITED_SHARE = 0.2
/** More would exceed the plain submissions that the site accepts from anybody in ten minutes. */
const MAX_LIMITED = 20_000

/** Share of hostile photos, each of which may cost a process, unless only they are sent. */
const PHOTO_SHARE = 0.01

/** `npm run attack`: hostile requests, photos and faults, on both databases. */
export async function* testAttack(options: Options, postgres: TestPostgres): AsyncGenerator<Tally> {
  for (const engine of options.engines) {
    if (options.only === '' || options.only === 'fuzz') yield* fuzz(engine, options, postgres)
    const { only } = options
    if (options.case !== null || only === 'fuzz') continue
    if (only === '' || only === 'photos') yield* photos(engine, options, postgres)
    if (only !== 'photos') yield* faults(engine, options, postgres)
  }
}

async function* fuzz(
  engine: Engine,
  { requests, limitMs, seed, case: one }: Options,
  postgres: TestPostgres,
): AsyncGenerator<Tally> {
  const limited = one === null ? Math.min(Math.round(requests * LIMITED_SHARE), MAX_LIMITED) : 0
  const open = one === null ? requests - limited : 1
  const parts: readonly Omit<FuzzOptions, 'databaseUrl' | 'limitMs'>[] = [
    { rateLimit: 'off', requests: open, seed, from: one ?? 0 },
    { rateLimit: 'on', requests: limited, seed: seed + 1 },
  ]
  for (const part of parts.filter((each) => each.requests > 0)) {
    console.log(`\nfuzzed requests, ${engine}, limits ${part.rateLimit}`)
    const outcome = await withDatabase(engine, postgres, (databaseUrl) =>
      runFuzz({ ...part, databaseUrl, limitMs: (limitMs * part.requests) / requests }),
    )
    const again = `npm run attack -- --seed ${part.seed} --engine ${engine}`
    if (outcome === null) yield report([NO_POSTGRES], again)
    else {
      printFigures(figuresOf(outcome))
      const failures = outcome.figures.failures.map((failure) => failureText(failure, again))
      yield report([...failures, ...outcome.problems], again)
    }
  }
}

async function* photos(
  engine: Engine,
  { requests, seed, only }: Options,
  postgres: TestPostgres,
): AsyncGenerator<Tally> {
  console.log(`\nhostile photos, ${engine}`)
  const share = Math.round(requests * (only === 'photos' ? 1 : PHOTO_SHARE))
  const outcome = await withDatabase(engine, postgres, (databaseUrl) =>
    runPhotos({ seed, requests: share, databaseUrl }),
  )
  const again = `npm run attack -- --only photos --requests ${share} --seed ${seed} --engine ${engine}`
  if (outcome !== null) printFigures(photoFigures(outcome))
  yield report(outcome?.problems ?? [NO_POSTGRES], again)
}

async function* faults(
  engine: Engine,
  { seed, only }: Options,
  postgres: TestPostgres,
): AsyncGenerator<Tally> {
  const isChosen = (id: string): boolean => only === '' || only === 'faults' || only === id
  for (const fault of FAULTS.filter(
    ({ id, engines }) => isChosen(id) && engines.includes(engine),
  )) {
    console.log(`\nfault, ${engine}: ${fault.name}`)
    const problems = await withDatabase(engine, postgres, (databaseUrl) =>
      runFault(fault, { seed, databaseUrl }),
    )
    yield report(
      problems ?? [NO_POSTGRES],
      `npm run attack -- --engine ${engine} --only ${fault.id}`,
    )
  }
}
