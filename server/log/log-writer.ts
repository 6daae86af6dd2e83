import { write, writeSync } from 'node:fs'
import { setImmediate as endOfTurn, setTimeout as pause } from 'node:timers/promises'
import type { LogStream } from './log.ts'

/** Writes log lines asynchronously. */
export interface LogWriter extends LogStream {
  lost(): number
  /** Resolves when the lines so far are written or lost. */
  drained(): Promise<void>
  /**
   * Writes the pending lines synchronously, for the end of the process; false when the reader has
   * stopped reading.
   */
  flush(): boolean
}

/** Maximum number of buffered characters: some minutes of a busy night. */
const MAX_BUFFERED_CHARACTERS = 1024 * 1024
/** A write that takes longer has no reader. */
const STUCK_WRITE_MS = 1000
/** Delay before a retry on a full non-blocking pipe. */
const FULL_PIPE_RETRY_MS = 50

/**
 * Writes log lines to an open file, pipe or terminal. Not `process.stdout`: that stream writes in
 * this thread, so a stalled reader would stop the server, and it reports errors after the call,
 * which ends the process.
 *
 * Writes the lines of one turn of the event loop at once, because under load a write per line would
 * take a fifth of the server's time. The log never stops or delays the server: lines that cannot be
 * written (full disk, missing or stalled reader) are lost and counted. A killed process loses the
 * lines of its last turn, as it loses the responses of that turn.
 * @param fd 1 for standard output
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

/**
 * Writes bytes.
 * @returns the number written; fewer than given when the system refuses the rest
 */
async function writeAll(fd: number, bytes: Buffer): Promise<number> {
  let done = 0
  while (done < bytes.length) {
    const { promise, resolve } = Promise.withResolvers<number | NodeJS.ErrnoException>()
    write(fd, bytes, done, bytes.length - done, null, (error, count) => resolve(error ?? count))
    const step = await promise
    if (typeof step === 'number') done += step
    else if (step.code === 'EAGAIN') await pause(FULL_PIPE_RETRY_MS)
    else break
  }
  return done
}

/** Writes synchronously, for the end of the process. */
function writeAllNow(fd: number, bytes: Buffer): number {
  let done = 0
  try {
    while (done < bytes.length) done += writeSync(fd, bytes, done)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
  }
  return done
}
