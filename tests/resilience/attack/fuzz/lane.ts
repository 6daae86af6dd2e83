import type { Case } from '../compose.ts'
import type { Answer } from '../wire/answers.ts'
import { openPipeline, type Pipeline, type Sending } from '../wire/pipeline.ts'

/** One kept-alive connection with several cases in flight, reopened whenever it ends. */
export interface Lane {
  /** Sends until enough cases are in flight, or there are no more. */
  fill(): void
  /** Checks for hanging cases; call it regularly with the time by the fair clock. */
  check(now: number): void
  isIdle(): boolean
  destroy(): void
}

export interface LaneOptions {
  readonly port: number
  readonly draw: () => Case | null
  readonly onAnswer: (sent: Case, answer: Answer) => void
  /** Time limit of a response, by the fair clock. */
  readonly hangMs: number
  readonly onHang: (sent: Case) => void
  /** The connection ended before these were answered; `first` may be the cause. */
  readonly onUnanswered: (cases: readonly Case[], first: Case | null) => void
  readonly onBroken: (sent: Case, what: string) => void
}

const MAX_IN_FLIGHT = 8

interface Held extends Sending {
  readonly sent: Case
  /** Time of the last check before it was sent. */
  readonly at: number
}

export function createLane(options: LaneOptions): Lane {
  const { port, draw, hangMs } = options
  let pipeline: Pipeline | null = null
  let held: Held[] = []
  let last = 0

  const open = (): Pipeline =>
    openPipeline(port, ({ announced, broken }) => {
      const left = held.map(({ sent }) => sent)
      const [first = null] = left
      pipeline = null
      held = []
      if (broken !== null && first) options.onBroken(first, broken)
      options.onUnanswered(left, announced ? null : first)
    })

  const send = (sent: Case): void => {
    const one: Held = {
      sent,
      at: last,
      bytes: sent.bytes,
      isHead: sent.isHead,
      onAnswer(answer) {
        held.shift()
        options.onAnswer(sent, answer)
        fill()
      },
    }
    held.push(one)
    pipeline ??= open()
    pipeline.send(one)
  }

  const fill = (): void => {
    while (held.length < MAX_IN_FLIGHT) {
      const sent = draw()
      if (sent === null) return
      send(sent)
    }
  }

  return {
    fill,
    check(now) {
      last = now
      const [first, ...others] = held
      if (!first || now - first.at <= hangMs) return
      pipeline?.destroy()
      pipeline = null
      held = []
      options.onHang(first.sent)
      options.onUnanswered(
        others.map(({ sent }) => sent),
        null,
      )
    },
    isIdle: () => held.length === 0,
    destroy: () => pipeline?.destroy(),
  }
}
