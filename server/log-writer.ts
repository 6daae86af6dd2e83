import { write, writeSync } from 'node:fs'
import { setImmediate as endOfTurn, setTimeout as pause } from 'node:timers/promises'
import type { LogStream } from './log.ts'

/** Log lines on their way out. */
export interface LogWriter extends LogStream {
  lost(): number
  /** Resolves when the lines so far are written, or lost. */
  drained(): Promise<void>
  /** Writes the waiting lines at once, for the end of the process; false when the reader has stopped reading. */
  flush(): boolean
}

/** Characters that may wait while nobody reads: some minutes of a busy night. */
const MAX_BUFFERED_CHARACTERS = 1024 * 1024
/** A write that takes longer than this has no reader. */
const STUCK_WRITE_MS = 1000
/** Before the next try on a pipe that is full and does not let its writers wait. */
const FULL_PAUSE_MS = 50

/**
 * Writes log lines to an open file, pipe or terminal. Not `process.stdout`:
 * that stream writes in this thread, so that a reader which stops reading
 * stops the server, and ends the process by an error that comes later than the
 * call.
 *
 * Lines of one turn of the event loop leave in one write: under load a write
 * for each would take a fifth of the server's time. The log never ends or
 * holds up the server: what cannot be written (a full disk, a reader that is
 * gone or asleep) is lost and counted. A process that is killed loses the
 * lines of its last turn, as it loses the answers of that turn.
 * @param fd 1 for standard output
 * @param clock milliseconds since the epoch
 */
export function createLogWriter(fd: number, clock: () => number): LogWriter {
  let buffered = ''
  let writingSince: number | null = null
  let isWriting: Promise<void> | null = null
  let lost = 0

  const take = (): Buffer => {
    const bytes = Buffer.from(buffered)
    buffered = ''
    return bytes
  }

  const countLost = (bytes: Buffer, written: number): void => {
    lost += bytes.subarray(written).filter((byte) => byte === NEWLINE).length
  }

  const writeBuffered = async (): Promise<void> => {
    for (let bytes = take(); bytes.length > 0; bytes = take()) {
      writingSince = clock()
      countLost(bytes, await writeAll(fd, bytes))
      writingSince = null
    }
    isWriting = null
  }

  return {
    write(line) {
      if (buffered.length + line.length > MAX_BUFFERED_CHARACTERS) lost++
      else buffered += line
      isWriting ??= endOfTurn().then(writeBuffered)
    },
    lost: () => lost,
    async drained() {
      await isWriting
    },
    flush() {
      if (writingSince !== null && clock() - writingSince > STUCK_WRITE_MS) return false
      const bytes = take()
      countLost(bytes, writeAllNow(fd, bytes))
      return true
    },
  }
}

const NEWLINE = 0x0a

/** Resolves with the number of bytes written; fewer than given where the system refuses the rest. */
async function writeAll(fd: number, bytes: Buffer): Promise<number> {
  let done = 0
  while (done < bytes.length) {
    const { promise, resolve } = Promise.withResolvers<number | NodeJS.ErrnoException>()
    write(fd, bytes, done, bytes.length - done, null, (error, count) => resolve(error ?? count))
    const step = await promise
    if (typeof step === 'number') done += step
    else if (step.code === 'EAGAIN') await pause(FULL_PAUSE_MS)
    else break
  }
  return done
}

/** As `writeAll`, for the end of the process, when nothing can be waited for. */
function writeAllNow(fd: number, bytes: Buffer): number {
  let done = 0
  try {
    while (done < bytes.length) done += writeSync(fd, bytes, done)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
  }
  return done
}
