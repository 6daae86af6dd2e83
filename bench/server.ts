import { DEFAULT_PUBLIC_ANON_KEY } from '#server/environment.ts'
import { openStore } from '#server/environment/open-store.ts'
import { sampleSubmission } from '#tests/support/running-app-request.ts'
import { createCaptchaMint } from '#tests/resilience/captcha-mint.ts'
import { machineLoad, percentile, withServer } from './measuring.ts'

const CONNECTIONS = 32
const WARM_UP_MS = 1_000
const MEASURED_MS = 5_000

/**
 * Measures how many pages and stored submissions per second one server process answers. Client and
 * server share the machine, so a separate client would see more.
 */
export const bench = (): Promise<void> =>
  withServer(async ({ url }, dataDir) => {
    const mint = createCaptchaMint()
    const store = openStore({ dataDir, databaseUrl: null })
    for (const [key, value] of Object.entries(mint.settings)) await store.setSetting(key, value)
    await store.close()
    const send = (): Promise<Response> =>
      fetch(`${url}/rest/v1/submissions`, {
        method: 'POST',
        headers: { apikey: DEFAULT_PUBLIC_ANON_KEY, 'content-type': 'application/json' },
        body: JSON.stringify(sampleSubmission({ recaptcha_token: mint.token() })),
      })
    console.table({
      'home page, brotli': await measure('home page', () => fetch(url)),
      'submission stored in SQLite': await measure('submission', send),
    })
    console.log(`\nOne process, ${CONNECTIONS} connections, machine load ${machineLoad()}.`)
  })

/**
 * Keeps all connections busy, each sending again as soon as it is answered.
 * @throws on any rejection
 */
async function measure(name: string, ask: () => Promise<Response>) {
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
  const tenths = (value: number): number => Math.round(value * 10) / 10
  return {
    'a second': tenths((times.length / MEASURED_MS) * 1000),
    'p50 ms': tenths(percentile(times, 50)),
    'p99 ms': tenths(percentile(times, 99)),
  }
}
