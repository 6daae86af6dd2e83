import type { LogWriter } from './log-writer.ts'

/** Pino's levels and the priorities of syslog (sd-daemon(3)), the most severe first. */
const PRIORITIES = [
  [60, 2],
  [50, 3],
  [40, 4],
  [30, 6],
  [0, 7],
] as const

/**
 * Writes each line with its priority before it, which journald reads and takes away, so that
 * `journalctl -p warning` finds warnings and errors.
 */
export const journalLog = (lines: LogWriter): LogWriter => ({
  ...lines,
  write(line) {
    const level = Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? 30)
    const priority = PRIORITIES.find(([least]) => level >= least)?.[1] ?? 6
    lines.write(`<${priority}>${line}`)
  },
})
