import { connect } from 'node:net'
import { type Answer, BrokenAnswer, createAnswerReader } from './answers.ts'

/** A request on its way, and who waits for its answer. */
export interface Sending {
  readonly bytes: Buffer
  /** A HEAD: its answer has no body. */
  readonly isHead: boolean
  readonly onAnswer: (answer: Answer) => void
}

/** A connection that is kept alive, with several requests on their way at once. */
export interface Pipeline {
  readonly waiting: number
  send(sending: Sending): void
  /** Ends it without a word; `onEnd` is not called. */
  destroy(): void
}

export interface PipelineEnd {
  /** Sent, and not answered, in their order. */
  readonly unanswered: readonly Sending[]
  /** The server had said that its last answer would be the last. */
  readonly announced: boolean
  /** Bytes came that are no answer. */
  readonly broken: string | null
}

/** @param onEnd called once, however the connection ends */
export function openPipeline(
  { port, address }: { readonly port: number; readonly address?: string },
  onEnd: (end: PipelineEnd) => void,
): Pipeline {
  const waiting: Sending[] = []
  let announced = false
  let broken: string | null = null
  let over = false
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, localAddress: address })
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
  // Its reset is the server's right; what it meant for the requests is seen below.
  socket.on('error', () => {})
  socket.on('data', (text: string) => read(() => reader.take(text)))
  socket.on('end', () => read(() => reader.end()))
  socket.on('close', () => {
    if (over) return
    over = true
    onEnd({ unanswered: waiting, announced, broken })
  })
  return {
    get waiting() {
      return waiting.length
    },
    send(sending) {
      waiting.push(sending)
      // What is sent in one turn leaves in one write.
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
