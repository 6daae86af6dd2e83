import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startMailSink } from '#tests/support/mail-sink.ts'
import { startThrowaway } from '#tests/support/postgres-throwaway.ts'
import { figure, median, table, type TableRow } from './figures.ts'
import { type EngineFigures, measureEngine } from './submissions-engine.ts'
import { bareLoop, pgbench } from './submissions-reference.ts'

const USAGE = `usage: npm run bench -- submissions [--requests N] [--minutes N]

  --requests  the memory is measured after so many requests on each engine (default 20000)
  --minutes   time limit for these requests on each engine (default 0.4)

100,000 requests want something like: --requests 100000 --minutes 4`

/** As large as a request with its proof. */
const CONTENT = 'x'.repeat(1600)
/** As many as the server opens to its database. */
const CONNECTIONS = 10

const BARE_LOOP = 'bare inserts, 1 connection'
const BARE_LOOPS = `bare inserts, ${CONNECTIONS} connections`
const PGBENCH = `pgbench, ${CONNECTIONS} connections`

/** Acknowledged requests a second on each engine, beside what the engine does at most. */
export async function bench(args: readonly string[]): Promise<void> {
  const { requests, memoryLimitMs } = readOptions(args)
  const folder = await mkdtemp(join(tmpdir(), 'palisade-bench-'))
  const mail = await startMailSink()
  try {
    const common = { requests, memoryLimitMs, mailPort: mail.port }
    console.log('SQLite ...')
    const bare = join(folder, 'bare.db')
    const sqlite = await measureEngine({
      ...common,
      folder: join(folder, 'sqlite'),
      databaseUrl: null,
      references: new Map([
        [BARE_LOOP, (limitMs) => bareLoop(bare, CONTENT, { connections: 1, limitMs })],
      ]),
    })
    console.log('PostgreSQL ...')
    const postgres = await measurePostgres(folder, common)
    console.log(`\n${report(sqlite, postgres)}`)
  } finally {
    mail.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measurePostgres(
  folder: string,
  common: { requests: number; memoryLimitMs: number; mailPort: number },
): Promise<EngineFigures | null> {
  // As it comes, but for the address: a commit is on the disk.
  const database = await startThrowaway({
    fsync: 'on',
    full_page_writes: 'on',
    shared_buffers: '128MB',
  })
  if (database === null) return null
  try {
    const { url } = database
    return await measureEngine({
      ...common,
      folder: join(folder, 'postgres'),
      databaseUrl: url,
      references: new Map([
        [BARE_LOOP, (limitMs: number) => bareLoop(url, CONTENT, { connections: 1, limitMs })],
        [
          BARE_LOOPS,
          (limitMs: number) => bareLoop(url, CONTENT, { connections: CONNECTIONS, limitMs }),
        ],
        [
          PGBENCH,
          (limitMs: number) => pgbench(url, CONTENT, { connections: CONNECTIONS, limitMs, folder }),
        ],
      ]),
    })
  } finally {
    await database.stop()
  }
}

function report(sqlite: EngineFigures, postgres: EngineFigures | null): string {
  const engines = [sqlite, postgres]
  const row = (
    name: string,
    of: (figures: EngineFigures) => number | string | null,
    aim = '',
  ): TableRow => [name, ...engines.map((each) => (each ? (of(each) ?? '-') : 'not here')), aim]
  const perSecond = (name: string) => (each: EngineFigures) => spread(each.references.get(name))
  const ratio = (name: string) => (each: EngineFigures) => {
    const reference = each.references.get(name)
    return reference ? (median(each.perSecond) / median(reference)).toFixed(2) : null
  }
  return table(
    ['medians (lowest to highest)', 'SQLite', 'PostgreSQL', 'aim'],
    [
      row(`${BARE_LOOP}, rows/s`, perSecond(BARE_LOOP)),
      row(`${BARE_LOOPS}, rows/s`, perSecond(BARE_LOOPS)),
      row(`${PGBENCH}, rows/s`, perSecond(PGBENCH)),
      row('acknowledged requests/s', (each) => spread(each.perSecond)),
      row(`  ratio to ${BARE_LOOP}`, ratio(BARE_LOOP), '>= 0.5'),
      row(`  ratio to ${BARE_LOOPS}`, ratio(BARE_LOOPS), '>= 0.5'),
      row(`  ratio to ${PGBENCH}`, ratio(PGBENCH), '>= 0.5'),
      row('  p50, ms', ({ full }) => full.p50),
      row('  p99, ms', ({ full }) => full.p99),
      row('  event loop delay p99, ms', ({ full }) => full.loopDelayP99, '< 20'),
      row('  processor time a request, mail included, ms', (each) => each.cpuMsPerRequest),
      row('  of the load generator, ms', (each) => each.generatorMsPerRequest),
      row('at half load, requests/s', ({ half }) => half.perSecond),
      row('  p50, ms', ({ half }) => half.p50),
      row('  p99, ms', ({ half }) => half.p99, '< 50'),
      row('  event loop delay p99, ms', ({ half }) => half.loopDelayP99, '< 20'),
      row('mails sent meanwhile, a second', (each) => each.mailsPerSecond),
      row('memory at the start, MB', ({ memory }) => memory.atStartMb),
      row('memory after the requests, MB', ({ memory }) => memory.mb, '< 150'),
      row('  after so many', ({ memory }) => String(memory.requests), '100000'),
      row('answers other than 201', ({ refused }) =>
        String([...refused.values()].reduce((sum, count) => sum + count, 0)),
      ),
      row('load of the machine', (each) => each.load),
    ],
  )
}

function spread(values: readonly number[] | undefined): string | null {
  if (values === undefined) return null
  return `${figure(median(values))} (${figure(Math.min(...values))} to ${figure(Math.max(...values))})`
}

function readOptions(args: readonly string[]): { requests: number; memoryLimitMs: number } {
  const { values } = parseArgs({
    args: [...args],
    options: {
      requests: { type: 'string', default: '20000' },
      minutes: { type: 'string', default: '0.4' },
    },
  })
  const requests = Number(values.requests)
  const memoryLimitMs = Number(values.minutes) * 60_000
  if (!(requests > 0 && memoryLimitMs > 0)) {
    console.error(USAGE)
    process.exit(2)
  }
  return { requests, memoryLimitMs }
}
