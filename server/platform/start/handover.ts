/**
 * Messages between the supervisor (server/supervisor.ts) and the process of the server that it
 * runs. Without a supervisor, as in tests, the server is alone and cannot be replaced.
 */

import cluster from 'node:cluster'

/** Asks for a new process, which starts with the facts of the business in force. */
export const RESTART = 'restart'
/** Tells a process that another one listens in its place, so that it stops. */
export const REPLACED = 'replaced'
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
export const untilAlone = (): Promise<void> => untilTold(ALONE)

/** Resolves once another process listens in the place of this one. */
export const untilReplaced = (): Promise<void> => untilTold(REPLACED)

async function untilTold(what: typeof ALONE | typeof REPLACED): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const listen = (message: unknown): void => {
    if (message === what) resolve()
  }
  process.on('message', listen)
  await promise
  process.off('message', listen)
}
