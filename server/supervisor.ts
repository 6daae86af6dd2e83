/**
 * Runs the server in a process of its own, and replaces that process when facts of the business are
 * published, because modules read the facts when they are loaded. Imports next to nothing, because
 * it stays in memory beside the server.
 */

import { spawn } from 'node:child_process'
import cluster, { type Worker } from 'node:cluster'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { ALONE, REPLACED, REPLACEMENT, RESTART } from './platform/start/handover.ts'
import { lockFolder } from './store/sqlite/server-lock.ts'

/** What the server starts with. */
export interface Preparation {
  /** Folder of the rendered site. */
  readonly site: string
  /** Folder of the embedded database, which only one server may use; `null` with PostgreSQL. */
  readonly lockedFolder: string | null
}

const SERVER = path.join(import.meta.dirname, 'main.ts')
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/**
 * Prepares and runs the server until it ends, and ends with its status. A new process listens on the
 * same socket before the old one stops, so no request finds the port closed. If the new one cannot
 * start, the old one goes on.
 * @param prepareScript prints a `Preparation` as JSON, or says on standard error why there is none
 */
export async function superviseServer(prepareScript: string): Promise<void> {
  // Processes accept connections themselves: this one only holds the socket.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  let current: Worker | null = null
  let next: Worker | null = null
  let isReplacing = false
  let isAskedAgain = false
  /** Kept, because the lock ends with the object that holds it. */
  let lock: (() => void) | null = null

  const start = async (replaced: Worker | null): Promise<Worker | null> => {
    const preparation = await prepare(prepareScript)
    if (preparation === null) return null
    const { site, lockedFolder } = preparation
    if (lockedFolder !== null) lock ??= lockFolder(lockedFolder)
    if (lockedFolder !== null && lock === null) {
      process.stderr.write(anotherServerMessage(lockedFolder))
      return null
    }
    cluster.setupPrimary({ exec: SERVER, args: replaced ? [site, REPLACEMENT] : [site] })
    return cluster.fork()
  }

  /** Starts the next process; the present one stops once it listens. */
  const replace = async (): Promise<void> => {
    if (isReplacing) {
      // The process that starts may have read the facts before these were published.
      isAskedAgain = true
      return
    }
    isReplacing = true
    isAskedAgain = false
    const replaced = current
    next = await start(replaced)
    if (next === null) {
      isReplacing = false
      process.stderr.write(KEPT)
      return
    }
    const replacement = next
    replacement.once('listening', () => {
      current = replacement
      next = null
      isReplacing = false
      if (replaced === null || replaced.isDead()) replacement.send(ALONE)
      else replaced.once('exit', () => replacement.send(ALONE)).send(REPLACED)
      if (isAskedAgain) void replace()
    })
  }

  cluster.on('message', (worker, message: unknown) => {
    if (message === RESTART && worker === current) void replace()
  })
  cluster.on('exit', (worker, code, signal) => {
    if (worker === next) {
      next = null
      isReplacing = false
      process.stderr.write(KEPT)
    } else if (worker === current) process.exit(signal ? 1 : code)
  })
  for (const signal of SIGNALS)
    process.on(signal, () => {
      // Before the first start this ends only what prepares it (below).
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal)
    })
  current = await start(null)
  if (current === null) process.exit(1)
}

const KEPT = 'The server could not be started with the published facts, and goes on as before.\n'

const anotherServerMessage = (folder: string): string =>
  `Another server runs on DATA_DIR '${folder}': stop it first, or give this one a folder of its own. Several servers can share one PostgreSQL (DATABASE_URL).\n`

/** Runs the script that prepares a start; `null` if it said why there can be none. */
async function prepare(script: string): Promise<Preparation | null> {
  const child = spawn(process.execPath, [...process.execArgv, script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = (signal: NodeJS.Signals): void => void child.kill(signal)
  for (const signal of SIGNALS) process.on(signal, stop)
  const said = await text(child.stdout)
  for (const signal of SIGNALS) process.off(signal, stop)
  return said === '' ? null : (JSON.parse(said) as Preparation)
}
