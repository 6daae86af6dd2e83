import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDb } from '#server/environment/open-db.ts'
import { DEFAULT_PUBLIC_ANON_KEY, type RawEnvironment } from '#server/environment.ts'
import { startServer } from '#server/start-server.ts'
import type { Db } from '#server/db/db.ts'
import { startProcess } from './app-process.ts'
import { SMALL_BUILT, SMALL_RENDERER } from './small-site.ts'
import { setSetting } from '#server/db/setting-queries.ts'

/** The real application, listening on a free loopback port. */
export interface RunningApp {
  /** Such as http://127.0.0.1:41234, without a trailing slash. */
  readonly url: string
  /** Origin in its mails and pages, which need not be reachable. */
  readonly siteUrl: string
  readonly dataDir: string
  readonly anonKey: string
  /** Every log line so far, parsed. */
  readonly log: readonly Record<string, unknown>[]
  /** Runs `work` on a separate connection to the same database. */
  withDb<Result>(work: (db: Db) => Promise<Result>): Promise<Result>
  /** Returns the mails to staff from the outbox folder, as text. */
  mails(): Promise<readonly string[]>
  /** Returns the mails to visitors, with the link of the status page or of its review form. */
  visitorMails(): Promise<readonly string[]>
  /** Stops it cleanly; the data stays. */
  stop(): Promise<void>
  /** Stops it and removes its data. */
  remove(): Promise<void>
}

export interface RunningAppOptions {
  /** 'built' serves the project's own pages; 'small' short ones, in this process only. */
  readonly site?: 'built' | 'small'
  /** Variables besides those that isolate it (PORT, HOST, DATA_DIR). */
  readonly environment?: RawEnvironment
  /** A folder of an earlier run; a new one by default. */
  readonly dataDir?: string
  /** Rows of the settings table before the first visitor. */
  readonly settings?: Readonly<Record<string, string>>
}

/** Options that need a separate process. */
export interface ProcessOptions extends RunningAppOptions {
  /** File descriptor of its log; `log` stays empty then. */
  readonly logTo?: number
}

interface Prepared {
  readonly environment: RawEnvironment
  readonly dataDir: string
}

async function prepare(options: RunningAppOptions): Promise<Prepared> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'palisade-run-'))
  const environment = {
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    ...options.environment,
  }
  if (options.settings) await writeSettings(dataDir, environment, options.settings)
  return { environment, dataDir }
}

async function writeSettings(
  dataDir: string,
  environment: RawEnvironment,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const db = openDb({ dataDir, databaseUrl: environment['DATABASE_URL'] ?? null })
  await db.migrate()
  for (const [key, value] of Object.entries(settings))
    await db.write((tx) => setSetting(tx, key, value))
  await db.close()
}

function handle(
  prepared: Prepared,
  url: string,
  log: Record<string, unknown>[],
  stop: () => Promise<void>,
): RunningApp {
  const { dataDir, environment } = prepared
  return {
    url,
    siteUrl: environment['SITE_URL'] ?? `http://localhost:${new URL(url).port}`,
    dataDir,
    log,
    anonKey: environment['PUBLIC_ANON_KEY'] ?? DEFAULT_PUBLIC_ANON_KEY,
    async withDb(work) {
      const db = openDb({ dataDir, databaseUrl: environment['DATABASE_URL'] ?? null })
      try {
        return await work(db)
      } finally {
        await db.close()
      }
    },
    mails: async () => (await outbox(dataDir)).filter((mail) => !isToVisitor(mail)),
    visitorMails: async () => (await outbox(dataDir)).filter(isToVisitor),
    stop,
    async remove() {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Recognizes a mail to a visitor by its Message-ID. */
const isToVisitor = (mail: string): boolean => /^Message-ID: <re(?:ceipt|view)\./im.test(mail)

async function outbox(dataDir: string): Promise<readonly string[]> {
  const folder = join(dataDir, 'outbox')
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const finished = names.filter((name) => name.endsWith('.eml'))
  return await Promise.all(finished.map((name) => readFile(join(folder, name), 'utf8')))
}

/** Starts the application inside this process: fast, and covered by coverage. */
export async function startApp(options: RunningAppOptions = {}): Promise<RunningApp> {
  const prepared = await prepare(options)
  const log: Record<string, unknown>[] = []
  // Only here: plain Node, which runs scripts/pictures.ts, reads no JSX.
  const { createPages } = await import('#server/pages/create-pages.tsx')
  const started = await startServer({
    environment: prepared.environment,
    ...(options.site !== 'built' && {
      components: { renderer: SMALL_RENDERER, createPages },
      built: SMALL_BUILT,
    }),
    logStream: { write: (line) => log.push(JSON.parse(line) as Record<string, unknown>) },
  })
  if (!started.ok) throw new Error(started.reasons.join(' '))
  let stopped: Promise<boolean> | undefined
  return handle(prepared, started.server.url, log, async () => {
    await (stopped ??= started.server.stop())
  })
}

/** The application as a separate process, which can be killed. */
export interface RunningProcess extends RunningApp {
  readonly pid: number
  /** Sends a signal; resolves with the exit code, `null` after SIGKILL. */
  end(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number | null>
}

/** Starts the application as `npm start` does once it has built: `node server/main.ts`. */
export async function startAppProcess(options: ProcessOptions = {}): Promise<RunningProcess> {
  const prepared = await prepare(options)
  const log: Record<string, unknown>[] = []
  const { PORT: port, ...environment } = prepared.environment
  const running = await startProcess({
    environment: { ...environment, ...(port !== '0' && { PORT: port }) },
    output:
      options.logTo ?? eachLine((line) => log.push(JSON.parse(line) as Record<string, unknown>)),
    onComplaint: (text) => process.stderr.write(text),
  })
  if (running.hasEnded()) {
    throw new Error(`The server ended before it listened. ${running.complaints()}`)
  }
  const stop = async (): Promise<void> => {
    if (!running.hasEnded()) await running.end('SIGTERM')
  }
  const { url, pid, end } = running
  return { ...handle(prepared, url, log, stop), pid, end }
}

/** Splits a stream of pieces into whole lines. */
function eachLine(take: (line: string) => void): (text: string) => void {
  let rest = ''
  return (text) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) take(line)
  }
}
