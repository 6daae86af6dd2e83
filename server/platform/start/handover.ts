/**
 * Messages between the supervisor (server/supervisor.ts) and the process of the server that it
 * runs. Without a supervisor, as in tests, the server is alone and cannot be replaced.
 */

import cluster from 'node:cluster'

/** Asks for a new process, which starts with the facts of the business in force. */
export const RESTART = 'restart'
/** Tells a process that the one that it replaces has ended. */
export const ALONE = 'alone'
/** Argument of a process that replaces another. */
export const REPLACEMENT = 'replacement'

/** Has this process replaced; returns false without a supervisor. */
export function askForReplacement(): boolean {
  if (!cluster.isWorker) return false
  process.send?.(RESTART)
  return true
}

/** Resolves once the process that this one replaces has ended. */
export async function untilAlone(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const listen = (message: unknown): void => {
    if (message === ALONE) resolve()
  }
  process.on('message', listen)
  await promise
  process.off('message', listen)
}
