/** Calls back once after `ms` milliseconds; returns a function that cancels it. */
export type After = (ms: number, callback: () => void) => () => void

export const setRealTimeout: After = (ms, callback) => {
  const timer = setTimeout(callback, ms)
  return () => clearTimeout(timer)
}

export function delay(after: After, ms: number): Promise<void> {
  return new Promise((resolve) => {
    after(ms, resolve)
  })
}

export interface RepeatOptions {
  readonly after: After
  /** Delay before the first run; `everyMs` if left out. */
  readonly firstMs?: number
  /** Delay from the end of a run to the next one. */
  readonly everyMs: number
}

/**
 * Runs a task periodically, one run at a time. The task must not reject.
 * @returns a function that stops the repetition; a run in progress is not interrupted
 */
export function repeat(
  { after, everyMs, firstMs = everyMs }: RepeatOptions,
  task: () => Promise<void>,
): () => void {
  let isStopped = false
  let cancel = (): void => {}
  const schedule = (ms: number): void => {
    cancel = after(ms, () => void run())
  }
  const run = async (): Promise<void> => {
    await task()
    if (!isStopped) schedule(everyMs)
  }
  schedule(firstMs)
  return () => {
    isStopped = true
    cancel()
  }
}

/**
 * Waits until all work is done, for `graceMs` milliseconds at most; calls `release` at the time-out.
 * @returns whether all work was done in time
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
