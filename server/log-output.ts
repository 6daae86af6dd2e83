import { write, writeSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** How far a write came; the system's code of what stopped it, null when it came to its end. */
export interface Written {
  readonly bytes: number
  readonly trouble: string | null
}

/** Where log lines leave the process. Neither way throws. */
export interface LogOutput {
  /** Holds up nobody but itself, for as long as whoever reads takes. */
  write(bytes: Buffer): Promise<Written>
  /** For the end of the process, when nothing can be waited for. */
  writeNow(bytes: Buffer): Written
}

/** Before the next try on a pipe that is full at the moment and does not let its writers wait. */
const FULL_PAUSE_MS = 50

/**
 * An open file, pipe or terminal. Not `process.stdout`: that stream writes
 * in this thread, so that a reader which stops reading stops the server, and
 * ends the process by an error that comes later than the call.
 * @param fd 1 for standard output
 */
export function fileOutput(fd: number): LogOutput {
  return {
    async write(bytes) {
      let done = 0
      while (done < bytes.length) {
        const { promise, resolve } = Promise.withResolvers<number | NodeJS.ErrnoException>()
        write(fd, bytes, done, bytes.length - done, null, (error, count) => resolve(error ?? count))
        const step = await promise
        if (typeof step === 'number') done += step
        else if (step.code === 'EAGAIN') await pause(FULL_PAUSE_MS)
        else return { bytes: done, trouble: step.code ?? step.name }
      }
      return { bytes: done, trouble: null }
    },
    writeNow(bytes) {
      let done = 0
      try {
        while (done < bytes.length) done += writeSync(fd, bytes, done)
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : undefined
        return { bytes: done, trouble: typeof code === 'string' ? code : 'unknown' }
      }
      return { bytes: done, trouble: null }
    },
  }
}
