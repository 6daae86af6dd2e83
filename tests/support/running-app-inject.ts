import { setRealTimeout } from '#server/jobs/timer.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Challenge } from 'altcha-lib'
import { startAlarm } from '#server/alarm/alarm.ts'
import { type App, type AppParts, createApp } from '#server/app.ts'
import { addRoutes, createHttpServer, type RouteOptions } from '#server/http-server.ts'
import type { ConnectionLimits } from '#server/http/server-options.ts'
import {
  DEFAULT_PUBLIC_ANON_KEY,
  type Environment,
  privateOrigin,
  type RawEnvironment,
  readEnvironment,
} from '#server/environment.ts'
import { createPages, type Pages } from '#server/pages/create-pages.tsx'
import { createFakePublishing } from '#server/business/publishing.fixture.ts'
import { business } from '#domain/business/business.ts'
import { featureFlagsOfEnvironment } from '#server/site/feature-flag-values.ts'
import { createInstallation } from '#server/site/installation.ts'
import { createSettingsCache } from '#server/site/settings-cache.ts'
import { createSite, NO_PHOTOS } from '#server/site/site.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import type { OutgoingMail } from '#server/outbox/transport/transport.ts'
import type { NoticeSettings } from '#server/db/tables/notice.ts'
import type { Lead } from '#server/db/tables/lead.ts'
import type { Db } from '#server/db/db.ts'
import { solveCaptcha } from './captcha-solver.ts'
import { listLeads } from '#server/db/tables/lead-queries.ts'
import { SMALL_BUILT, SMALL_RENDERER } from './small-site.ts'

/** The application on a new SQLite database, called without a port. */
export interface InjectedApp {
  readonly app: FastifyInstance
  /** What its routes take. */
  readonly value: App
  readonly db: Db
  readonly environment: Environment
  readonly noticeSettings: NoticeSettings
  readonly pages: Pages
  /** Mails of the alarm, if it runs. */
  readonly mails: readonly OutgoingMail[]
  /** Every log line so far, parsed. */
  readonly log: Record<string, unknown>[]
  /**
   * State that tests control: the clock (ms), free disk space, whether the server is stopping,
   * whether Google answers.
   */
  readonly state: {
    now: number
    freeBytes: number | null
    stopping: boolean
    googleDown: boolean
  }
  /** Returns a proof of the self-hosted captcha, valid for one submission. */
  solvedToken(): Promise<string>
  /** Returns a token that the fake Google accepts once; costs no proof of work. */
  quickToken(): string
  /** Posts a form as a browser does. */
  postForm(
    url: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
    remoteAddress?: string,
  ): Promise<LightMyRequestResponse>
  leads(): Promise<readonly Lead[]>
  close(): Promise<void>
}

/** Headers of every API call. */
export const API_HEADERS = { apikey: DEFAULT_PUBLIC_ANON_KEY, 'content-type': 'application/json' }

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined }

const QUICK_TOKEN = 'quick-'

/** A fake of siteverify that accepts each quick token once. */
function instantGoogle(isDown: () => boolean): typeof fetch {
  const spent = new Set<string>()
  return async (_url, init) => {
    if (isDown()) throw new TypeError('fetch failed')
    const token = init?.body instanceof URLSearchParams ? (init.body.get('response') ?? '') : ''
    if (!token.startsWith(QUICK_TOKEN))
      return Response.json({ success: false, 'error-codes': ['invalid-input-response'] })
    if (spent.has(token))
      return Response.json({ success: false, 'error-codes': ['timeout-or-duplicate'] })
    spent.add(token)
    return Response.json({ success: true, hostname: 'localhost' })
  }
}

export interface InjectedAppOptions {
  readonly environment?: RawEnvironment
  readonly deps?: Partial<
    Pick<AppParts, 'fetch' | 'publishing'> &
      Pick<RouteOptions, 'connectionCaps'> & { readonly connectionLimits: ConnectionLimits }
  >
  /** Starts the alarm: notices go out, calls to TWILIO_API_URL, mails to `mails`. */
  readonly runsAlarm?: boolean
  /** Opens an empty database; by default one of SQLite. */
  readonly openDb?: () => Db
  /** Wraps the database before the application gets it. */
  readonly wrapDb?: (db: Db) => Db
  /** Adds to the application before it is ready. */
  readonly beforeReady?: (app: FastifyInstance) => void
}

