import type { LogStream } from './log.ts'

/** Log lines on their way out. */
export interface LogLines extends LogStream {
  /** Writes what has gathered; for the end of the process. */
  flush(): void
}

/**
 * Lines of one turn of the event loop leave in one write: under load a write
 * for each would take a fifth of the server's time. A process that ends calls
 * `flush`; one that is killed loses the lines of that turn, as it loses the
 * answers of that turn.
 * @param later runs something at the end of this turn
 */
export function createLogLines(
  out: LogStream,
  later: (work: () => void) => unknown = setImmediate,
): LogLines {
  let gathered = ''
  const flush = (): void => {
    if (gathered === '') return
    const lines = gathered
    gathered = ''
    out.write(lines)
  }
  return {
    write(line) {
      if (gathered === '') later(flush)
      gathered += line
    },
    flush,
  }
}
