import { type ChildProcess, type ChildProcessByStdio, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import {
  access,
  chown,
  constants,
  mkdtemp,
  readdir,
  readFile,
  rm,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from './loopback.ts'
import type { SelfSigned } from './self-signed.ts'

const run = promisify(execFile)

const USER = 'test'
const START_LIMIT_MS = 30_000
const TRIES = 3

/**
 * No flushes, because the data is deleted afterwards. Transactions look the same to other
 * connections.
 */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  full_page_writes: 'off',
  shared_buffers: '32MB',
  max_connections: '100',
}

/**
 * Waits for the end of its standard input, which comes with the end of the tests, even when they
 * are killed.
 */
const WATCH = `
  trap '' INT TERM HUP
  dir=$1; shift
  "$@" & server=$!
  cat > /dev/null
  kill -QUIT $server 2> /dev/null; wait $server
  rm -rf "$dir"`

export interface ThrowawayServer {
  readonly url: string
  /**
   * Kills all of its processes at once and restarts it on its files: unwritten data is lost, as
   * after a power cut.
   */
  cutPower(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a PostgreSQL on a free loopback port; `null` when the machine has no binaries for it.
 * @param changes settings that differ from those for tests, such as `{ fsync: 'on' }`
 * @param tls its certificate, if it shall offer encryption
 */
export async function startThrowaway(
  changes: Readonly<Record<string, string>> = {},
  tls: SelfSigned | null = null,
): Promise<ThrowawayServer | null> {
  const bin = await findBinaries()
  if (!bin) return null
  for (let attempt = 1; ; attempt++) {
    const started = await startOne(bin, changes, tls)
    if (typeof started !== 'string') return started
    // Another program may have taken the port meanwhile.
    if (attempt === TRIES) throw new Error(`PostgreSQL did not start: ${started}`)
  }
}

/** Returns the server, or its last output on failure. */
async function startOne(
  bin: string,
  changes: Readonly<Record<string, string>>,
  tls: SelfSigned | null,
): Promise<ThrowawayServer | string> {
  const owner = await unprivileged()
  const dir = await mkdtemp(join(tmpdir(), 'postgres-test-'))
  const data = join(dir, 'data')
  const password = randomBytes(16).toString('hex')
  const passwordFile = join(dir, 'password')
  await writeFile(passwordFile, password)
  if (owner) {
    await chown(dir, owner.uid, owner.gid)
    await chown(passwordFile, owner.uid, owner.gid)
  }
  const identity = { cwd: dir, ...owner }
  const initdb = ['-D', data, '-U', USER, '-E', 'UTF8', '--locale=C', '--no-sync']
  // Not scram-sha-256, whose hashing would be most of the cost of a connection.
  const auth = ['--auth=md5', `--pwfile=${passwordFile}`]
  await run(join(bin, 'initdb'), [...initdb, ...auth], identity)

  const encryption = tls === null ? {} : await placeCertificate(dir, tls, owner)
  const port = await freePort()
  const settings = Object.entries({ ...SETTINGS, ...encryption, ...changes, port }).flatMap(
    ([k, v]) => ['-c', `${k}=${v}`],
  )
  const command = [join(bin, 'postgres'), '-D', data, ...settings]
  const launch = (): ReturnType<typeof spawnWatched> =>
    spawnWatched(['sh', dir, ...command], identity)
  let server = launch()
  const stop = async (): Promise<void> => {
    const ended = once(server, 'exit')
    server.stdin.end()
    await ended
  }
  const failure = await whenReady(server)
  if (failure !== null) {
    await stop()
    return failure
  }
  return {
    url: `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`,
    stop,
    async cutPower() {
      // The watcher first, because it would remove the files.
      server.kill('SIGKILL')
      server.stdin.destroy()
      const lock = join(data, 'postmaster.pid')
      await killAtOnce(Number((await readFile(lock, 'utf8')).split('\n')[0]))
      // A killed process may stay as a zombie whose number still looks alive.
      await rm(lock)
      server = launch()
      const words = await whenReady(server)
      if (words !== null) throw new Error(`PostgreSQL did not come back: ${words}`)
    },
  }
}

/** Writes certificate and key for the server's user; returns the settings that name them. */
async function placeCertificate(
  dir: string,
  { cert, key }: SelfSigned,
  owner: { uid: number; gid: number } | null,
): Promise<Record<string, string>> {
  const files = { ssl_cert_file: join(dir, 'server.crt'), ssl_key_file: join(dir, 'server.key') }
  await writeFile(files.ssl_cert_file, cert)
  await writeFile(files.ssl_key_file, key, { mode: 0o600 })
  if (owner) for (const file of Object.values(files)) await chown(file, owner.uid, owner.gid)
  return { ssl: 'on', ...files }
}

function spawnWatched(
  args: readonly string[],
  identity: { readonly cwd: string; readonly uid?: number; readonly gid?: number },
): ChildProcessByStdio<Writable, null, Readable> {
  return spawn('sh', ['-c', WATCH, ...args], { ...identity, stdio: ['pipe', 'ignore', 'pipe'] })
}

/** Kills a process and its children; resolves when none is left. */
async function killAtOnce(pid: number): Promise<void> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  const pids = [pid, ...children.trim().split(' ').filter(Boolean).map(Number)]
  for (const each of pids) process.kill(each, 'SIGKILL')
  while (pids.some(isThere)) await pause(5)
}

/** Returns false for zombies, which are killed but not yet reaped by their parent. */
function isThere(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    // The process does not exist any more.
    return false
  }
}

/** Resolves with `null` when it answers, otherwise with its last output. */
async function whenReady(server: ChildProcess): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>()
  const limit = setTimeout(() => resolve('it took too long'), START_LIMIT_MS)
  if (server.stderr) {
    createInterface({ input: server.stderr }).on('line', (line) => {
      if (line.includes('ready to accept connections')) resolve(null)
      // Rejecting clients during the start is no failure.
      if (/FATAL:(?!.*(?:starting up|accepting connections))/.test(line)) resolve(line)
    })
  }
  server.once('exit', () => resolve('it ended at once'))
  return await promise.finally(() => clearTimeout(limit))
}

/** Finds the folder of initdb and postgres: in PATH, otherwise Debian's newest. */
async function findBinaries(): Promise<string | null> {
  const debian = '/usr/lib/postgresql'
  const versions = await readdir(debian).catch(() => [])
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a))
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...newestFirst.map((version) => join(debian, version, 'bin')),
  ]
  for (const folder of folders) {
    const both = ['initdb', 'postgres'].map((name) => access(join(folder, name), constants.X_OK))
    const found = await Promise.allSettled(both)
    if (found.every(({ status }) => status === 'fulfilled')) return folder
  }
  return null
}

/**
 * Returns an unprivileged user, because PostgreSQL refuses to run as root; `null` when the tests do
 * not run as root.
 */
async function unprivileged(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null
  const accounts = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .map((line) => line.split(':'))
  for (const name of ['postgres', 'nobody']) {
    const account = accounts.find(([user]) => user === name)
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no user postgres or nobody')
}
