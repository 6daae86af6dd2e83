import { constants, existsSync } from 'node:fs'
import { chmod, copyFile, link, mkdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { openSqlite } from '#server/db/sqlite.ts'
import { ROLLBACK_COPY_MARK } from '#server/db/sqlite/rollback-copies.ts'
import { flushFolder } from '#server/db/write-file.ts'
import { describeContents, droppedObjectsSentence, timestampName } from './outcome.ts'
import { CommandError } from '../terminal/commands.ts'
import {
  sqliteProblem,
  dropForeignObjects,
  type DatabaseLock,
  lockDatabase,
} from './sqlite-file.ts'

/** Files that SQLite keeps beside a database. */
const SIDE_FILE_SUFFIXES = ['-wal', '-shm', '-journal']

/**
 * Replaces the database by a checked copy of the backup. Keeps the old file beside it under another
 * name. Returns a description of the result.
 * @param now milliseconds since the epoch; part of the old file's new name
 */
export async function restoreSqlite(backup: string, file: string, now: number): Promise<string> {
  if (await hasWal(backup))
    throw new CommandError(
      `${backup} was copied out of a running database and is not whole: make backups with npm run backup.`,
    )
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const incoming = join(dirname(file), `.${basename(file)}.restore-${process.pid}.tmp`)
  try {
    const restored = await prepare(backup, incoming)
    const lock = lockDatabase(file)
    if (lock.state === 'in-use') throw new CommandError(inUseSentence(file))
    const aside = await swapDatabase(incoming, { file, lock, now }).finally(lock.release)
    const kept =
      aside === null
        ? ''
        : `The one that was there is kept: ${aside}\nGo back with: npm run restore -- ${aside}\n`
    return restored + kept
  } finally {
    for (const name of [incoming, ...SIDE_FILE_SUFFIXES.map((side) => incoming + side)])
      await rm(name, { force: true })
  }
}

const inUseSentence = (file: string): string =>
  `Nothing was restored: another process has ${file} open (it holds SQLite's lock on it), a running server most likely. Stop it, then restore.`

async function hasWal(backup: string): Promise<boolean> {
  return existsSync(`${backup}-wal`) && (await stat(`${backup}-wal`)).size > 0
}

/**
 * Copies, checks and migrates an older release's backup to this schema, in a file beside the
 * database in use.
 */
async function prepare(backup: string, incoming: string): Promise<string> {
  await copyFile(backup, incoming, constants.COPYFILE_FICLONE)
  await chmod(incoming, 0o600)
  const problem = sqliteProblem(incoming)
  if (problem !== null) throw new CommandError(`${backup} cannot be restored: ${problem}.`)
  const foreignObjects = dropForeignObjects(incoming)
  const db = openSqlite({ file: incoming })
  try {
    await db.migrate()
    const { leads, waiting } = await describeContents(db)
    return `Restored ${leads}.\n${waiting}${droppedObjectsSentence(foreignObjects)}`
  } finally {
    await db.close()
  }
}

/** Returns the name under which the old file is kept; `null` when there was none. */
async function swapDatabase(
  incoming: string,
  { file, lock, now }: { readonly file: string; readonly lock: DatabaseLock; readonly now: number },
): Promise<string | null> {
  const aside =
    lock.state === 'missing' ? null : `${file}${ROLLBACK_COPY_MARK}${timestampName(now)}`
  if (aside !== null) await keepPrevious(file, aside)
  if (lock.state === 'damaged') await moveSideFiles(file, aside ?? file)
  await rename(incoming, file)
  await flushFolder(dirname(file))
  return aside
}

/**
 * Adds a hard link, so that a database always exists: a server that starts now would create an
 * empty one.
 */
async function keepPrevious(file: string, aside: string): Promise<void> {
  try {
    await link(file, aside)
  } catch (error) {
    // Some file systems have no hard links.
    if (!(error instanceof Error && 'code' in error && NO_HARD_LINK_CODES.has(String(error.code))))
      throw error
    await rename(file, aside)
  }
}

const NO_HARD_LINK_CODES = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])

async function moveSideFiles(file: string, aside: string): Promise<void> {
  for (const side of SIDE_FILE_SUFFIXES)
    if (existsSync(file + side)) await rename(file + side, aside + side)
}
