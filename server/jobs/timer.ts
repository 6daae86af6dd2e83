/** Calls back once after `ms` milliseconds; returns a function that cancels it. */
export type SetTimer = (ms: number, callback: () => void) => () => void

export const setRealTimeout: SetTimer = (ms, callback) => {
  const timer = setTimeout(callback, ms)
  return () => clearTimeout(timer)
}

export function delay(setTimer: SetTimer, ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimer(ms, resolve)
  })
}

interface RepeatOptions {
  readonly setTimer: SetTimer
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
  { setTimer, everyMs, firstMs = everyMs }: RepeatOptions,
  task: () => Promise<void>,
): () => void {
  let isStopped = false
  let cancel = (): void => {}
  const schedule = (ms: number): void => {
    cancel = setTimer(ms, () => void run())
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
 * Waits until all work is done, for `graceMs` milliseconds at most.
 * @returns whether all work was done in time
 */
export async function doneWithin(
  graceMs: number,
  work: Iterable<unknown>,
  setTimer: SetTimer,
): Promise<boolean> {
  const { promise: timeIsUp, resolve } = Promise.withResolvers<boolean>()
  const cancel = setTimer(graceMs, () => resolve(false))
  const done = Promise.all(work).then(() => true)
  return await Promise.race([done, timeIsUp]).finally(cancel)
}
