/** Checks and prepares DATA_DIR and the database before the server listens. */

import { access, constants, mkdir, statfs } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { isLocalHost } from '#server/environment/local-host.ts'
import { openDb, outboxFolder } from '#server/environment/open-db.ts'
import { workTreeAround } from '#server/environment/git-work-tree.ts'
import type { Environment } from '#server/environment.ts'
import { describeError } from '#server/log/log.ts'
import { makePrivate } from '#server/db/sqlite/private-files.ts'
import { lockFolder } from '#server/db/sqlite/server-lock.ts'
import type { Db } from '#server/db/db.ts'
import { databaseErrorSentence, isDatabaseError } from './database-errors.ts'

/** Returns one sentence for each reason why DATA_DIR cannot be created or written. */
export async function folderProblems({
  dataDir,
}: Pick<Environment, 'dataDir'>): Promise<readonly string[]> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await access(dataDir, constants.W_OK | constants.X_OK)
    return []
  } catch (error) {
    const { message, code } = describeError(error)
    if (code === undefined) throw error
    return [
      `DATA_DIR: the folder '${resolve(dataDir)}' cannot be made or written to (${message}), name another one or give it to this user.`,
    ]
  }
}

/** Opens and migrates the database, or returns why it cannot be used. */
export async function openReadyDb(
  environment: Environment,
  onConnectionError: (error: Error) => void,
): Promise<{ ok: true; db: Db } | { ok: false; reasons: readonly string[] }> {
  const { databaseUrl, dataDir } = environment
  let db: Db | undefined
  let releaseLock: (() => void) | null = null
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    makePrivate([outboxFolder(dataDir)])
    releaseLock = databaseUrl !== null ? () => {} : lockFolder(resolve(dataDir))
    if (releaseLock === null) return { ok: false, reasons: [anotherServerMessage(dataDir)] }
    db = openDb(environment, onConnectionError)
    await db.migrate()
    return { ok: true, db: withLockRelease(db, releaseLock) }
  } catch (error) {
    await db?.close()
    releaseLock?.()
    // System and driver errors carry a code; a bug has none.
    if (describeError(error).code === undefined && !isDatabaseError(error)) throw error
    return { ok: false, reasons: [databaseErrorSentence(environment, error)] }
  }
}

const anotherServerMessage = (dataDir: string): string =>
  `Another server runs on DATA_DIR '${dataDir}': stop it first, or give this one a folder of its own. Several servers can share one PostgreSQL (DATABASE_URL).`

/** Holds the lock on the folder until the database is closed. */
function withLockRelease(db: Db, releaseLock: () => void): Db {
  return { ...db, close: () => db.close().finally(releaseLock) }
}

/** Warns when DATA_DIR is in a git work tree, where `git clean` would delete the leads. */
export function warnOfWorkTree(
  { databaseUrl, dataDir, siteUrl }: Environment,
  log: Pick<FastifyBaseLogger, 'error'>,
): void {
  const isLive = databaseUrl === null && !isLocalHost(new URL(siteUrl).hostname)
  const workTree = isLive ? workTreeAround(resolve(dataDir)) : null
  if (workTree === null) return
  log.error(
    { dataDir: resolve(dataDir), workTree },
    'the requests lie in a git work tree, where git clean -xfd deletes them: set DATA_DIR to a folder outside',
  )
}

/** Returns the free bytes for the embedded database; `null` with PostgreSQL. */
export async function freeBytes({ databaseUrl, dataDir }: Environment): Promise<number | null> {
  if (databaseUrl !== null) return null
  const { bavail, bsize } = await statfs(dataDir)
  return bavail * bsize
}
