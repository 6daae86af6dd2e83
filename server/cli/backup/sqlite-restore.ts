import { constants, existsSync } from 'node:fs'
import { chmod, copyFile, link, mkdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { openSqliteStore } from '#server/store/sqlite.ts'
import { ROLLBACK_COPY_MARK } from '#server/store/sqlite/rollback-copies.ts'
import { flushFolder } from '../terminal/new-file.ts'
import { contentsOf } from './contents.ts'
import { done, leftOut, type Outcome, refused, stamp } from './outcome.ts'
import { sqliteProblem } from './sqlite-check.ts'
import { dropStrangers } from './sqlite-strangers.ts'
import { type Lock, lockDatabase } from './sqlite-lock.ts'

/** Files that SQLite keeps beside a database. */
const SIDES = ['-wal', '-shm', '-journal']

/**
 * Puts a checked copy of the backup in the database's place. The one that was
 * there stays beside it under another name.
 * @param now milliseconds since the epoch; names what is kept
 */
export async function restoreSqlite(backup: string, file: string, now: number): Promise<Outcome> {
  if (await hasWal(backup))
    return refused(
      `${backup} was copied out of a running database and is not whole: make backups with npm run backup.`,
    )
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const incoming = join(dirname(file), `.${basename(file)}.restore-${process.pid}.tmp`)
  try {
    const prepared = await prepare(backup, incoming)
    if (!prepared.ok) return prepared
    const lock = lockDatabase(file)
    if (lock.state === 'in-use') return refused(inUse(file))
    const aside = await swap(incoming, { file, lock, now }).finally(lock.release)
    const kept =
      aside === null
        ? ''
        : `The one that was there is kept: ${aside}\nGo back with: npm run restore -- ${aside}\n`
    return done(`${prepared.told}${kept}`)
  } finally {
    for (const name of [incoming, ...SIDES.map((side) => incoming + side)])
      await rm(name, { force: true })
  }
}

const inUse = (file: string): string =>
  `Nothing was restored: another process has ${file} open (it holds SQLite's lock on it), a running server most likely. Stop it, then restore.`

async function hasWal(backup: string): Promise<boolean> {
  return existsSync(`${backup}-wal`) && (await stat(`${backup}-wal`)).size > 0
}

/** Copies, checks, and brings an older release's backup up to this one's schema, all beside the database in use. */
async function prepare(backup: string, incoming: string): Promise<Outcome> {
  await copyFile(backup, incoming, constants.COPYFILE_FICLONE)
  await chmod(incoming, 0o600)
  const problem = sqliteProblem(incoming)
  if (problem !== null) return refused(`${backup} cannot be restored: ${problem}.`)
  const strangers = dropStrangers(incoming)
  const store = openSqliteStore({ file: incoming })
  try {
    await store.migrate()
    const { requests, waiting } = await contentsOf(store)
    return done(`Restored ${requests}.\n${waiting}${leftOut(strangers)}`)
  } finally {
    await store.close()
  }
}

/** Returns the name under which the old file is kept; null when there was none. */
async function swap(
  incoming: string,
  { file, lock, now }: { readonly file: string; readonly lock: Lock; readonly now: number },
): Promise<string | null> {
  const aside = lock.state === 'missing' ? null : `${file}${ROLLBACK_COPY_MARK}${stamp(now)}`
  if (aside !== null) await keep(file, aside)
  if (lock.state === 'damaged') await moveSides(file, aside ?? file)
  await rename(incoming, file)
  await flushFolder(dirname(file))
  return aside
}

/** A second name, so that there is no moment without a database: a server that starts now would make an empty one. */
async function keep(file: string, aside: string): Promise<void> {
  try {
    await link(file, aside)
  } catch (error) {
    // Some file systems know one name a file only.
    if (!(error instanceof Error && 'code' in error && NO_LINKS.has(String(error.code))))
      throw error
    await rename(file, aside)
  }
}

const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])

async function moveSides(file: string, aside: string): Promise<void> {
  for (const side of SIDES) if (existsSync(file + side)) await rename(file + side, aside + side)
}
