import { constants, existsSync } from 'node:fs'
import { access } from 'node:fs/promises'
import { resolve } from 'node:path'
import { databaseFile, openDb } from '#server/environment/open-db.ts'
import type { Db } from '#server/db/db.ts'
import { isDatabaseError, databaseErrorSentence } from '#server/start/database-errors.ts'
import { type Finding, findingsAbout } from '../finding.ts'
import type { OptionalSettingsRows, CheckDependencies } from '../check-dependencies.ts'
import { checkAlarm } from './alarm.ts'
import { checkBoard, checkGateCode } from './board.ts'
import { existingFolder } from './disk.ts'
import { checkOutbox } from './outbox.ts'
import { postgresDurability, sqliteDurability } from './durability.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { listSettings } from '#server/db/setting-queries.ts'
import { outboxStats } from '#server/db/tables/outbox.ts'
import { countHit } from '#server/db/tables/counters.ts'

const report = findingsAbout('Database')

export interface DatabaseExamination {
  readonly findings: readonly Finding[]
  readonly settings: OptionalSettingsRows
}

/**
 * Opens the database as the server does, without changing its schema, and reads the data for other
 * checks.
 */
export async function examineDatabase(deps: CheckDependencies): Promise<DatabaseExamination> {
  const { environment } = deps
  const { databaseUrl, dataDir } = environment
  if (databaseUrl === null && !existsSync(databaseFile(dataDir)))
    return { findings: [await checkFolder(dataDir)], settings: null }
  try {
    return await examineDb(deps)
  } catch (error) {
    if (!isDatabaseError(error)) throw error
    const action =
      databaseUrl === null
        ? 'Let the user of the server write there, and see that nothing else holds the file.'
        : 'Check DATABASE_URL, and that this machine may reach it.'
    return {
      findings: [report.error(databaseErrorSentence(environment, error), action)],
      settings: null,
    }
  }
}

async function checkFolder(dataDir: string): Promise<Finding> {
  const folder = existingFolder(resolve(dataDir))
  try {
    await access(folder, constants.W_OK)
  } catch {
    // The reason why this user cannot write there does not matter.
    return report.error(`${folder} cannot be written`, 'Let the user of the server write there.')
  }
  return report.warning(`none in ${dataDir} yet`, 'Run npm start, which makes it.')
}

async function examineDb(deps: CheckDependencies): Promise<DatabaseExamination> {
  const { environment, clock, fetch } = deps
  const { databaseUrl } = environment
  const db = openDb(environment)
  try {
    const durability =
      databaseUrl === null
        ? sqliteDurability(databaseFile(environment.dataDir))
        : await postgresDurability(databaseUrl)
    if (!(await db.isReady())) {
      const behind = report.warning('its tables are not those of this release', 'Run npm start.')
      const hasReason = durability.some(({ state }) => state === 'error')
      return { findings: hasReason ? durability : [behind, ...durability], settings: null }
    }
    const settings = new Map(
      (await db.read((tx) => listSettings(tx))).map(({ key, value }) => [key, value]),
    )
    const findings = [
      await checkWriting(db, clock()),
      ...durability,
      ...checkOutbox(await db.read((tx) => outboxStats(tx, 'staff')), clock()),
      ...(await checkAlarm(db, { environment, settings, clock, fetch })),
      ...(await checkBoard(db, clock())),
      ...checkGateCode(settings),
    ]
    return { findings, settings }
  } finally {
    await db.close()
  }
}

/** Writes a counter that expires after a minute, as the smallest possible write. */
async function checkWriting(db: Db, now: number): Promise<Finding> {
  try {
    await db.single((tx) => countHit(tx, 'doctor', { now, windowMs: MINUTE_MS }))
    return report.ok(`${NAMES[db.engine]}, a row was written`)
  } catch (error) {
    if (!isDatabaseError(error)) throw error
    return report.error(
      `${NAMES[db.engine]} answers, but nothing can be written`,
      'See that it is no read-only copy, and that its disk has room.',
    )
  }
}

const NAMES = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const
