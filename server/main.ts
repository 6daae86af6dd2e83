import { mkdir, statfs } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import { type Environment, type RawEnvironment, readEnvironment } from './environment.ts'
import { isOutage } from './http/outage.ts'
import { MAX_CONNECTIONS } from './http/server-options.ts'
import { loadSite } from './http/site.ts'
import { describeError, type LogStream } from './log.ts'
import { createFileTransport } from './mail/transport-file.ts'
import { createSmtpTransport } from './mail/transport-smtp.ts'
import { createMailWorker, type MailWorker } from './mail/worker.ts'
import { openPostgresStore } from './store/postgres.ts'
import { openSqliteStore } from './store/sqlite.ts'
import type { Store } from './store/store.ts'

/** Start and stop of the server. Nothing else opens a socket or reads the environment. */

export interface RunningServer {
  /** Where it listens, such as http://127.0.0.1:3000. */
  readonly url: string
  /** Finishes what is on its way, within the time limit; true when all of it was finished. */
  stop(): Promise<boolean>
}

export type StartResult =
  | { readonly ok: true; readonly server: RunningServer }
  /** Each reason is a sentence for the person who started it. */
  | { readonly ok: false; readonly reasons: readonly string[] }

export interface StartOptions {
  readonly environment: RawEnvironment
  /** Folder of the built site. */
  readonly build: string
  readonly logStream: LogStream
}

/** Supervisors allow ten seconds before they kill. */
const STOP_LIMIT_MS = 9000
/** How much of it requests and mails may take; the rest is for closing the database. */
const FINISH_LIMIT_MS = 7000

/** Starts the whole server; what the owner can put right comes back as reasons. */
export async function startServer(options: StartOptions): Promise<StartResult> {
  const reading = readEnvironment(options.environment)
  if (!reading.ok) return { ok: false, reasons: reading.problems }
  const { environment } = reading
  const loaded = loadSite(options.build)
  if (!loaded.ok) return { ok: false, reasons: [loaded.reason] }
  const opened = await openStore(environment)
  if (!opened.ok) return opened
  const { store } = opened

  const stopping = { now: false }
  const worker: { current?: MailWorker } = {}
  const app = createApp({
    environment,
    store,
    site: loaded.site,
    mail: {
      nudge: () => worker.current?.nudge(),
      counts: () => worker.current?.counts() ?? { sent: 0, failed: 0, dead: 0 },
    },
    logStream: options.logStream,
    clock: Date.now,
    randomId: () => crypto.randomUUID(),
    fetch: globalThis.fetch,
    freeBytes: () => freeBytes(environment),
    isStopping: () => stopping.now,
  })
  worker.current = createWorker(environment, store, app)
  const listening = await listen(app, environment)
  if (!listening.ok) {
    await app.close()
    await store.close()
    return listening
  }
  worker.current.start()
  app.log.info({ url: listening.url, database: store.engine, pages: loaded.site.pages.size }, 'listening')
  const mail = worker.current
  return {
    ok: true,
    server: {
      url: listening.url,
      stop: () => {
        stopping.now = true
        return stopServer(app, mail, store)
      },
    },
  }
}

async function openStore(
  environment: Environment,
): Promise<{ ok: true; store: Store } | { ok: false; reasons: readonly string[] }> {
  const { databaseUrl, dataDir } = environment
  await mkdir(dataDir, { recursive: true })
  const store =
    databaseUrl === null
      ? openSqliteStore({ file: databaseFile(dataDir) })
      : openPostgresStore({ url: databaseUrl })
  try {
    await store.migrate()
    return { ok: true, store }
  } catch (error) {
    await store.close()
    if (!isOutage(error)) throw error
    const which = databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL'
    const { message, code = 'no code' } = describeError(error)
    return { ok: false, reasons: [`The database of ${which} cannot be used (${code}: ${message}).`] }
  }
}

/** The embedded database's file. */
export function databaseFile(dataDir: string): string {
  return join(resolve(dataDir), 'palisade.db')
}

function createWorker(environment: Environment, store: Store, app: FastifyInstance): MailWorker {
  const { smtpUrl, dataDir, staffEmail, mailFrom } = environment
  return createMailWorker({
    store,
    transport:
      smtpUrl === null
        ? createFileTransport({ folder: join(resolve(dataDir), 'outbox') })
        : createSmtpTransport({ url: smtpUrl }),
    clock: Date.now,
    random: Math.random,
    log: app.log,
    staffAddresses: staffEmail,
    from: mailFrom,
  })
}

/** Room for the embedded database; a PostgreSQL server looks after its own. */
async function freeBytes({ databaseUrl, dataDir }: Environment): Promise<number | null> {
  if (databaseUrl !== null) return null
  const { bavail, bsize } = await statfs(dataDir)
  return bavail * bsize
}

const ALL_INTERFACES = ['::', '0.0.0.0']

/** Without HOST it listens on both families, or on IPv4 alone where there is no IPv6. */
async function listen(
  app: FastifyInstance,
  { host, port }: Environment,
): Promise<{ ok: true; url: string } | { ok: false; reasons: readonly string[] }> {
  app.server.maxConnections = MAX_CONNECTIONS
  for (const address of host === null ? ALL_INTERFACES : [host]) {
    try {
      await app.listen({ host: address, port })
      const bound = app.addresses()[0]?.port ?? port
      return { ok: true, url: `http://${urlHost(host)}:${bound}` }
    } catch (error) {
      const { code = '' } = describeError(error)
      if (code === 'EAFNOSUPPORT' && address === '::') continue
      const reason = LISTEN_PROBLEMS[code]
      if (reason === undefined) throw error
      return { ok: false, reasons: [`PORT ${port} ${reason}.`] }
    }
  }
  return { ok: false, reasons: ['No network interface was found to listen on: set HOST.'] }
}

const LISTEN_PROBLEMS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use by another program: stop that one, or set PORT to another number',
  EACCES: 'may not be opened by this user: set PORT to a number above 1023',
  EADDRNOTAVAIL: 'cannot be opened on HOST: set HOST to an address of this machine',
  ENOTFOUND: 'cannot be opened on HOST: set HOST to an address of this machine',
}

function urlHost(host: string | null): string {
  if (host === null || host === '::' || host === '0.0.0.0') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** Lets requests and mails finish, cuts off whoever takes too long, then closes the database. */
async function stopServer(app: FastifyInstance, mail: MailWorker, store: Store): Promise<boolean> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), FINISH_LIMIT_MS)
  const [, mailDone] = await Promise.all([app.close(), mail.stop(FINISH_LIMIT_MS)])
  clearTimeout(cutOff)
  await store.close()
  return mailDone
}

/** What the process does: start, wait for a signal, stop, end. */
async function run(): Promise<void> {
  const started = await startServer({
    environment: process.env,
    build: join(import.meta.dirname, '..', 'build'),
    logStream: process.stdout,
  })
  if (!started.ok) {
    for (const reason of started.reasons) process.stderr.write(`${reason}\n`)
    process.exitCode = 1
    return
  }
  let signals = 0
  const onSignal = (): void => {
    // A second signal means now.
    if (++signals > 1) process.exit(1)
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
    void started.server.stop().then((finished) => process.exit(finished ? 0 : 1))
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

if (import.meta.main) await run()
