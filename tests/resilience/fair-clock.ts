import { readFileSync } from 'node:fs'

/**
 * Creates a clock of the time in which a process could run: elapsed time without the time spent waiting for a processor
 * (second value of /proc/PID/schedstat), so that a busy machine does not count against the server. Where the system
 * lacks the value, all time counts.
 */
export function createFairClock(pid: number): () => number {
  let last = 0
  return () => {
    // Both values are read at slightly different times; the clock must not go backwards.
    last = Math.max(last, performance.now() - waitedMs(pid))
    return last
  }
}

function waitedMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6
  } catch {
    // Another system, or the process has ended, which is detected elsewhere.
    return 0
  }
}
