import { readFileSync } from 'node:fs'

/**
 * Milliseconds in which a process could run: the time that went by, without
 * what it spent waiting for a processor while others had them all (the second
 * figure of /proc/PID/schedstat). So a busy machine is not the server's fault.
 * Where the system does not say, all time counts.
 */
export function createFairClock(pid: number): () => number {
  let last = 0
  return () => {
    // Both are read a moment apart; the clock must not go back for that.
    last = Math.max(last, performance.now() - waitedMs(pid))
    return last
  }
}

function waitedMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6
  } catch {
    // Another system, or the process has ended: that is noticed elsewhere.
    return 0
  }
}
