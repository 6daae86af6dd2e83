/** Calls back after so many milliseconds; returns what cancels it. */
export type After = (ms: number, callback: () => void) => () => void

export const setRealTimeout: After = (ms, callback) => {
  const timer = setTimeout(callback, ms)
  return () => clearTimeout(timer)
}

export function pause(after: After, ms: number): Promise<void> {
  return new Promise((resolve) => {
    after(ms, resolve)
  })
}

/**
 * Waits for work in hand, but no longer than `graceMs`, when `letGo` is told.
 * @returns whether all of it was done
 */
export async function doneWithin(
  graceMs: number,
  work: Iterable<unknown>,
  { after, release }: { readonly after: After; readonly release: () => void },
): Promise<boolean> {
  const { promise: timeIsUp, resolve } = Promise.withResolvers<boolean>()
  const cancel = after(graceMs, () => {
    release()
    resolve(false)
  })
  const done = Promise.all(work).then(() => true)
  return await Promise.race([done, timeIsUp]).finally(cancel)
}
