/** Calls back after so many milliseconds; returns what cancels it. */
export type After = (ms: number, callback: () => void) => () => void

export const afterRealTime: After = (ms, callback) => {
  const timer = setTimeout(callback, ms)
  return () => clearTimeout(timer)
}

export function pause(after: After, ms: number): Promise<void> {
  return new Promise((resolve) => {
    after(ms, resolve)
  })
}
