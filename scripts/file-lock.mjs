// Installing and building write into folders that two starts from one checkout
// share: the second waits for the first. Runs on any Node, before anything is
// installed, so it is plain JavaScript.
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const ROOT = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  '..',
)
/** Holds the number of the process that is at work. */
const BUSY = path.join(ROOT, '.busy')
const LOOK_EVERY_MS = 300

/**
 * Does the work while nobody else in this checkout does any.
 * @template Result
 * @param {() => Result | Promise<Result>} work
 * @param {{ file?: string, say?: (text: string) => void, wait?: () => Promise<unknown> }} [options]
 *   `say` is told once when it has to wait
 * @returns {Promise<Result>}
 */
export async function oneAtATime(work, options = {}) {
  const { file = BUSY, say = () => {}, wait = () => pause(LOOK_EVERY_MS) } = options
  let told = false
  while (!take(file)) {
    const holder = holderOf(file)
    if (holder === null) continue
    if (!isAlive(holder)) {
      // Killed at its work; what it left half done is done anew.
      rmSync(file, { force: true })
      continue
    }
    if (!told) say(`Waiting for another start from this folder (process ${holder}).\n`)
    told = true
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
 * Null while the file is just being written, or gone already.
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

/** @param {number} process_ number of a process */
function isAlive(process_) {
  try {
    process.kill(process_, 0)
    return true
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
