import { closeSync, openSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDb } from '#server/environment/open-db.ts'
import type { RawEnvironment } from '#server/environment.ts'
import type { Db } from '#server/db/db.ts'
import { type AppProcess, startProcess } from '#tests/support/app-process.ts'
import { SERVER_FLAGS } from '#tests/support/server-flags.ts'
import { FAMILIES } from './attack/families/all.ts'
import { type CaptchaMint, createCaptchaMint } from '#tests/support/captcha-mint.ts'
import { createFairClock } from './fair-clock.ts'
import { createLogWatch, type LogWatch } from './log-watch.ts'
import { setSetting } from '#server/db/setting-queries.ts'

/** The server under test, as a separate process. */
export interface Target extends Pick<AppProcess, 'url' | 'port' | 'pid' | 'hasEnded' | 'end'> {
  readonly dataDir: string
  readonly log: LogWatch
  readonly mint: CaptchaMint
  /** Returns its standard error so far. */
  complaints(): string
  /** Time in which it could run, ms (see fair-clock.ts). */
  readonly fairClock: () => number
  /** Returns its resident memory. */
  residentMb(): Promise<number>
  /** Runs `work` on a separate connection to the same database. */
  withDb<Result>(work: (db: Db) => Promise<Result>): Promise<Result>
  /** Stops it, and removes its folder unless an earlier server created that. */
  remove(): Promise<void>
}

export interface TargetOptions {
  /** PostgreSQL; `null` for the embedded database. */
  readonly databaseUrl: string | null
  /** Variables in addition to those that isolate it. */
  readonly environment?: RawEnvironment
  /** Rows of the settings table, written before the first start. */
  readonly settings?: Readonly<Record<string, string>>
  /** Captcha secret of another server; a new one by default. */
  readonly mint?: CaptchaMint
  /** An earlier server whose folder it uses; a new folder by default. */
  readonly after?: Target
  readonly flags?: readonly string[]
  readonly largestFileKb?: number
  /** File of its log, such as /dev/full, in place of the watch. */
  readonly logFile?: string
}

/** Trusted proxies: a test chooses its client address by X-Forwarded-For. */
const TRUSTED = '127.0.0.0/8'
const PAGE_BYTES = 4096

/**
 * Starts a server with the options of `npm start`. An invalid setting may end it at once: see
 * `hasEnded`.
 */
export async function startTarget(options: TargetOptions): Promise<Target> {
  const { databaseUrl, after, environment, flags = [] } = options
  const folder = after
    ? join(after.dataDir, '..')
    : await mkdtemp(join(tmpdir(), 'palisade-resilience-'))
  const dataDir = join(folder, 'data')
  const mint = after?.mint ?? options.mint ?? createCaptchaMint()
  const withDb: Target['withDb'] = async (work) => {
    const db = openDb({ dataDir, databaseUrl })
    try {
      return await work(db)
    } finally {
      await db.close()
    }
  }
  if (!after) {
    await withDb(async (db) => {
      await db.migrate()
      const settings = { ...mint.settings, ...options.settings }
      for (const [key, value] of Object.entries(settings))
        await db.write((tx) => setSetting(tx, key, value))
    })
  }
  const log = createLogWatch(FAMILIES.flatMap(({ neverLogged }) => neverLogged ?? []))
  const logFile = options.logFile === undefined ? null : openSync(options.logFile, 'w')
  const running = await startProcess({
    environment: {
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      TRUST_PROXY: TRUSTED,
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
      ...environment,
    },
    output: logFile ?? log.take,
    flags: [...SERVER_FLAGS, ...flags],
    ...(options.largestFileKb !== undefined && { largestFileKb: options.largestFileKb }),
  })
  if (logFile !== null) closeSync(logFile)
  return {
    ...running,
    dataDir,
    log,
    mint,
    withDb,
    fairClock: createFairClock(running.pid),
    async residentMb() {
      const statm = await readFile(`/proc/${running.pid}/statm`, 'utf8')
      return (Number(statm.split(' ')[1]) * PAGE_BYTES) / 1e6
    },
    async remove() {
      if (!running.hasEnded()) await running.end('SIGTERM')
      // A folder that an earlier server created is removed with that one.
      if (!after) await rm(folder, { recursive: true, force: true })
    },
  }
}
