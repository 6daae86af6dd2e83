import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fieldsWhere, isShownTo } from '#domain/submission/field-lists.ts'
import { captchaToken } from '#tests/support/captcha-solver.ts'
import { createCaptchaMint } from '#tests/support/captcha-mint.ts'
import {
  type ProcessOptions,
  type RunningApp,
  type RunningAppOptions,
  startApp as startAnyApp,
  startAppProcess as startAnyProcess,
} from '#tests/support/running-app.ts'
import { sampleSubmission } from '#tests/support/running-app-request.ts'
import { SMALL_BUILT, SMALL_RENDERER } from '#tests/support/small-site.ts'
import { createPages } from './pages/create-pages.tsx'
import { openDb } from './environment/open-db.ts'
import { startServer, type StartResult } from './start-server.ts'
import { ONLY_ON_LINUX, skipUnless } from '#tests/support/skip-unless.ts'
import { getLead, countLeads } from '#server/db/tables/lead-queries.ts'

/** A file under a temporary name may be renamed meanwhile. */
const MAY_BE_GONE = { throwIfNoEntry: false } as const

/** Creates captcha tokens without the proof of work. */
const mint = createCaptchaMint()
const startApp = (options: RunningAppOptions = {}) =>
  startAnyApp({ settings: mint.settings, ...options })
const startAppProcess = (options: ProcessOptions = {}) =>
  startAnyProcess({ settings: mint.settings, ...options })

const headers = (running: RunningApp): Record<string, string> => ({
  apikey: running.anonKey,
  'content-type': 'application/json',
  prefer: 'return=representation',
})

async function send(running: RunningApp, changes: object = {}): Promise<Response> {
  return await fetch(`${running.url}/rest/v1/submissions`, {
    method: 'POST',
    headers: headers(running),
    body: JSON.stringify(sampleSubmission({ recaptcha_token: mint.token(), ...changes })),
  })
}

