import type { Case } from '../compose.ts'

/** What went wrong with one case, and what is needed to see it again. */
export interface Failure {
  readonly number: number
  readonly what: string
  readonly family: string
  readonly kind: string
  /** The request's first bytes. */
  readonly sent: string
  /** The answer's first bytes. */
  readonly answered: string
}

/** Counts of a run. */
export interface Figures {
  /** Requests that were sent and are settled. */
  done: number
  readonly statuses: Map<number, number>
  readonly byFamily: Map<string, number>
  slowestMs: number
  failed: number
  /** The first few. */
  readonly failures: Failure[]
}

const FEW = 10
const SHOWN_BYTES = 1200

export const createFigures = (): Figures => ({
  done: 0,
  statuses: new Map(),
  byFamily: new Map(),
  slowestMs: 0,
  failed: 0,
  failures: [],
})

export const count = <Key>(counts: Map<Key, number>, key: Key): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

export function noteFailure(figures: Figures, sent: Case, what: string, answered = ''): void {
  figures.failed++
  if (figures.failures.length >= FEW) return
  figures.failures.push({
    number: sent.number,
    what,
    family: sent.family,
    kind: sent.kind,
    sent: sent.bytes.toString('latin1', 0, SHOWN_BYTES),
    answered: answered.slice(0, SHOWN_BYTES),
  })
}
