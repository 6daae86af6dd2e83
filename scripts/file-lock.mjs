// Serializes installing and building, which write into folders that two starts from one checkout
// share. Plain JavaScript for any Node version, because it runs before anything is installed.
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
/** Contains the id of the working process. */
const BUSY = path.join(ROOT, '.busy')
const POLL_INTERVAL_MS = 300

/**
 * Runs the work while no other process of this checkout runs any.
 * @template Result
 * @param {() => Result | Promise<Result>} work
 * @param {{ file?: string, print?: (text: string) => void, wait?: () => Promise<unknown> }}
 *   [options] `print` is called once when it has to wait
 * @returns {Promise<Result>}
 */
export async function oneAtATime(work, options = {}) {
  const { file = BUSY, print = () => {}, wait = () => pause(POLL_INTERVAL_MS) } = options
  let isAnnounced = false
  while (!take(file)) {
    const holder = holderOf(file)
    if (holder === null) continue
    if (!isAlive(holder)) {
      // Its process was killed; the unfinished work is repeated.
      rmSync(file, { force: true })
      continue
    }
    if (!isAnnounced) print(`Waiting for another start from this folder (process ${holder}).\n`)
    isAnnounced = true
    await wait()
  }
  const leave = () => rmSync(file, { force: true })
  process.once('exit', leave)
  try {
    return await work()
  } finally {
    process.off('exit', leave)
    leave()
  }
}

/** @param {string} file */
function take(file) {
  try {
    const handle = openSync(file, 'wx')
    writeSync(handle, String(process.pid))
    closeSync(handle)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/**
 * Returns `null` while the file is being written, or was removed.
 * @param {string} file
 */
function holderOf(file) {
  try {
    const holder = Number(readFileSync(file, 'utf8'))
    return holder > 0 ? holder : null
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** @param {number} process_ id of a process */
function isAlive(process_) {
  try {
    process.kill(process_, 0)
    return true
  } catch (error) {
    // EPERM: it is running as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