/** Resolves once the condition is true; limited by the test's own timeout. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setImmediate(resolve))
}

describe('a start that fails', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'palisade-main-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const start = (environment: Record<string, string>): Promise<StartResult> =>
    startServer({
      environment: {
        DATA_DIR: join(folder, 'data'),
        HOST: '127.0.0.1',
        PORT: '0',
        LOG_LEVEL: 'silent',
        ...environment,
      },
      built: SMALL_BUILT,
      components: { renderer: SMALL_RENDERER, createPages },
      logStream: { write: () => undefined },
    })

  test('names every wrong variable', async () => {
    expect(await start({ PORT: 'x', LOG_LEVEL: 'y' })).toMatchObject({
      ok: false,
      reasons: [/^PORT/, /^LOG_LEVEL/].map((pattern) => expect.stringMatching(pattern)),
    })
  })

  test('reports that the port is in use', async () => {
    const running = await startApp()
    const result = await start({ PORT: new URL(running.url).port })
    expect(result).toMatchObject({ ok: false, reasons: [expect.stringMatching(/^PORT is in use/)] })
    await running.remove()
  })

  test('reports that another server uses the folder, and leaves that server running', async () => {
    const running = await startApp()
    const result = await start({ DATA_DIR: running.dataDir })
    expect(result).toMatchObject({
      ok: false,
      reasons: [expect.stringMatching(/^Another server runs on DATA_DIR .*stop it first/)],
    })
    expect((await send(running)).status).toBe(201)
    await running.stop()
    const next = await start({ DATA_DIR: running.dataDir })
    expect(next.ok).toBe(true)
    if (next.ok) await next.server.stop()
    await running.remove()
  })

  test('reports that the data folder cannot be used', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    const result = await start({ DATA_DIR: join(file, 'data') })
    expect(result).toMatchObject({
      ok: false,
      reasons: [expect.stringMatching(/DATA_DIR.*ENOTDIR/)],
    })
  })

  test('reports that PostgreSQL cannot be reached, without its password', async () => {
    const result = await start({ DATABASE_URL: 'postgres://user:hunter2@127.0.0.1:9/none' })
    expect(result).toMatchObject({ ok: false, reasons: [expect.stringMatching(/DATABASE_URL/)] })
    expect(JSON.stringify(result)).not.toContain('hunter2')
  })
})

describe('a complete submission', { timeout: 30_000 }, () => {
  test('stores the submission before the response, and writes its mail', async () => {
    const running = await startApp()
    const response = await send(running)
    expect(response.status).toBe(201)
    const [{ id } = { id: '' }] = (await response.json()) as { id: string }[]
    expect(await running.withDb((db) => db.read((tx) => getLead(tx, id)))).toMatchObject({
      name: 'Maria Gómez',
    })
    await until(async () => (await running.mails()).length === 1)
    expect((await running.mails())[0]).toMatch(new RegExp(`^Message-ID: <${id}@`, 'im'))
    await running.remove()
  })

  test('sends the mail when facts about the visitor are missing or wrong', async () => {
    const running = await startApp()
    await send(running, {
      visitor_info: { browser: 7 },
      traffic_source: { source: 'google', click_path: 'no list' },
      page_metrics: [],
    })
    await until(async () => (await running.mails()).length === 1)
    expect((await running.mails())[0]).not.toContain('undefined')
    await running.remove()
  })

  test('logs no name, phone number, address, note or gate code', async () => {
    const running = await startApp({ environment: { LOG_LEVEL: 'trace' } })
    await send(running, { gate_code: '#gate-4711', unit_number: '4B' })
    const texts = fieldsWhere(
      ({ writer, type }) => /visitor|page/.test(writer) && /line|prose|path/.test(type),
    ).filter((name) => !isShownTo('log', name))
    const marks = Object.fromEntries(texts.map((name) => [name, `mark-of-${name}@mail.example`]))
    const { phone: _phone, recaptcha_token: _token, ...marked } = marks
    expect((await send(running, marked)).status).toBe(201)
    await send(running, { phone: 'wrong', name: 'X' })
    await fetch(`${running.url}/faq?name=Maria+G%C3%B3mez`)
    await until(async () => (await running.mails()).length >= 2)
    await running.stop()
    const log = JSON.stringify(running.log)
    for (const personal of [
      'mark-of-',
      'Maria',
      'Gómez',
      '555-0123',
      '5550123',
      'Bergenline',
      'Ring twice',
      'gate-4711',
      'mail.example',
      '127.0.0.1"',
    ]) {
      expect(log).not.toContain(personal)
    }
    expect(log).toContain('reqId')
    await running.remove()
  })
})

describe('a database that is deleted under a running server', { timeout: 30_000 }, () => {
  test('is reported as an outage at once and logged as an error', async () => {
    const running = await startApp()
    expect((await send(running)).status).toBe(201)
    for (const name of readdirSync(running.dataDir).filter((each) => each.startsWith('palisade')))
      rmSync(join(running.dataDir, name))
    await until(async () => running.log.some(({ msg }) => String(msg).startsWith('database lost')))
    const refused = await send(running)
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).not.toBeNull()
    expect((await fetch(`${running.url}/readyz`)).status).toBe(503)
    expect((await fetch(`${running.url}/faq`)).status).toBe(200)
    const lost = running.log.find(({ msg }) => String(msg).startsWith('database lost'))
    expect(JSON.stringify(lost)).toMatch(/palisade\.db was deleted, moved or replaced/)
    await running.remove()
  })

  test(
    'can be recovered from the running process, as the operations page says',
    skipUnless(process.platform === 'linux', ONLY_ON_LINUX),
    async () => {
      const running = await startAppProcess()
      const response = await send(running)
      const [{ id } = { id: '' }] = (await response.json()) as { id: string }[]
      rmSync(running.dataDir, { recursive: true, maxRetries: 5 })
      const rescued = mkdtempSync(join(tmpdir(), 'palisade-rescued-'))
      const files = `/proc/${running.pid}/fd`
      for (const fd of readdirSync(files)) {
        const name = /\/(palisade\.db(-wal)?) \(deleted\)$/.exec(readlinkSync(join(files, fd)))?.[1]
        if (name !== undefined) copyFileSync(join(files, fd), join(rescued, name))
      }
      await running.end('SIGKILL')
      const db = openDb({ databaseUrl: null, dataDir: rescued })
      expect(await db.read((tx) => getLead(tx, id))).toMatchObject({ id })
      await db.close()
      rmSync(rescued, { recursive: true })
    },
  )
})

describe('a data folder in a git work tree', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'palisade-clone-'))
    mkdirSync(join(folder, '.git'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const warnings = async (siteUrl: string, dataDir: string): Promise<number> => {
    const running = await startApp({ dataDir, environment: { SITE_URL: siteUrl } })
    await running.stop()
    return running.log.filter(({ msg }) => String(msg).includes('git clean -xfd')).length
  }

  test('is reported at the start; a folder outside of one is not', async () => {
    expect(await warnings('https://www.hudson-keys.com', join(folder, 'data'))).toBe(1)
    expect(await warnings('http://localhost:3000', join(folder, 'data'))).toBe(0)
    rmSync(join(folder, '.git'), { recursive: true })
    expect(await warnings('https://www.hudson-keys.com', join(folder, 'data'))).toBe(0)
  })
})

describe('a separate process', { timeout: 90_000 }, () => {
  test('finds submission and mail again after it was killed right after the response', async () => {
    const first = await startAppProcess()
    const response = await send(first)
    const [{ id } = { id: '' }] = (await response.json()) as { id: string }[]
    await first.end('SIGKILL')
    const second = await startAppProcess({ dataDir: first.dataDir })
    const lead = await second.withDb((db) => db.read((tx) => getLead(tx, id)))
    expect(lead).toMatchObject({ id, mail: { state: expect.stringMatching(/queued|sent/) } })
    expect(await second.withDb((db) => db.read((tx) => countLeads(tx, {})))).toBe(1)
    expect(await second.end('SIGTERM')).toBe(0)
    await second.remove()
  })

  test('makes its files readable by their owner only', async () => {
    const running = await startAnyProcess()
    await send(running, { recaptcha_token: await captchaToken(running.url) })
    await until(async () => (await running.mails()).length === 1)
    const names = readdirSync(running.dataDir, { recursive: true, encoding: 'utf8' })
    const open = names
      .map((name) => ({ name, file: statSync(join(running.dataDir, name), MAY_BE_GONE) }))
      .filter(({ file }) => file !== undefined && (file.mode & 0o077) !== 0)
    expect(names.length).toBeGreaterThan(5)
    expect(open).toEqual([])
    await running.remove()
  })

  test(
    'loses and counts log lines on a full disk, but no submission',
    skipUnless(process.platform === 'linux', ONLY_ON_LINUX),
    async () => {
      const full = openSync('/dev/full', 'w')
      const running = await startAppProcess({ logTo: full })
      closeSync(full)
      expect((await send(running)).status).toBe(201)
      expect((await send(running, { notes: 'another' })).status).toBe(201)
      const metrics = await (await fetch(`${running.url}/metrics`)).text()
      expect(Number(/^log_lines_lost_total (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThan(2)
      expect(await running.end('SIGTERM')).toBe(0)
      await running.remove()
    },
  )

  test('ends cleanly on SIGTERM with open keep-alive connections', async () => {
    const running = await startAppProcess()
    await (await fetch(`${running.url}/healthz`)).text()
    const started = performance.now()
    expect(await running.end('SIGTERM')).toBe(0)
    expect(performance.now() - started).toBeLessThan(9000)
    await running.remove()
  })
})

describe('a stop', { timeout: 30_000 }, () => {
  let running: RunningApp
  beforeEach(async () => {
    running = await startApp()
  })
  afterEach(() => running.remove())

  const open = async (): Promise<Socket> => {
    const socket = connect(Number(new URL(running.url).port), '127.0.0.1')
    await once(socket, 'connect')
    return socket
  }

  test('answers a pending request and closes its connection', async () => {
    const body = JSON.stringify(sampleSubmission({ recaptcha_token: mint.token() }))
    const socket = await open()
    const head = [
      'POST /rest/v1/submissions HTTP/1.1',
      'host: x',
      `apikey: ${running.anonKey}`,
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(body)}`,
      '',
      '',
    ]
    socket.write(head.join('\r\n') + body.slice(0, 50))
    // The server has seen the head once another connection's whole exchange is over.
    await (await fetch(`${running.url}/healthz`, { headers: { connection: 'close' } })).text()
    const stopped = running.stop()
    socket.write(body.slice(50))
    let answer = ''
    for await (const chunk of socket) answer += String(chunk)
    expect(answer).toMatch(/^HTTP\/1\.1 201 /)
    expect(answer.toLowerCase()).toContain('connection: close')
    await stopped
    expect(await running.withDb((db) => db.read((tx) => countLeads(tx, {})))).toBe(1)
  })

  test('accepts no new connection', async () => {
    await running.stop()
    await expect(fetch(`${running.url}/healthz`)).rejects.toThrow('fetch failed')
  })
})

test('starts nothing when the module is imported', { timeout: 30_000 }, async () => {
  const main = JSON.stringify(new URL('main.ts', import.meta.url).href)
  const child = spawn(process.execPath, ['--input-type=module', '-e', `await import(${main})`], {
    stdio: 'pipe',
  })
  const [code] = (await once(child, 'exit')) as [number]
  expect(code).toBe(0)
  expect(child.stdout.read()).toBeNull()
})

test('reads the environment of the process in the entries only', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const readers = files
    .filter((file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file))
    .filter((file) => !file.startsWith('cli'))
    .filter((file) => readFileSync(join(import.meta.dirname, file), 'utf8').includes('process.env'))
  expect(readers.toSorted()).toEqual(['main.ts'])
})
