import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { pollAfter } from '#domain/receipt.ts'
import { hashOfToken, randomToken } from '#server/receipt-token/token.ts'
import { sampleSubmission } from '#server/store/sample.fixture.ts'
import { openSqliteStore } from '#server/store/sqlite.ts'
import { figure, machineLoad, percentile, table } from './figures.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

const USAGE = `usage: npm run bench -- receipts [--phones N] [--seconds N]

  --phones   receipts that are open and looked at (default 300)
  --seconds  how long they wait (default 30)`

const BUILD = join(import.meta.dirname, '..', 'build')
/** How long a server may take to stop (durability.md). */
const STOP_LIMIT_MS = 9500

/**
 * Every phone is in its first two minutes and asks as often as it ever does:
 * the worst moment there can be (R123).
 */
export async function bench(args: readonly string[]): Promise<void> {
  const { phones, seconds } = readOptions(args)
  const folder = await mkdtemp(join(tmpdir(), 'palisade-bench-'))
  try {
    const database = join(folder, 'data', 'palisade.db')
    const paths = await storeRequests(database, phones)
    const server = await startServerProcess({
      folder,
      build: BUILD,
      environment: { RATE_LIMIT: 'off', LOG_LEVEL: 'info' },
    })
    await mailsAreOut(database)
    await calm(server)
    const load = machineLoad()
    const idle = await spend(server, seconds)
    const polling = startPolling(server.url, paths)
    await polling.everybodyIsIn
    const busy = await spend(server, seconds)
    const stopBegan = performance.now()
    await server.stop()
    const stopMs = performance.now() - stopBegan
    polling.stop()
    const { times, failed } = polling
    console.log(
      table(
        ['', 'nobody', `${phones} phones`],
        [
          ['processor, % of one core', idle.percent, busy.percent],
          ['memory, MB', idle.residentMb, busy.residentMb],
          ['answers a second', '-', figure(times.length / seconds)],
          ['answer, ms p50', '-', percentile(times, 50)],
          ['answer, ms p99', '-', percentile(times, 99)],
          ['answers that were wrong', '-', String(failed())],
          [`stop meanwhile, ms (limit ${STOP_LIMIT_MS})`, '-', stopMs],
          ['load of the machine', load, machineLoad()],
        ],
      ),
    )
    if (stopMs > STOP_LIMIT_MS || failed() > 0) process.exitCode = 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function storeRequests(file: string, count: number): Promise<readonly string[]> {
  const store = openSqliteStore({ file })
  await store.migrate()
  const tokens = Array.from({ length: count }, randomToken)
  const now = Date.now()
  for (const token of tokens) {
    const receiptHash = hashOfToken(token)
    const submission = sampleSubmission({ now, receiptHash, visitorMail: null })
    await store.record(submission)
    // Taken, so that no alarm is measured with it.
    await store.alarms.moveLead(submission.row.id, {
      to: 'accepted',
      by: { personId: null, via: 'mail' },
      now,
      noticeId: null,
      askAt: null,
      aftermath: () => [],
    })
  }
  await store.close()
  return tokens.map((token) => `/r/${token}/state`)
}

async function mailsAreOut(file: string): Promise<void> {
  const store = openSqliteStore({ file })
  while ((await store.outboxStats()).queued > 0) await pause(200)
  await store.close()
}

/** Right after its start it compresses the site further. */
async function calm(server: ServerProcess): Promise<void> {
  for (let before = await server.cpuSeconds(), quiet = 0; quiet < 3;) {
    await pause(1000)
    const now = await server.cpuSeconds()
    quiet = now - before < 0.05 ? quiet + 1 : 0
    before = now
  }
}

async function spend(
  server: ServerProcess,
  seconds: number,
): Promise<{ percent: number; residentMb: number }> {
  const before = await server.cpuSeconds()
  await pause(seconds * 1000)
  const percent = (((await server.cpuSeconds()) - before) / seconds) * 100
  return { percent, residentMb: (await server.look()).residentMb }
}

/** Phones that ask as the page's own script does: with the tag of the last answer, the first ones at different moments. */
function startPolling(url: string, paths: readonly string[]) {
  const times: number[] = []
  const over = new AbortController()
  let wrong = 0
  const every = pollAfter(0)
  const phone = async (path: string, index: number): Promise<void> => {
    await pause((every * index) / paths.length)
    for (let tag = ''; !over.signal.aborted;) {
      const began = performance.now()
      try {
        const answer = await fetch(url + path, { headers: { 'if-none-match': tag } })
        await answer.arrayBuffer()
        times.push(performance.now() - began)
        if (answer.status !== 200 && answer.status !== 304) wrong++
        tag = answer.headers.get('etag') ?? tag
      } catch (error) {
        // The server stops, as it is told to.
        if (error instanceof TypeError) return
        throw error
      }
      await pause(every)
    }
  }
  void Promise.all(paths.map(phone))
  return {
    times,
    failed: () => wrong,
    everybodyIsIn: pause(every).then(() => times.splice(0)),
    stop: () => over.abort(),
  }
}

function readOptions(args: readonly string[]): { phones: number; seconds: number } {
  const { values } = parseArgs({
    args: [...args],
    options: {
      phones: { type: 'string', default: '300' },
      seconds: { type: 'string', default: '30' },
    },
  })
  const [phones, seconds] = [Number(values.phones), Number(values.seconds)]
  if (!(phones > 0 && seconds > 0)) {
    console.error(USAGE)
    process.exit(2)
  }
  return { phones, seconds }
}
