import type { Case } from '../compose.ts'

/** Failure of one case, with what is needed to reproduce it. */
export interface Failure {
  readonly number: number
  readonly what: string
  readonly family: string
  readonly kind: string
  /** First bytes of the request. */
  readonly sent: string
  /** First bytes of the response. */
  readonly answered: string
}

/** Counts of a run. */
export interface Figures {
  /** Requests that are sent and settled. */
  done: number
  readonly statuses: Map<number, number>
  readonly byFamily: Map<string, number>
  slowestMs: number
  failed: number
  /** The first few. */
  readonly failures: Failure[]
}

const MAX_LISTED = 10
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
  if (figures.failures.length >= MAX_LISTED) return
  figures.failures.push({
    number: sent.number,
    what,
    family: sent.family,
    kind: sent.kind,
    sent: sent.bytes.toString('latin1', 0, SHOWN_BYTES),
    answered: answered.slice(0, SHOWN_BYTES),
  })
}
