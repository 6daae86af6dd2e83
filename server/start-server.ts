/** Composes the server from its parts, starts and stops it. */

import { businessFileInForce } from '#domain/business/reader/path.ts'
import { readBusinessFile } from '#domain/business/reader/read-file.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { business, putInForce } from '#domain/business/business.ts'
import { createLeadsAndAlarm } from './leads-and-alarm.ts'
import { createApp } from './app.ts'
import { freeBytes, openReadyStore, warnOfWorkTree } from './platform/start/data-folder.ts'
import { privateOrigin, type RawEnvironment, readEnvironment } from './platform/environment.ts'
import { listen } from './platform/start/listen.ts'
import { createMailWorkers, mailTransport, type MailWorkers } from './mail-workers.ts'
import { sitePages } from '#domain/pages/pages.ts'
import { compressInBackground } from './platform/site/background-compression.ts'
import { loadSite } from './platform/site/site.ts'
import { followPublications } from './platform/publishing/follow.ts'
import { createPublishing } from './platform/publishing/publishing.ts'
import { askForReplacement } from './platform/start/handover.ts'
import { type CreatePages, loadPages } from './platform/start/load-pages.ts'
import { withSiteValues } from './platform/site/site-values.ts'
import type { LogStream } from './platform/log/log.ts'
import { startMaintenance } from './maintenance.ts'
import { setRealTimeout } from './platform/jobs/timer.ts'
import { createIncomingWorkers } from './submissions/incoming/create-incoming.ts'
import { watchReadiness } from './platform/start/watch-readiness.ts'
import { stopServer } from './stop-server.ts'
import { startRetention } from './platform/retention/run-retention.ts'
import { printStartupMessage } from './platform/start/startup-message.ts'

export interface RunningServer {
  /** Address that it listens on, such as http://localhost:3000. */
  readonly url: string
  /**
   * Finishes pending work within the time limit; resolves with true when all of it was finished.
   */
  stop(options?: { readonly isReplaced: boolean }): Promise<boolean>
}

/** Each reason is a sentence for the owner. */
export type StartResult =
  | { readonly ok: true; readonly server: RunningServer }
  | { readonly ok: false; readonly reasons: readonly string[] }

export interface StartOptions {
  readonly environment: RawEnvironment
  /** Folder of the rendered site. */
  readonly site: string
  readonly logStream: LogStream
  /** Creates the server's pages; the built ones by default. */
  readonly createPages?: CreatePages
  /** Resolves once mails and alarms may be sent; at once by default. */
  readonly alone?: Promise<void>
  /** Writes to an interactive terminal; undefined without one. */
  readonly terminal?: (text: string) => void
}

/** Folder of the built code, and of the site unless another one is given. */
export const BUILD = join(import.meta.dirname, '..', 'build')

/** Starts the whole server; returns reasons for errors that the owner can correct. */
export async function startServer({
  environment: raw,
  site: siteFolder,
  logStream,
  createPages: givenPages,
  alone,
  terminal,
}: StartOptions): Promise<StartResult> {
  const reading = readEnvironment(raw)
  if (!reading.ok) return { ok: false, reasons: reading.problems }
  const { environment } = reading
  putInForce(readBusinessFile(businessFileInForce(raw)))
  const loaded = loadSite(siteFolder)
  if (!loaded.ok) return { ok: false, reasons: [loaded.reason] }
  const createPages = givenPages ?? (await loadPages())
  if (createPages === null) return { ok: false, reasons: [PAGES_NOT_BUILT] }

  // Set later: the store exists before the logger, the logger before the mail worker.
  const lateDeps: {
    log?: FastifyBaseLogger
    workers?: MailWorkers
    stopping: boolean
  } = { stopping: false }
  const opened = await openReadyStore(environment, (error) =>
    lateDeps.log?.warn({ err: error }, 'database connection broke'),
  )
  if (!opened.ok) return opened
  const { store } = opened

  const site = withSiteValues(loaded.site, {
    origin: environment.siteUrl,
    anonKey: environment.publicAnonKey,
  })
  const transport = mailTransport(environment)
  const pages = createPages({ files: site.files, privateOrigin: privateOrigin(environment) })
  const { leads, alarm } = createLeadsAndAlarm({
    freeBytes: () => freeBytes(environment),
    environment,
    store,
    transport,
    mails: pages.mail,
    fetch: globalThis.fetch,
    clock: Date.now,
    random: Math.random,
    randomId: () => crypto.randomUUID(),
    setTimer: setRealTimeout,
  })
  const publishing = createPublishing({
    store,
    dataDir: environment.dataDir,
    build: BUILD,
    site: siteFolder,
    variables: raw,
    startedWith: readFileSync(businessFileInForce(raw), 'utf8'),
    restart: askForReplacement,
    log: () => lateDeps.log,
    clock: Date.now,
    randomId: () => crypto.randomUUID(),
  })
  const app = createApp({
    environment,
    publishing,
    store,
    leads,
    alarm,
    logStream,
    site,
    pages,
    mail: {
      counts: () => lateDeps.workers?.staff.counts() ?? { sent: 0, failed: 0, dead: 0 },
    },
    clock: Date.now,
    randomId: () => crypto.randomUUID(),
    fetch: globalThis.fetch,
    freeBytes: () => freeBytes(environment),
    isStopping: () => lateDeps.stopping,
  })
  lateDeps.log = app.log
  const workers = createMailWorkers(environment, {
    store,
    transport,
    mails: pages.mail,
    alarm,
    log: app.log,
  })
  lateDeps.workers = workers

  const listening = await listen(app, environment)
  if (!listening.ok) {
    await app.close()
    await store.close()
    return { ok: false, reasons: [listening.reason] }
  }
  const stopMaintenance = startMaintenance({
    store,
    log: app.log,
    setTimer: setRealTimeout,
    clock: Date.now,
  })
  const incomingWorkers = createIncomingWorkers({
    environment,
    store,
    alarm,
    log: app.log,
    clock: Date.now,
    random: Math.random,
    randomId: () => crypto.randomUUID(),
    setTimer: setRealTimeout,
    fetch: globalThis.fetch,
  })
  const startSending = async (): Promise<void> => {
    await alone
    if (lateDeps.stopping) return
    workers.staff.start()
    workers.visitors.start()
    alarm.start(app.log)
    for (const worker of incomingWorkers) worker.start()
  }
  void startSending()
  const stopFollowing = followPublications({ publishing, log: app.log, setTimer: setRealTimeout })
  const stopWatching = watchReadiness({ store, log: app.log, setTimer: setRealTimeout })
  const stopDeleting = startRetention({
    store,
    dataDir: environment.dataDir,
    days: business.retentionDays,
    log: app.log,
    setTimer: setRealTimeout,
    clock: Date.now,
  })
  app.log.info(
    { url: listening.url, database: store.engine, pages: sitePages().length },
    'listening',
  )
  warnOfWorkTree(environment, app.log)
  if (terminal)
    await printStartupMessage(terminal, { environment, url: listening.url, store, log: app.log })
  void compressInBackground(site, loaded.site, () => lateDeps.stopping)
  const stop = ({ isReplaced = false } = {}): Promise<boolean> => {
    lateDeps.stopping = true
    stopWatching()
    stopMaintenance()
    stopDeleting()
    stopFollowing()
    return stopServer(app, { workers, alarm, store, incomingWorkers, isReplaced })
  }
  return { ok: true, server: { url: listening.url, stop } }
}

const PAGES_NOT_BUILT =
  'The pages of the server are not built (build/server-pages.mjs is missing): run npm start, or npm run build before the server.'
