import type { LogStream } from './log.ts'
import type { LogOutput, Written } from './log-output.ts'

/** Log lines on their way out. */
export interface LogLines extends LogStream {
  lost(): number
  /** Resolves when what has gathered so far is out, or lost. */
  drained(): Promise<void>
  /** Writes what has gathered at once, for the end of the process; false when whoever reads has stopped reading. */
  flush(): boolean
}

export interface LogLinesOptions {
  readonly output: LogOutput
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  /** Runs something at the end of this turn of the event loop. */
  readonly later?: (work: () => void) => unknown
}

/** Characters that may wait while nobody reads: some minutes of a busy night. */
const ROOM = 1024 * 1024
/** A write that takes longer than this has nobody at its other end. */
const STUCK_MS = 1000
const PINO_WARN = 40

/** Lines that left together, with what was put before them. */
interface Piece {
  /** The end of a line that broke off, and word of lines that were lost. */
  readonly head: string
  readonly lines: string
  /** Lost lines that `head` tells of. */
  readonly tells: number
}

/**
 * Lines of one turn of the event loop leave in one write: under load a write
 * for each would take a fifth of the server's time. The log never ends or
 * holds up the server: what cannot be written (a full disk, a reader that is
 * gone or asleep) is lost and counted, and the next line that gets out is
 * preceded by one that tells how many. A process that is killed loses the
 * lines of its last turn, as it loses the answers of that turn.
 */
export function createLogLines(options: LogLinesOptions): LogLines {
  const { output, clock, later = setImmediate } = options
  let gathered = ''
  let writingSince: number | null = null
  let scheduled = false
  let lost = 0
  let told = 0
  let brokeOff = false
  let waiting: (() => void)[] = []

  const schedule = (): void => {
    if (scheduled || writingSince !== null || gathered === '') return
    scheduled = true
    later(pump)
  }

  const pump = (): void => {
    scheduled = false
    if (writingSince !== null || gathered === '') return
    const piece = takePiece()
    writingSince = clock()
    void send(piece)
  }

  const send = async (piece: Piece): Promise<void> => {
    const written = await output.write(bytesOf(piece))
    writingSince = null
    settle(piece, written)
    schedule()
    if (gathered === '') for (const resolve of waiting.splice(0)) resolve()
  }

  const takePiece = (): Piece => {
    const lines = gathered
    gathered = ''
    const tells = lost - told
    const word = tells > 0 ? lossLine(tells, clock()) : ''
    return { head: (brokeOff ? '\n' : '') + word, lines, tells }
  }

  const settle = (piece: Piece, { bytes, trouble }: Written): void => {
    const all = bytesOf(piece)
    const headIsOut = bytes >= Buffer.byteLength(piece.head)
    if (headIsOut) told += piece.tells
    if (bytes > 0) brokeOff = all[bytes - 1] !== NEWLINE
    if (trouble === null) return
    const rest = headIsOut ? all.subarray(bytes) : Buffer.from(piece.lines)
    lost += rest.filter((byte) => byte === NEWLINE).length
  }

  return {
    write(line) {
      if (gathered.length + line.length > ROOM) lost++
      else gathered += line
      schedule()
    },
    lost: () => lost,
    async drained() {
      if (gathered === '' && writingSince === null) return
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting = [...waiting, resolve]
      await promise
    },
    flush() {
      if (writingSince !== null && clock() - writingSince > STUCK_MS) return false
      if (gathered === '') return true
      const piece = takePiece()
      settle(piece, output.writeNow(bytesOf(piece)))
      return true
    },
  }
}

const NEWLINE = 0x0a

const bytesOf = ({ head, lines }: Piece): Buffer => Buffer.from(head + lines)

function lossLine(lost: number, now: number): string {
  const time = new Date(now).toISOString()
  const msg = 'log lines could not be written and are lost'
  return `${JSON.stringify({ level: PINO_WARN, time, lost, msg })}\n`
}
