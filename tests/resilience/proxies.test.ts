/**
 * The delivered Caddyfile and the lines for nginx in docs/operations.md, with the real programs:
 * visitors are told apart, a restart is not seen, and without a server there is the phone number.
 */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type RunningProcess, startAppProcess } from '#tests/support/running-app.ts'
import { skipUnless } from '#tests/support/skip-unless.ts'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')
const isInstalled = (program: string, argument: string): boolean =>
  spawnSync(program, [argument]).status === 0

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

interface Ports {
  readonly proxy: number
  readonly server: number
}

/** Writes the configuration into a folder; returns program and arguments. */
type Proxy = (folder: string, ports: Ports) => readonly [string, readonly string[]]

const caddy: Proxy = (folder, { proxy, server }) => {
  const file = path.join(folder, 'Caddyfile')
  const text = read('deploy/Caddyfile.one-server')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${server}`)
    .replaceAll('https://www.your-name.com{uri}', `http://localhost:${proxy}{uri}`)
    .replaceAll(/^www\.your-name\.com \{/gm, `http://localhost:${proxy} {`)
    .replaceAll(/^your-name\.com \{/gm, `http://bare.localhost:${proxy} {`)
    .replaceAll('YOUR-NUMBER', '201-555-0142')
    .replaceAll('lb_try_duration 20s', 'lb_try_duration 8s')
  writeFileSync(file, `{\n\tadmin off\n}\n${text}`)
  return ['caddy', ['run', '--config', file, '--adapter', 'caddyfile']]
}

const nginx: Proxy = (folder, { proxy, server }) => {
  const [, block = ''] = /```nginx\n([^`]+)```/.exec(read('docs/operations.md')) ?? []
  const file = path.join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    file,
    `daemon off; user ${userInfo().username}; pid ${folder}/pid; error_log stderr;
events {}
http {
  access_log off; ${temporary.join(' ')}
  server { listen 127.0.0.1:${proxy}; ${block
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${server}`)
    // The port is part of the name here.
    .replaceAll('Host $host;', 'Host $http_host;')} }
}`,
  )
  return ['nginx', ['-c', file, '-e', 'stderr']]
}

let folder: string
let proxy: ChildProcess
let app: RunningProcess
let ports: Ports

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'proxy-'))
})
afterEach(async () => {
  proxy.kill('SIGTERM')
  await app.remove()
  rmSync(folder, { recursive: true, force: true })
})

const start = (): Promise<RunningProcess> =>
  startAppProcess({
    site: 'built',
    dataDir: path.join(folder, 'data'),
    environment: {
      PORT: String(ports.server),
      TRUST_PROXY: '127.0.0.1',
      SITE_URL: `http://localhost:${ports.proxy}`,
    },
  })

async function startBehind(write: Proxy): Promise<void> {
  ports = { proxy: await freePort(), server: await freePort() }
  mkdirSync(path.join(folder, 'data'))
  app = await start()
  const [program, arguments_] = write(folder, ports)
  proxy = spawn(program, arguments_, {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
  for (let tries = 0; tries < 100; tries++) {
    if ((await ask('/healthz').catch(() => null))?.status === 200) return
    await pause(100)
  }
  throw new Error(`${program} does not answer`)
}

interface Answer {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  readonly body: string
}

/** Sends a request through the proxy, from an address of its own on this machine. */
function ask(
  target: string,
  {
    from = '127.0.0.1',
    host = 'localhost',
    form,
  }: { from?: string; host?: string; form?: string } = {},
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const request = http.request(
    {
      host: '127.0.0.1',
      port: ports.proxy,
      path: target,
      method: form === undefined ? 'GET' : 'POST',
      localAddress: from,
      headers: {
        host: `${host}:${ports.proxy}`,
        ...(form !== undefined && {
          'content-type': 'application/x-www-form-urlencoded',
          origin: `http://localhost:${ports.proxy}`,
        }),
      },
    },
    (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (body += chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      )
    },
  )
  request.on('error', reject)
  request.end(form)
  return promise
}

const formOf = (number: number): string =>
  new URLSearchParams({
    name: `Visitor ${number}`,
    phone: `(201) 555-01${10 + number}`,
    address: `${number} Bergenline Ave`,
    service: A_SERVICE,
    timeframe: 'ASAP',
  }).toString()

/** Eight people within a minute: more than one address may send. */
async function eightVisitors(): Promise<readonly number[]> {
  const statuses: number[] = []
  for (let number = 1; number <= 8; number++)
    statuses.push(
      (await ask('/request', { from: `127.0.0.${10 + number}`, form: formOf(number) })).status,
    )
  return statuses
}

/** Asks for a page again and again while the server is stopped and started. */
async function statusesDuringRestart(): Promise<readonly number[]> {
  const over = new AbortController()
  const statuses: number[] = []
  const visitor = async (): Promise<void> => {
    while (!over.signal.aborted) {
      statuses.push((await ask('/contact').catch(() => ({ status: 0 }))).status)
      await pause(50)
    }
  }
  const visitors = [visitor(), visitor()]
  await app.stop()
  await pause(500)
  app = await start()
  // A busy machine answers few of them meanwhile.
  for (const since = statuses.length; statuses.length < since + 10;) await pause(50)
  over.abort()
  await Promise.all(visitors)
  return statuses
}

describe(
  'Caddy with the delivered file',
  skipUnless(isInstalled('caddy', 'version'), 'Caddy is not installed'),
  () => {
    test('tells visitors apart, redirects, waits for a restart, and then has the number', async () => {
      await startBehind(caddy)
      expect(await eightVisitors()).toEqual(Array.from({ length: 8 }, () => 303))
      expect((await ask('/readyz')).body).toBe('ready\n')
      const bare = await ask('/contact?gclid=1', { host: 'bare.localhost' })
      expect([bare.status, bare.headers.location]).toEqual([
        301,
        `http://localhost:${ports.proxy}/contact?gclid=1`,
      ])
      const statuses = await statusesDuringRestart()
      expect(statuses.length).toBeGreaterThanOrEqual(10)
      expect(new Set(statuses)).toEqual(new Set([200]))
      await app.stop()
      const alone = await ask('/contact')
      expect(alone.status).toBe(502)
      expect(alone.headers['content-type']).toContain('text/html')
      expect(alone.body).toContain('<a href=tel:201-555-0142>')
    })
  },
)

describe(
  'nginx with the lines of the documents',
  skipUnless(isInstalled('nginx', '-v'), 'nginx is not installed'),
  () => {
    test('tells visitors apart, and takes a photo', async () => {
      await startBehind(nginx)
      expect(await eightVisitors()).toEqual(Array.from({ length: 8 }, () => 303))
      expect((await ask('/readyz')).body).toBe('ready\n')
      // Too large for nginx's own limit, and refused by the server, whose answer is a page.
      const photo = await ask('/r/n_SxnRiBCk9K9YX1v-ar_w/photo', { form: 'a'.repeat(6_000_000) })
      expect(photo.status).not.toBe(413)
      expect(photo.body).not.toContain('nginx')
    })
  },
)
