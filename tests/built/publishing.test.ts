import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatBusiness } from '#domain/business/reader/file.ts'
import { businessFileInForce } from '#domain/business/reader/path.ts'
import type { Business } from '#domain/business/schema/schema.ts'
import { openStore } from '#server/platform/environment/open-store.ts'
import type { Store } from '#server/operations.ts'
import { cameraJpeg } from '../../scripts/site/render/camera.fixture.ts'
import { freePort } from '#tests/support/loopback.ts'
import { SERVER_FLAGS } from '#tests/support/server-flags.ts'
import { API_HEADERS } from '#tests/support/running-app-inject.ts'
import { ONLY_IN_FULL, skipRunningUnless, skipUnless } from '#tests/support/skip-unless.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { sampleSubmission } from '#tests/support/running-app-request.ts'
import { createCaptchaMint } from '../resilience/captcha-mint.ts'

const BUSINESS_FILE = businessFileInForce(process.env)

const ROOT = path.resolve(import.meta.dirname, '../..')
const FACTS = JSON.parse(readFileSync(BUSINESS_FILE, 'utf8')) as Business
const LEADS = 50
/** Rendering takes seconds on an idle machine; the limits are for one with much else to do. */
const TIMEOUT = 300_000

let folder: string
let store: Store
let supervisor: ChildProcess
let url: string
const mint = createCaptchaMint()

/** The server of a container: no bundler, and its own data folder. */
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'publishing-'))
  store = openStore({ dataDir: folder, databaseUrl: null })
  await store.migrate()
  for (const [key, value] of Object.entries(mint.settings)) await store.setSetting(key, value)
  await start()
}, TIMEOUT)
afterEach(async () => {
  await stop('SIGTERM')
  await store.close()
  await rm(folder, { recursive: true, force: true })
}, TIMEOUT)

async function start(): Promise<void> {
  ;({ supervisor, url } = await startServer(folder))
}

/** Starts a server as in a container. */
async function startServer(dataDir: string, databaseUrl?: string) {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const started = spawn(process.execPath, [...SERVER_FLAGS, 'server/start-container.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await until(async () => (await getFrom(address, '/healthz')) !== '')
  return { supervisor: started, url: address }
}

const stop = (signal: NodeJS.Signals): Promise<void> => end(supervisor, signal)

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill(signal)
  await ended
}

/** Returns what a server answers; empty while it does not. */
async function getFrom(server: string, address: string): Promise<string> {
  return await fetch(server + address).then(
    (response) => response.text(),
    () => '',
  )
}

const get = async (address: string): Promise<string | null> => (await getFrom(url, address)) || null

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await pause(200)
}

/** Publishes as another server on the same database does; the running one follows. */
const publish = (legalName: string): Promise<void> =>
  store.businessVersions.add({
    id: crypto.randomUUID(),
    text: formatBusiness({ ...FACTS, legalName }),
    publishedAt: Date.now(),
    staffMemberId: null,
  })

const shows = async (legalName: string): Promise<boolean> =>
  (await get('/contact'))?.includes(legalName) === true

test(
  'no lead that is sent while the server changes over to published facts is refused or lost',
  { timeout: TIMEOUT },
  async () => {
    const sent: string[] = []
    const answers: (number | string)[] = []
    const state = { isOver: false }
    const send = async (): Promise<void> => {
      while (!state.isOver || sent.length < LEADS) {
        const name = `Visitor ${sent.length + 1}`
        sent.push(name)
        const response = await fetch(`${url}/rest/v1/submissions`, {
          method: 'POST',
          headers: API_HEADERS,
          body: JSON.stringify(sampleSubmission({ name, recaptcha_token: mint.token() })),
        }).catch((error: Error) => error)
        // No retry, unlike a page.
        answers.push(response instanceof Error ? response.message : response.status)
        await pause(100)
      }
    }
    const sending = [send(), send()]
    await publish('Ferry Street LLC')
    await until(() => shows('Ferry Street LLC'))
    state.isOver = true
    await Promise.all(sending)
    expect(sent.length).toBeGreaterThanOrEqual(LEADS)
    expect(answers.filter((answer) => answer !== 201)).toEqual([])
    const stored: string[] = []
    for await (const lead of store.leads.listLeads({})) stored.push(lead.name)
    expect(stored.toSorted()).toEqual(sent.toSorted())
  },
)

test(
  'a server that is killed while it renders serves the pages before, then follows',
  { ...skipUnless(process.env['TEST_FULL'] !== undefined, ONLY_IN_FULL), timeout: TIMEOUT },
  async () => {
    await publish('Harbor LLC')
    await until(async () => readdirSync(folder).includes('site') && isRendering())
    await stop('SIGKILL')
    await start()
    expect(await get('/contact')).toContain('</html>')
    await until(() => shows('Harbor LLC'))
    expect(isRendering()).toBe(false)
  },
)

const isRendering = (): boolean =>
  readdirSync(path.join(folder, 'site')).some((name) => name.startsWith('rendering-'))

test(
  'several servers on one PostgreSQL serve what one of them publishes, with its photo',
  { ...skipUnless(process.env['TEST_FULL'] !== undefined, ONLY_IN_FULL), timeout: TIMEOUT },
  async (context) => {
    const postgres = await startPostgres()
    skipRunningUnless(context, postgres.kind !== 'pglite', 'no PostgreSQL is installed')
    const schema = await postgres.createSchema()
    const shared = openStore({ dataDir: folder, databaseUrl: schema.url })
    await shared.migrate()
    const folders = ['one', 'two'].map((name) => path.join(folder, name))
    const servers: { readonly url: string; readonly supervisor: ChildProcess }[] = []
    try {
      for (const dataDir of folders) servers.push(await startServer(dataDir, schema.url))
      const jpeg = await cameraJpeg({ width: 640, height: 480 })
      const name = `photos/${'0'.repeat(32)}.jpg`
      await shared.businessPhotos.add({ name, jpeg, uploadedAt: Date.now() })
      const start = Date.now()
      const photos = { owner: null, van: { file: name, alt: 'Our van at work' }, license: null }
      await shared.businessVersions.add({
        id: crypto.randomUUID(),
        text: formatBusiness({ ...FACTS, legalName: 'Two Servers LLC', photos }),
        publishedAt: Date.now(),
        staffMemberId: null,
      })
      for (const { url: address } of servers) {
        await until(async () => (await getFrom(address, '/contact')).includes('Two Servers LLC'))
        expect(await getFrom(address, '/about')).toContain('Our van at work')
      }
      // A minute, and more on a machine with other work.
      const busy = Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())
      expect((Date.now() - start) / 1000).toBeLessThan(60 * busy)
    } finally {
      for (const { supervisor: each } of servers) await end(each, 'SIGTERM')
      await shared.close()
      await schema.drop()
      await postgres.stop()
    }
  },
)
