/** Puts the server together, puts the facts in force, listens; and stops it. */

import { lookup } from 'node:dns/promises'
import path from 'node:path'
import { businessFileInForce } from '#domain/business/reader/path.ts'
import { sitePages } from '#domain/pages/pages.ts'
import { createApp } from './app.ts'
import { addRoutes, createHttpServer, type RouteOptions } from './http-server.ts'
import { createInForce } from './business/in-force.ts'
import { followPublications } from '#server/business/in-force.ts'
import { startAlarm } from './alarm/alarm.ts'
import { mailTransport } from './outbox/transport/mail-transport.ts'
import { outboxWorker } from './outbox/outbox-worker.ts'
import { startMaintenance } from './maintenance/maintenance.ts'
import { privateOrigin, type RawEnvironment, readEnvironment } from './environment.ts'
import { setRealTimeout } from './jobs/timer.ts'
import type { LogStream } from './log/log.ts'
import { startRetention } from './maintenance/retention.ts'
import { folderProblems, freeBytes, openReadyDb, warnOfWorkTree } from './start/data-folder.ts'
import { listen } from './start/listen.ts'
import { printStartupMessage } from './start/startup-message.ts'
import { watchReadiness } from './start/watch-readiness.ts'
import { createBestCompression } from './site/best-compression.ts'
import { type Built, readBuilt } from './site/built.ts'
import { featureFlagsOfEnvironment } from './site/feature-flag-values.ts'
import { createInstallation } from './site/installation.ts'
import { type Components, loadComponents } from './site/renderer.ts'
import { createSettingsCache } from './site/settings-cache.ts'
import { createSite } from './site/site.ts'
import { stopServer } from './stop-server.ts'
import { callWatch } from './calls/watch.ts'

interface RunningServer {
  /** Address that it listens on, such as http://localhost:3000. */
  readonly url: string
  /**
   * Finishes pending work within the time limit; resolves with true when all of it was finished.
   */
  stop(): Promise<boolean>
  /** Renders pages anew at the next request, after a change of the sources. */
  forgetPages(): void
}

/** Each reason is a sentence for the owner. */
export type StartResult =
  | { readonly ok: true; readonly server: RunningServer }
  | { readonly ok: false; readonly reasons: readonly string[] }

interface StartOptions {
  readonly environment: RawEnvironment
  readonly logStream: LogStream
  /** What renders pages; the server build by default. */
  readonly components?: Components
  /** Files and scripts of the browser build; read from its folder by default. */
  readonly built?: Built
  /** Serves from the sources. */
  readonly development?: {
    /** Content security policy of all pages. */
    readonly policy: string
    readonly middleware: NonNullable<RouteOptions['middleware']>
  }
  /** Writes to an interactive terminal; undefined without one. */
  readonly terminal?: (text: string) => void
}

const ROOT = path.join(import.meta.dirname, '..')

/** Folder of both builds. */
export const BUILD = path.join(ROOT, 'build')
/** Folder of the owner's files, which are served as they are. */
const OWN_FILES = path.join(ROOT, 'public')

/** Starts the whole server; returns reasons for errors that the owner can correct. */
export async function startServer({
  environment: raw,
  logStream,
  components: givenComponents,
  built: givenBuilt,
  development,
  terminal,
}: StartOptions): Promise<StartResult> {
  const reading = readEnvironment(raw)
  if (!reading.ok) return { ok: false, reasons: reading.problems }
  const { environment } = reading
  const problems = await folderProblems(environment)
  if (problems.length > 0) return { ok: false, reasons: problems }
  const built = givenBuilt ?? readBuilt(BUILD)
  const components = givenComponents ?? (await loadComponents(BUILD))
  if (built === null || components === null) return { ok: false, reasons: [NOT_BUILT] }
  const { renderer, createPages } = components

  const clock = Date.now
  const randomId = () => crypto.randomUUID()
  const http = createHttpServer(environment, { logStream, clock, randomId })
  const { log } = http
  const opened = await openReadyDb(environment, (error) =>
    log.warn({ err: error }, 'database connection broke'),
  )
  if (!opened.ok) return opened
  const { db } = opened

  const compression = createBestCompression(path.join(environment.dataDir, 'cache'))
  const site = createSite({
    renderer,
    built,
    origin: environment.siteUrl,
    anonKey: environment.publicAnonKey,
    ownFolder: OWN_FILES,
    displayFont: path.join(BUILD, 'display-font.ttf'),
    compression,
    ...(development && { policy: development.policy }),
  })
  const settings = createSettingsCache({ db, clock, log })
  const installation = createInstallation({
    settings,
    featureFlags: featureFlagsOfEnvironment(environment),
    privateOrigin: privateOrigin(environment),
    log,
  })
  const pages = createPages({
    scripts: site.scripts,
    stamp: built.stamp,
    privateOrigin: privateOrigin(environment),
  })
  const inForce = createInForce({
    db,
    site,
    renderer,
    installation: async () => (await installation()).ordinary,
    variables: raw,
    file: businessFileInForce(raw),
    ownFolder: OWN_FILES,
    log,
    clock,
    randomId,
  })
  let isStopping = false
  const app = createApp({
    environment,
    log,
    db,
    site,
    settings,
    installation,
    pages,
    publishing: inForce.publishing,
    transport: mailTransport(environment),
    linesLost: () => logStream.lost?.() ?? 0,
    clock,
    setTimer: setRealTimeout,
    random: Math.random,
    randomId,
    fetch: globalThis.fetch,
    resolveName: (name) => lookup(name, { all: true }),
    freeBytes: () => freeBytes(environment),
    isStopping: () => isStopping,
  })
  addRoutes(http, app, development)

  const stopUnstarted = async (reason: string): Promise<StartResult> => {
    compression.stop()
    await http.close()
    await db.close()
    return { ok: false, reasons: [reason] }
  }
  const wrong = await inForce.start().then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  if (wrong !== null) return await stopUnstarted(wrong)
  const listening = await listen(http, environment)
  if (!listening.ok) return await stopUnstarted(listening.reason)

  const stopMaintenance = startMaintenance(app)
  const outbox = outboxWorker(app)
  outbox.start()
  db.onWrite(outbox.nudge)
  const alarm = startAlarm(app)
  const calls = callWatch(app)
  calls.start()
  const stopFollowing = followPublications(inForce, app)
  const stopWatching = watchReadiness(app)
  const stopDeleting = startRetention(app)
  log.info({ url: listening.url, database: db.engine, pages: sitePages().length }, 'listening')
  warnOfWorkTree(environment, log)
  void compression.prune(Date.now())
  if (terminal) await printStartupMessage(app, terminal, listening.url)
  const stop = (): Promise<boolean> => {
    isStopping = true
    stopWatching()
    stopMaintenance()
    stopDeleting()
    stopFollowing()
    compression.stop()
    return stopServer(http, db, { outbox, alarm, calls })
  }
  return { ok: true, server: { url: listening.url, stop, forgetPages: site.forgetPages } }
}

const NOT_BUILT = 'The site is not built: run npm start, or npm run build before the server.'
