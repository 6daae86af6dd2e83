import { SUSPICION_REASONS } from '#domain/suspicion-flags.ts'
import type { SubmissionChecks } from '#server/store/store.ts'

/** Nobody reads and fills in the form in less. */
export const MIN_FILL_TIME_MS = 3000

/** Points by the stored reason; server/mail/lead-facts.ts has the words for people. */
const SUSPICION_POINTS = {
  [SUSPICION_REASONS.trap]: 60,
  [SUSPICION_REASONS.fast]: 30,
  [SUSPICION_REASONS.unverified]: 10,
} as const

/**
 * What makes a request look like a machine's. It goes to the owner with the
 * request and never turns one away: a hurried person must not be lost.
 */
export function scoreSuspicion(signals: {
  readonly trapFilled: boolean
  /** Milliseconds from the first touch of the form; undefined when the page did not say. */
  readonly formCompletionTime: number | undefined
  readonly verified: boolean
}): Pick<SubmissionChecks, 'suspicion' | 'suspicionReasons'> {
  const { trapFilled, formCompletionTime, verified } = signals
  const reasons: (keyof typeof SUSPICION_POINTS)[] = []
  if (trapFilled) reasons.push(SUSPICION_REASONS.trap)
  if (formCompletionTime !== undefined && formCompletionTime < MIN_FILL_TIME_MS) {
    reasons.push(SUSPICION_REASONS.fast)
  }
  if (!verified) reasons.push(SUSPICION_REASONS.unverified)
  return {
    suspicion: reasons.reduce((points, reason) => points + SUSPICION_POINTS[reason], 0),
    suspicionReasons: reasons,
  }
}
