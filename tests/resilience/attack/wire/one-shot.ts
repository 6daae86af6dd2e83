import { connect } from 'node:net'
import { type Answer, BrokenAnswer, createAnswerReader } from './answers.ts'

/** What became of bytes that were sent on a connection of their own. */
export interface Outcome {
  readonly answers: readonly Answer[]
  /** From the first byte sent to the end of the connection. */
  readonly ms: number
  /** Bytes came that are no answer. */
  readonly broken: string | null
  /** The server neither answered in full nor hung up within the time. */
  readonly isLate: boolean
}

export interface OneShotOptions {
  readonly port: number
  readonly bytes: Buffer
  readonly limitMs: number
  /** Nothing is missing: an answer is waited for, however long it takes. */
  readonly isWhole?: boolean
  /** The answer to a HEAD has no body. */
  readonly isHead?: boolean
  /** An address of this machine (127.0.0.0/8) to send from. */
  readonly address?: string
}

/**
 * What is not answered in this time is not whole, as far as the server is
 * concerned: then it is told that no more will come. Told at once, it would
 * drop the answers that take it a moment.
 */
const QUIET_MS = 40

/** Sends these bytes and reads until the server hangs up. */
export function sendOnce(options: OneShotOptions): Promise<Outcome> {
  const { port, bytes, limitMs, isWhole = false, isHead = false, address } = options
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const answers: Answer[] = []
  let broken: string | null = null
  let isLate = false
  const begun = performance.now()
  const reader = createAnswerReader(
    () => isHead,
    (answer) => {
      answers.push(answer)
      socket.end()
    },
  )
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, localAddress: address })
  const read = (work: () => void): void => {
    try {
      work()
    } catch (error) {
      if (!(error instanceof BrokenAnswer)) throw error
      broken = error.message
    }
  }
  socket.setEncoding('latin1')
  socket.setTimeout(limitMs, () => {
    isLate = true
    socket.destroy()
  })
  socket.on('error', () => {})
  socket.on('data', (text: string) => read(() => reader.take(text)))
  socket.on('end', () => read(() => reader.end()))
  const quiet = isWhole ? undefined : setTimeout(() => socket.end(), QUIET_MS)
  socket.on('close', () => {
    clearTimeout(quiet)
    resolve({ answers, ms: performance.now() - begun, broken, isLate })
  })
  socket.write(bytes)
  return promise
}
