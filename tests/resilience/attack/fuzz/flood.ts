import type { Case } from '../compose.ts'
import type { Ledger } from './ledger.ts'
import type { Answer } from '../wire/answers.ts'
import { type Outcome, sendOnce } from '../wire/one-shot.ts'
import { type Figures, noteFailure } from './figures.ts'
import { createLane } from './lane.ts'

export interface FloodOptions {
  readonly port: number
  /** Time in which the server could run, ms. */
  readonly fairClock: () => number
  /** Returns the next case; null when there are no more. */
  readonly next: () => Case | null
  /** Returns null for an expected status, otherwise the problem. */
  readonly judge: (sent: Case, answer: Answer) => string | null
  readonly ledger: Ledger
  readonly figures: Figures
  /** Returns true when the server is gone, which ends the run early. */
  readonly isHopeless: () => boolean
}

const LANES = 16
const MAX_SEPARATE = 48
/** Time after which a response counts as hanging, by the fair clock. */
const HANG_MS = 2000
/** Time after which a response counts as hanging, by the wall clock. */
const WALL_CLOCK_LIMIT_MS = 30_000
const CHECK_INTERVAL_MS = 50

/** Sends all cases, most of them pipelined on kept-alive connections; resolves when all are settled. */
export async function flood(options: FloodOptions): Promise<void> {
  const { port, fairClock, figures, ledger, judge, isHopeless } = options
  const again: Case[] = []
  /** Cases that were first in the pipeline when a connection broke; each is retried once, alone. */
  const suspects = new Set<number>()
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  let alone = 0
  let isDry = false

  const judgeAnswer = (sent: Case, answer: Answer): void => {
    const wrong = ledger.note(sent, answer) ?? judge(sent, answer)
    if (wrong !== null) noteFailure(figures, sent, wrong, `${answer.head}\n\n${answer.body}`)
  }

  const judgeAlone = (sent: Case, { answers, broken, isLate }: Outcome): void => {
    // Damage can turn one request into another, so its sender is unknown.
    const known = sent.right === null ? { ...sent, request: undefined } : sent
    for (const answer of answers) judgeAnswer(known, answer)
    if (broken !== null) noteFailure(figures, sent, 'an answer that is no HTTP', broken)
    if (isLate) noteFailure(figures, sent, `neither answered nor hung up on in ${HANG_MS} ms`)
    if (suspects.has(sent.number) && answers.length === 0) {
      noteFailure(figures, sent, 'not answered at all, twice')
    }
  }

  const sendAlone = async (sent: Case): Promise<void> => {
    alone++
    const begun = fairClock()
    const outcome = await sendOnce({
      port,
      ...sent,
      // A suspect was composed for a pipeline, so it is complete.
      isWhole: sent.right !== null || !sent.isAlone,
      limitMs: WALL_CLOCK_LIMIT_MS,
    })
    alone--
    figures.done++
    judgeAlone(sent, { ...outcome, isLate: outcome.isLate || fairClock() - begun > HANG_MS })
    fillAll()
  }

  const mayDraw = (): boolean => alone < MAX_SEPARATE && !isHopeless()

  const draw = (): Case | null => {
    while (mayDraw()) {
      const sent = again.pop() ?? options.next()
      isDry = sent === null
      if (sent === null) return null
      if (!sent.isAlone && !suspects.has(sent.number)) return sent
      void sendAlone(sent)
    }
    return null
  }

  const lanes = Array.from({ length: LANES }, () =>
    createLane({
      port,
      draw,
      onAnswer(sent, answer) {
        figures.done++
        judgeAnswer(sent, answer)
      },
      hangMs: HANG_MS,
      onHang(sent) {
        figures.done++
        noteFailure(figures, sent, `not answered in ${HANG_MS} ms`)
      },
      onUnanswered(cases, first) {
        if (first) suspects.add(first.number)
        again.push(...cases.toReversed())
        fillAll()
      },
      onBroken: (sent, what) => noteFailure(figures, sent, 'an answer that is no HTTP', what),
    }),
  )

  const fillAll = (): void => {
    for (const lane of lanes) lane.fill()
    const isDone = isDry && alone === 0 && again.length === 0 && lanes.every((l) => l.isIdle())
    if (isDone || isHopeless()) finish()
  }

  const checkLanes = (): void => {
    const now = fairClock()
    for (const lane of lanes) lane.check(now)
    fillAll()
  }
  const timer = setInterval(checkLanes, CHECK_INTERVAL_MS)
  checkLanes()
  await finished
  clearInterval(timer)
  for (const lane of lanes) lane.destroy()
}