export async function createInjectedApp(options: InjectedAppOptions = {}): Promise<InjectedApp> {
  const folder = await mkdtemp(join(tmpdir(), 'palisade-app-'))
  const reading = readEnvironment({
    LOG_LEVEL: 'debug',
    RECAPTCHA_SECRET_KEY: 'instant-google',
    ...options.environment,
  })
  if (!reading.ok) throw new Error(reading.problems.join(' '))
  const site = createSite({
    renderer: SMALL_RENDERER,
    built: SMALL_BUILT,
    origin: reading.environment.siteUrl,
    anonKey: reading.environment.publicAnonKey,
    ownFolder: join(folder, 'public'),
    displayFont: '',
    compression: { add: () => {}, prune: async () => {}, stop: () => {} },
  })
  site.swap({ facts: business, version: 'small', photos: NO_PHOTOS })
  const db = options.openDb?.() ?? openSqlite({ file: join(folder, 'data', 'palisade.db') })
  await db.migrate()

  const state: InjectedApp['state'] = {
    now: Date.now(),
    freeBytes: null,
    stopping: false,
    googleDown: false,
  }
  const log: Record<string, unknown>[] = []
  const mails: OutgoingMail[] = []
  const clock = () => state.now
  const randomId = () => crypto.randomUUID()
  const { connectionLimits, connectionCaps, ...replacedParts } = options.deps ?? {}
  const app = createHttpServer(reading.environment, {
    logStream: { write: (line) => log.push(JSON.parse(line) as Record<string, unknown>) },
    clock,
    randomId,
    ...(connectionLimits && { connectionLimits }),
  })
  const pages = createPages({
    scripts: site.scripts,
    stamp: 'small',
    privateOrigin: privateOrigin(reading.environment),
  })
  const wrapped = options.wrapDb?.(db) ?? db
  const settings = createSettingsCache({ db: wrapped, clock, log: app.log })
  const value = createApp({
    environment: reading.environment,
    log: app.log,
    site,
    settings,
    installation: createInstallation({
      settings,
      featureFlags: featureFlagsOfEnvironment(reading.environment),
      privateOrigin: privateOrigin(reading.environment),
      log: app.log,
    }),
    pages,
    db: wrapped,
    transport: {
      async send(mail) {
        mails.push(mail)
        return { ok: true }
      },
    },
    linesLost: () => 0,
    clock,
    setTimer: setRealTimeout,
    random: () => 0,
    randomId,
    resolveName: async () => [],
    fetch: instantGoogle(() => state.googleDown),
    freeBytes: async () => state.freeBytes,
    isStopping: () => state.stopping,
    publishing: createFakePublishing('{}', clock),
    ...replacedParts,
  })
  addRoutes(app, value, connectionCaps && { connectionCaps })
  options.beforeReady?.(app)
  await app.ready()
  const alarm = options.runsAlarm === true ? startAlarm({ ...value, db, fetch, log: SILENT }) : null

  return {
    app,
    value,
    db,
    environment: reading.environment,
    noticeSettings: value.noticeSettings,
    pages,
    mails,
    log,
    state,
    quickToken: () => QUICK_TOKEN + crypto.randomUUID(),
    async solvedToken() {
      const response = await app.inject('/captcha/challenge')
      return await solveCaptcha(response.json<Challenge>())
    },
    postForm: (url, fields, headers = {}, remoteAddress = '127.0.0.1') =>
      app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        remoteAddress,
        payload: new URLSearchParams(fields).toString(),
      }),
    async leads() {
      const leads: Lead[] = []
      for await (const lead of listLeads(db, {})) leads.push(lead)
      return leads
    },
    async close() {
      await alarm?.stop(0)
      await app.close()
      await db.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
