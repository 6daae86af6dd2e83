import { connect } from 'node:net'
import { type Answer, BrokenAnswer, createAnswerReader } from './answers.ts'

/** A request in flight with its response handler. */
export interface Sending {
  readonly bytes: Buffer
  /** True for a HEAD, whose response has no body. */
  readonly isHead: boolean
  readonly onAnswer: (answer: Answer) => void
}

/** A kept-alive connection with several requests in flight. */
export interface Pipeline {
  send(sending: Sending): void
  /** Closes it; `onEnd` is not called. */
  destroy(): void
}

export interface PipelineEnd {
  /** True when the server had announced that it closes the connection. */
  readonly announced: boolean
  /** Received bytes that are no HTTP response. */
  readonly broken: string | null
}

/** Opens a connection that sends several requests without waiting. @param onEnd called once, however the connection ends */
export function openPipeline(port: number, onEnd: (end: PipelineEnd) => void): Pipeline {
  const waiting: Sending[] = []
  let announced = false
  let broken: string | null = null
  let over = false
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  const reader = createAnswerReader(
    () => waiting[0]?.isHead ?? false,
    (answer) => {
      const sending = waiting.shift()
      if (!sending) throw new BrokenAnswer(`an answer to nothing: ${answer.head.slice(0, 200)}`)
      announced = answer.isLast
      sending.onAnswer(answer)
    },
  )
  const read = (work: () => void): void => {
    try {
      work()
    } catch (error) {
      if (!(error instanceof BrokenAnswer)) throw error
      broken = error.message
      socket.destroy()
    }
  }
  socket.setEncoding('latin1')
  // The server may reset; the requests without a response are handled below.
  socket.on('error', () => {})
  socket.on('data', (text: string) => read(() => reader.take(text)))
  socket.on('end', () => read(() => reader.end()))
  socket.on('close', () => {
    if (over) return
    over = true
    onEnd({ announced, broken })
  })
  return {
    send(sending) {
      waiting.push(sending)
      // Requests of one event-loop turn leave in one write.
      if (socket.writableCorked === 0) {
        socket.cork()
        process.nextTick(() => socket.uncork())
      }
      socket.write(sending.bytes)
    },
    destroy() {
      over = true
      socket.destroy()
    },
  }
}
