import { readFileSync } from 'node:fs'

/**
 * Creates a clock of the time in which a server could run and this process could read its
 * responses: elapsed time without the time that either waited for a processor (second value of
 * /proc/PID/schedstat), so that a busy machine does not count against the server. Where the system
 * lacks the value, all time counts.
 */
export function createFairClock(pid: number): () => number {
  const read = () => [pid, process.pid].map(waitedMs)
  let before = read()
  let waited = 0
  let last = 0
  return () => {
    const after = read()
    waited += Math.max(...after.map((ms, index) => ms - (before[index] ?? 0)))
    before = after
    // The values are read at slightly different times; the clock must not go backwards.
    last = Math.max(last, performance.now() - waited)
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
