import type { Case } from '../compose.ts'
import type { Answer } from '../wire/answers.ts'
import { sendOnce } from '../wire/one-shot.ts'
import { type Figures, noteFailure } from './figures.ts'
import type { Ledger } from './ledger.ts'

interface FloodOptions {
  readonly port: number
  /** Time in which the server could run, ms. */
  readonly fairClock: () => number
  /** Returns the next case; `null` when there are no more. */
  readonly next: () => Case | null
  /** Returns `null` for an expected status, otherwise the problem. */
  readonly judge: (sent: Case, answer: Answer) => string | null
  readonly ledger: Ledger
  readonly figures: Figures
  /** Returns whether the server is gone, which ends the run early. */
  readonly isHopeless: () => boolean
}

const SENDERS = 32
/** Time after which a response counts as hanging, by the fair clock. */
const HANG_MS = 2000
/** Time after which a response counts as hanging, by the wall clock. */
const WALL_CLOCK_LIMIT_MS = 30_000

/** Sends all cases, each on its own connection; resolves when all are settled. */
export async function flood(options: FloodOptions): Promise<void> {
  const { port, fairClock, figures, ledger, judge, isHopeless } = options

  const send = async (sent: Case, address: string | undefined): Promise<void> => {
    const begun = fairClock()
    const { answers, broken, isLate } = await sendOnce({
      ...{ port, ...sent, limitMs: WALL_CLOCK_LIMIT_MS },
      ...(address !== undefined && { address }),
    })
    figures.done++
    for (const answer of answers) {
      const wrong = ledger.note(sent, answer) ?? judge(sent, answer)
      if (wrong !== null) noteFailure(figures, sent, wrong, `${answer.head}\n\n${answer.body}`)
    }
    if (broken !== null) noteFailure(figures, sent, 'an answer that is no HTTP', broken)
    if (isLate || fairClock() - begun > HANG_MS)
      noteFailure(figures, sent, `neither answered nor hung up on in ${HANG_MS} ms`)
    else if (sent.isWhole && answers.length === 0) noteFailure(figures, sent, 'not answered')
  }

  const keepSending = async (address: string | undefined): Promise<void> => {
    while (!isHopeless()) {
      const sent = options.next()
      if (sent === null) return
      await send(sent, address)
    }
  }

  await Promise.all(
    Array.from({ length: SENDERS }, (_, sender) =>
      // A long run would use up the ports of one address; only Linux offers all of 127.0.0.0/8.
      keepSending(process.platform === 'linux' ? `127.0.0.${sender + 2}` : undefined),
    ),
  )
}
