import type { Verdict } from '#server/store/store.ts'

/** Nobody reads and fills in the form in less. */
export const LEAST_FILL_TIME_MS = 3000

/** By the reason as it is stored and exported, the first under the trap's name of old; server/mail/lead-facts.ts has the words for people. */
const WEIGHTS = {
  'honeypot filled in': 60,
  'form filled in within 3 seconds': 30,
  'captcha could not be verified': 10,
} as const

/**
 * What makes a request look like a machine's. It goes to the owner with the
 * request and never turns one away: a hurried person must not be lost.
 */
export function suspicionOf(signs: {
  readonly trapFilled: boolean
  /** Milliseconds from the first touch of the form; undefined when the page did not say. */
  readonly formCompletionTime: number | undefined
  readonly verified: boolean
}): Pick<Verdict, 'suspicion' | 'suspicionReasons'> {
  const { trapFilled, formCompletionTime, verified } = signs
  const reasons: (keyof typeof WEIGHTS)[] = []
  if (trapFilled) reasons.push('honeypot filled in')
  if (formCompletionTime !== undefined && formCompletionTime < LEAST_FILL_TIME_MS) {
    reasons.push('form filled in within 3 seconds')
  }
  if (!verified) reasons.push('captcha could not be verified')
  return {
    suspicion: reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0),
    suspicionReasons: reasons,
  }
}
