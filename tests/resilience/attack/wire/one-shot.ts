import { connect } from 'node:net'
import { type Answer, BrokenAnswer, createAnswerReader } from './answers.ts'

/** Result of bytes that were sent on their own connection. */
export interface Outcome {
  readonly answers: readonly Answer[]
  /** Time from the first byte sent to the end of the connection. */
  readonly ms: number
  /** Received bytes that are no HTTP response. */
  readonly broken: string | null
  /** True when the server neither completed a response nor closed the connection in time. */
  readonly isLate: boolean
}

interface OneShotOptions {
  readonly port: number
  readonly bytes: Buffer
  readonly limitMs: number
  /** True when the request is complete, so that a response is awaited however long it takes. */
  readonly isWhole?: boolean
  /** True for a HEAD, whose response has no body. */
  readonly isHead?: boolean
  /** Local address to send from (127.0.0.0/8). */
  readonly address?: string
}

/**
 * Silence after which a request counts as incomplete for the server, and the sending side is
 * closed. Closing it at once would lose responses that take a moment.
 */
const QUIET_MS = 40

/** Sends these bytes and reads until the server closes the connection. */
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
