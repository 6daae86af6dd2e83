import { execFile, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { loadSite } from '#server/http/site.ts'
import { figure, machineLoad, median, table, type TableRow } from './figures.ts'
import { type Nginx, startNginx } from './server-nginx.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

const run = promisify(execFile)

const BUILD = join(import.meta.dirname, '..', 'build')
const ROUNDS = 3
const SECONDS = 4
const CONNECTIONS = 64

interface Answered {
  readonly perSecond: number
  readonly p99Ms: number
}

/** Static answers a second of one process of ours, beside one worker of nginx with the same files. */
export async function bench(): Promise<void> {
  if (spawnSync('wrk', ['-v']).error) {
    giveUp('wrk is not installed (Debian: apt-get install wrk).')
    return
  }
  const loaded = loadSite(BUILD)
  if (!loaded.ok) {
    giveUp(loaded.reason)
    return
  }
  const folder = await mkdtemp(join(tmpdir(), 'palisade-bench-'))
  const nginx = await startNginx(folder, join(BUILD, 'client'))
  if (nginx === null) {
    giveUp(
      'nginx is not installed (Debian: apt-get install nginx libnginx-mod-http-brotli-static).',
    )
    return
  }
  const ours = await startServerProcess({
    folder,
    build: BUILD,
    // The build's own, so that both serve the very same bytes.
    environment: { RATE_LIMIT: 'off', SITE_URL: loaded.site.built?.origin },
  })
  try {
    console.log(await report(ours, nginx))
  } finally {
    await ours.stop()
    await nginx.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function giveUp(reason: string): void {
  console.error(`Nothing was measured. ${reason}`)
  process.exitCode = 1
}

async function report(ours: ServerProcess, nginx: Nginx): Promise<string> {
  const load = machineLoad()
  const rows: TableRow[] = []
  for (const [name, path] of [
    ['home page', '/'],
    ['largest script', await largestScript()],
  ] as const) {
    const bytes = await sameBytes(ours.url + path, nginx.url + path, nginx.encoding)
    const [mine, theirs] = await inTurn([ours.url + path, nginx.url + path], nginx.encoding)
    rows.push([
      `${name}, ${bytes} bytes of ${nginx.encoding}`,
      spread(mine),
      spread(theirs),
      (medianOf(mine) / medianOf(theirs)).toFixed(2),
      median(mine.map(({ p99Ms }) => p99Ms)),
      median(theirs.map(({ p99Ms }) => p99Ms)),
    ])
  }
  const head = ['medians (lowest to highest)', 'ours, answers/s', `${nginx.version}, answers/s`]
  return [
    table([...head, 'ratio', 'ours p99, ms', 'nginx p99, ms'], rows),
    '',
    `One process each, ${CONNECTIONS} connections, both write a log line an answer; load of the machine ${load}.`,
  ].join('\n')
}

/** Ours, theirs, ours, theirs: what else the machine does falls on both. */
async function inTurn(
  [ours, theirs]: readonly [string, string],
  encoding: string,
): Promise<readonly [Answered[], Answered[]]> {
  const results: readonly [Answered[], Answered[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    results[0].push(await wrk(ours, encoding))
    results[1].push(await wrk(theirs, encoding))
  }
  return results
}

async function wrk(url: string, encoding: string): Promise<Answered> {
  const size = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency']
  const { stdout } = await run('wrk', [...size, '-H', `Accept-Encoding: ${encoding}`, url])
  const wrong = /Non-2xx or 3xx responses: (\d+)|Socket errors: (.*)/.exec(stdout)
  if (wrong) throw new Error(`${url} did not answer as it should: ${wrong[0]}`)
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  const inMs = { us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99Ms: Number(p99) * inMs,
  }
}

/** Bytes on the wire of each answer's body. @throws when the two are not the same */
async function sameBytes(ours: string, theirs: string, encoding: string): Promise<number> {
  const [mine, other] = await Promise.all(
    [ours, theirs].map(async (url) => {
      const response = await fetch(url, { headers: { 'accept-encoding': encoding } })
      await response.body?.cancel()
      const { headers } = response
      return `${headers.get('content-encoding')} ${headers.get('content-length')}`
    }),
  )
  if (mine !== other) throw new Error(`${ours} is ${mine}, ${theirs} is ${other}`)
  return Number(mine?.split(' ')[1])
}

async function largestScript(): Promise<string> {
  const folder = join(BUILD, 'client', 'assets')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const bySize = names.toSorted(
    (a, b) => statSync(join(folder, b)).size - statSync(join(folder, a)).size,
  )
  return `/assets/${bySize[0]}`
}

const medianOf = (answered: readonly Answered[]): number =>
  median(answered.map(({ perSecond }) => perSecond))

function spread(answered: readonly Answered[]): string {
  const rates = answered.map(({ perSecond }) => perSecond)
  return `${figure(medianOf(answered))} (${figure(Math.min(...rates))} to ${figure(Math.max(...rates))})`
}
