/** Less time than a person needs to read and fill in the form. */
export const MIN_FILL_SECONDS = 3

/**
 * Reasons why a submission may not come from a customer, by flag. The texts are stored and exported
 * as written here.
 */
export const SUSPICION_REASONS = {
  honeypot: 'honeypot filled in',
  fast: 'form filled in within 3 seconds',
  unverified: 'captcha could not be verified',
} as const

/** `network`: too many unanswered submissions came from the same network. */
export type SuspicionFlag = keyof typeof SUSPICION_REASONS | 'network'

/** Returns the flags known when a submission is stored, the most serious first. */
export function suspicionFlags(checks: {
  readonly verification: string
  readonly suspicionReasons: readonly string[]
}): readonly SuspicionFlag[] {
  const { verification, suspicionReasons } = checks
  return [
    ...(suspicionReasons.includes(SUSPICION_REASONS.honeypot) ? (['honeypot'] as const) : []),
    ...(verification === 'verified' ? [] : (['unverified'] as const)),
    ...(suspicionReasons.includes(SUSPICION_REASONS.fast) ? (['fast'] as const) : []),
  ]
}

/**
 * Returns whether flags lower the escalation: a filled honeypot or a missing captcha does, a short
 * filling time does not.
 */
export const reducesEscalation = (flags: readonly SuspicionFlag[]): boolean =>
  flags.includes('honeypot') || flags.includes('unverified')

/** Returns the flags that change what staff do; a form that was filled in fast does not. */
export const warningFlags = (flags: readonly SuspicionFlag[]): readonly SuspicionFlag[] =>
  flags.filter((flag) => flag !== 'fast')
