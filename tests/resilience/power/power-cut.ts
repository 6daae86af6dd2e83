import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { databaseFile, openDb } from '#server/environment/open-db.ts'
import { SECRET_KEY } from '#server/secrets/secret.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import { createCaptchaMint } from '#tests/support/captcha-mint.ts'
import { createDiskModel, type DiskModel } from './disk-model.ts'
import { createRandom, type Random } from '../random.ts'
import { readTrace, type TraceEvent } from './trace-log.ts'
import { startTracedServer } from './traced-server.ts'
import { simulateVisitor, type Sent } from '../visitors.ts'
import { getSetting } from '#server/db/setting-queries.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'

/** A record of one server's life, from its first start on an empty folder to its end. */
export interface PowerRecord {
  /** Folder of the database's files. */
  readonly folder: string
  readonly events: readonly TraceEvent[]
  /** Submissions acknowledged to visitors. */
  readonly acknowledged: number
  remove(): Promise<void>
}

/** Runs a traced server until this many submissions are acknowledged. */
export async function recordServer(options: {
  seed: number
  requests: number
  visitors: number
}): Promise<PowerRecord> {
  const random = createRandom(options.seed)
  const folder = await mkdtemp(join(tmpdir(), 'palisade-power-'))
  const dataDir = join(folder, 'data')
  const log = join(folder, 'trace.log')
  const server = await startTracedServer(folder, log)
  const db = openDb({ dataDir, databaseUrl: null })
  const secret = await db.read((tx) => getSetting(tx, SECRET_KEY))
  await db.close()
  const mint = createCaptchaMint(secret ?? '')
  const all: Sent[] = []
  const visitors = Array.from({ length: options.visitors }, (_, index) =>
    simulateVisitor(`Visitor ${index + 1} no`, all, {
      mint,
      random: random.fork(),
      server: () => server.url,
      isOver: () => all.length >= options.requests,
      onAcknowledged: () => {},
      signal: new AbortController().signal,
    }),
  )
  await Promise.all(visitors)
  await server.stop()
  return {
    folder: dataDir,
    events: await Array.fromAsync(readTrace(log, dataDir)),
    acknowledged: all.filter(({ ids }) => ids.size > 0).length,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

export interface CutReport {
  readonly cuts: number
  /** Acknowledged submissions that were expected, over all cuts. */
  readonly expected: number
  /** Expected submissions without a row, or without a queued or sent mail. */
  readonly lost: number
  /** Databases that could not be opened or were corrupt. */
  readonly broken: number
}

/** Share of unflushed data that survives. */
const SURVIVAL = [0, 0.2, 0.5, 0.95] as const

/**
 * Cuts the power in the middle of the record and starts again from what the disk would contain.
 * @param choose how often to cut after each event
 * @param ignoresFlush see `createDiskModel`
 */
export async function cutPower(
  record: Pick<PowerRecord, 'folder' | 'events'>,
  options: {
    readonly seed: number
    readonly choose: (event: TraceEvent, random: Random) => number
    readonly ignoresFlush?: (path: string) => boolean
  },
): Promise<CutReport> {
  const random = createRandom(options.seed)
  const disk = createDiskModel(record.folder, options.ignoresFlush)
  const acknowledged: string[] = []
  const report = { cuts: 0, expected: 0, lost: 0, broken: 0 }
  for (const event of record.events) {
    disk.apply(event)
    if (event.what === 'answer') acknowledged.push(...idsOf(event.text))
    for (let cuts = options.choose(event, random); cuts > 0; cuts--) {
      const survives = SURVIVAL[report.cuts % SURVIVAL.length] ?? 0
      const missing = await startAgain(disk, survives, random, acknowledged)
      report.cuts++
      report.expected += acknowledged.length
      report.lost += missing ?? acknowledged.length
      report.broken += missing === null ? 1 : 0
    }
  }
  return report
}

/** Returns the ids in responses to visitors. */
export function idsOf(text: string): string[] {
  return [...text.matchAll(/"id":"([0-9a-f-]{36})"/g)].map(([, id = '']) => id)
}

/** Counts the lost submissions; `null` when the database is corrupt. */
async function startAgain(
  disk: DiskModel,
  survives: number,
  random: Random,
  ids: readonly string[],
): Promise<number | null> {
  const folder = await mkdtemp(join(tmpdir(), 'palisade-cut-'))
  try {
    for (const [path, content] of disk.cut(survives, random)) {
      await writeFile(join(folder, basename(path)), content)
    }
    await spoilSharedMemory(folder, random)
    return await countMissing(folder, ids)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * Overwrites the index of the log with random bytes: it is mapped memory, which may contain
 * anything after a power cut (https://sqlite.org/walformat.html).
 */
async function spoilSharedMemory(folder: string, random: Random): Promise<void> {
  const noise = Buffer.from(Array.from({ length: 251 }, () => random.between(0, 256)))
  await writeFile(`${databaseFile(folder)}-shm`, Buffer.alloc(32_768, noise))
}

async function countMissing(folder: string, ids: readonly string[]): Promise<number | null> {
  const db = openSqlite({ file: databaseFile(folder) })
  try {
    await db.migrate()
    if (!isSound(databaseFile(folder))) return null
    const leads = await Promise.all(ids.map((id) => db.read((tx) => getLead(tx, id))))
    return leads.filter((lead) => lead === null || lead.mail.state === 'dead').length
  } catch (error) {
    // SQLite reports corruption.
    if (error instanceof Error && 'errcode' in error) return null
    throw error
  } finally {
    await db.close()
  }
}

function isSound(file: string): boolean {
  const database = new DatabaseSync(file)
  try {
    return database.prepare('PRAGMA integrity_check').get()?.['integrity_check'] === 'ok'
  } finally {
    database.close()
  }
}
