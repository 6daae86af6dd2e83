import { join } from 'node:path'
import { openStore } from '#server/environment/open-store.ts'
import { writeSmallSite } from '#tests/support/running-app-site.ts'
import { createCaptchaMint } from '#tests/torture/captcha-mint.ts'
import { machineLoad, median, percentile } from './figures.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import { type LoadResult, loadFully, loadSteadily, makeRequests } from './submissions-load.ts'

/** What was measured on one engine. */
export interface EngineFigures {
  readonly load: string
  /** Rows a second of each reference, one figure a round. */
  readonly references: ReadonlyMap<string, readonly number[]>
  /** Acknowledged requests a second, one figure a round. */
  readonly perSecond: readonly number[]
  readonly full: Measured
  readonly half: Measured & { readonly perSecond: number }
  readonly cpuMsPerRequest: number
  /** Of the process that sends the requests, on the same machine. */
  readonly generatorMsPerRequest: number
  readonly mailsPerSecond: number
  readonly memory: { readonly atStartMb: number; readonly mb: number; readonly requests: number }
  /** Answers other than 201, by status: there should be none. */
  readonly refused: ReadonlyMap<number, number>
}

interface Measured {
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly loopDelayP99: number
}

export interface EngineOptions {
  readonly folder: string
  /** Null for the embedded database. */
  readonly databaseUrl: string | null
  readonly mailPort: number
  /** Each is run once a round; null where it cannot be run. */
  readonly references: ReadonlyMap<string, (limitMs: number) => Promise<number | null>>
  /** How many requests the memory is measured after. */
  readonly requests: number
  /** No longer than this for them. */
  readonly memoryLimitMs: number
}

const ROUNDS = 3
const REFERENCE_MS = 1500
const FULL_LOAD_MS = 2500
const HALF_LOAD_MS = 8000
const CONNECTIONS = 32
/** More than any machine acknowledges in the time of one round. */
const MOST_PER_SECOND = 3000
const WARM_UP = 1000
const CHUNK = 5000

/** Server and references in turn, so that what else the machine does falls on both. */
export async function measureEngine(options: EngineOptions): Promise<EngineFigures> {
  const mint = createCaptchaMint()
  const store = openStore({
    dataDir: join(options.folder, 'data'),
    databaseUrl: options.databaseUrl,
  })
  await store.migrate()
  for (const [key, value] of Object.entries(mint.settings)) await store.setSetting(key, value)
  const server = await startServerProcess({
    folder: options.folder,
    build: writeSmallSite(join(options.folder, 'site')),
    environment: {
      RATE_LIMIT: 'off',
      SMTP_URL: `smtp://127.0.0.1:${options.mailPort}`,
      ...(options.databaseUrl !== null && { DATABASE_URL: options.databaseUrl }),
    },
  })
  try {
    const load = machineLoad()
    const make = (count: number): Buffer[] => makeRequests(mint, count)
    const atStartMb = (await server.look()).residentMb
    await loadFully(server.port, make(WARM_UP), full(FULL_LOAD_MS))

    const sentBefore = (await store.outboxStats()).sent
    const begun = performance.now()
    const rounds = await inRounds(options, server, make)
    const results = rounds.results
    const rate = median(results.map(({ perSecond }) => perSecond)) / 2
    const half = await atHalfLoad(server, make, rate)
    const mails = (await store.outboxStats()).sent - sentBefore
    const mailsPerSecond = (mails / (performance.now() - begun)) * 1000

    let requests = WARM_UP + countOf(results) + half.result.latencies.length
    requests = await fill(server, make, requests, options)
    const { residentMb } = await server.look()
    return {
      load,
      references: rounds.references,
      perSecond: results.map(({ perSecond }) => perSecond),
      full: rounds.measured,
      half: { ...half.measured, perSecond: half.result.perSecond },
      cpuMsPerRequest: (rounds.cpuSeconds * 1000) / countOf(results),
      generatorMsPerRequest: rounds.generatorMs / countOf(results),
      mailsPerSecond,
      memory: { atStartMb, mb: residentMb, requests },
      refused: merged([...results, half.result].map(({ refused }) => refused)),
    }
  } finally {
    await server.stop()
    await store.close()
  }
}

const full = (limitMs: number): { connections: number; limitMs: number } => ({
  connections: CONNECTIONS,
  limitMs,
})

type Make = (count: number) => Buffer[]

async function inRounds(
  options: EngineOptions,
  server: ServerProcess,
  make: Make,
): Promise<{
  references: Map<string, number[]>
  results: LoadResult[]
  measured: Measured
  cpuSeconds: number
  generatorMs: number
}> {
  const references = new Map<string, number[]>()
  const results: LoadResult[] = []
  const loopDelays: number[] = []
  let cpuSeconds = 0
  let generatorMs = 0
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, measure] of options.references) {
      const rows = await measure(REFERENCE_MS)
      if (rows !== null) references.set(name, [...(references.get(name) ?? []), rows])
    }
    const requests = make((FULL_LOAD_MS / 1000) * MOST_PER_SECOND)
    await server.look()
    const cpuBefore = await server.cpuSeconds()
    const generatorBefore = process.cpuUsage()
    results.push(await loadFully(server.port, requests, full(FULL_LOAD_MS)))
    const { user, system } = process.cpuUsage(generatorBefore)
    generatorMs += (user + system) / 1000
    cpuSeconds += (await server.cpuSeconds()) - cpuBefore
    loopDelays.push((await server.look()).loopDelayP99Ms)
  }
  const measured = {
    p50: median(results.map(({ latencies }) => percentile(latencies, 50))),
    p99: median(results.map(({ latencies }) => percentile(latencies, 99))),
    loopDelayP99: median(loopDelays),
  }
  return { references, results, measured, cpuSeconds, generatorMs }
}

async function atHalfLoad(
  server: ServerProcess,
  make: Make,
  perSecond: number,
): Promise<{ result: LoadResult; measured: Measured }> {
  const requests = make(Math.max(1, Math.round((perSecond * HALF_LOAD_MS) / 1000)))
  await server.look()
  const steady = { connections: CONNECTIONS, perSecond }
  const result = await loadSteadily(server.port, requests, steady)
  const { loopDelayP99Ms } = await server.look()
  const measured = {
    p50: percentile(result.latencies, 50),
    p99: percentile(result.latencies, 99),
    loopDelayP99: loopDelayP99Ms,
  }
  return { result, measured }
}

/** Sends until so many requests were acknowledged in all, or the time is up; returns how many were. */
async function fill(
  server: ServerProcess,
  make: Make,
  already: number,
  { requests, memoryLimitMs }: EngineOptions,
): Promise<number> {
  const end = performance.now() + memoryLimitMs
  let acknowledged = already
  while (acknowledged < requests && performance.now() < end) {
    const chunk = make(Math.min(CHUNK, requests - acknowledged))
    const left = Math.max(1, end - performance.now())
    acknowledged += (await loadFully(server.port, chunk, full(left))).latencies.length
  }
  return acknowledged
}

const countOf = (results: readonly LoadResult[]): number =>
  results.reduce((sum, { latencies }) => sum + latencies.length, 0)

function merged(maps: readonly ReadonlyMap<number, number>[]): Map<number, number> {
  const sum = new Map<number, number>()
  for (const [status, count] of maps.flatMap((map) => [...map])) {
    sum.set(status, (sum.get(status) ?? 0) + count)
  }
  return sum
}
