import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_PUBLIC_ANON_KEY } from '#server/environment.ts'
import { openStore } from '#server/environment/open-store.ts'
import { sampleSubmission } from '#tests/support/running-app-request.ts'
import { createCaptchaMint } from '#tests/resilience/captcha-mint.ts'
import { machineLoad, percentile, printTable, type TableRow } from './figures.ts'
import { startServerProcess } from './server-process.ts'

const BUILD = join(import.meta.dirname, '..', 'build')
const CONNECTIONS = 32
const WARM_UP_MS = 1_000
const MEASURED_MS = 5_000

/**
 * Measures how many pages and stored submissions per second one server process answers. Client and server share the
 * machine, so a separate client would see more.
 */
export async function bench(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'palisade-bench-'))
  const mint = createCaptchaMint()
  const store = openStore({ dataDir: join(folder, 'data'), databaseUrl: null })
  await store.migrate()
  for (const [key, value] of Object.entries(mint.settings)) await store.setSetting(key, value)
  await store.close()
  const server = await startServerProcess({
    folder,
    build: BUILD,
    environment: { RATE_LIMIT: 'off' },
  })
  const send = (): Promise<Response> =>
    fetch(`${server.url}/rest/v1/submissions`, {
      method: 'POST',
      headers: { apikey: DEFAULT_PUBLIC_ANON_KEY, 'content-type': 'application/json' },
      body: JSON.stringify(sampleSubmission({ recaptcha_token: mint.token() })),
    })
  try {
    const rows = [
      await measure('home page, brotli', () => fetch(server.url)),
      await measure('submission stored in SQLite', send),
    ]
    printTable(['answer', 'a second', 'p50 ms', 'p99 ms'], rows)
    console.log(`\nOne process, ${CONNECTIONS} connections, machine load ${machineLoad()}.`)
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Keeps all connections busy, each sending again as soon as it is answered.
 * @throws on any rejection
 */
async function measure(name: string, ask: () => Promise<Response>): Promise<TableRow> {
  const times: number[] = []
  const begun = performance.now() + WARM_UP_MS
  const client = async (): Promise<void> => {
    for (let sent = 0; sent < begun + MEASURED_MS;) {
      sent = performance.now()
      const response = await ask()
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${name}: answered ${response.status}`)
      if (sent >= begun) times.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, client))
  const perSecond = (times.length / MEASURED_MS) * 1000
  return [name, perSecond, percentile(times, 50), percentile(times, 99)]
}
