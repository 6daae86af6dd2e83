import { MIN_FILL_SECONDS, SUSPICION_REASONS } from '#domain/submission/suspicion-flags.ts'
import type { Lead } from '#server/db/tables/lead.ts'

/** Points per reason; copy/server/lead-facts.ts has the texts for staff. */
const SUSPICION_POINTS = {
  [SUSPICION_REASONS.honeypot]: 60,
  [SUSPICION_REASONS.fast]: 30,
  [SUSPICION_REASONS.unverified]: 10,
} as const

/**
 * Rates how likely a submission comes from a bot. The score is shown to staff and never
 * refuses a submission: a person in a hurry must not be lost.
 */
export function scoreSuspicion(signals: {
  readonly honeypotFilled: boolean
  /** Milliseconds since the first input; undefined if the page did not send it. */
  readonly formCompletionTime: number | undefined
  readonly verified: boolean
}): Pick<Lead, 'suspicion' | 'suspicionReasons'> {
  const { honeypotFilled, formCompletionTime, verified } = signals
  const reasons: (keyof typeof SUSPICION_POINTS)[] = []
  if (honeypotFilled) reasons.push(SUSPICION_REASONS.honeypot)
  if (formCompletionTime !== undefined && formCompletionTime < MIN_FILL_SECONDS * 1000) {
    reasons.push(SUSPICION_REASONS.fast)
  }
  if (!verified) reasons.push(SUSPICION_REASONS.unverified)
  return {
    suspicion: reasons.reduce((points, reason) => points + SUSPICION_POINTS[reason], 0),
    suspicionReasons: reasons,
  }
}
