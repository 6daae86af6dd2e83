import type { SubmissionInput } from '#domain/submission/input.ts'

/** Data that the thank-you page repeats: enough to notice a mistake, no more. */
export interface SentSubmission {
  readonly phone: string
  readonly service: string
  readonly address: string
  readonly timeframe: string
  /**
   * What the page advises: 'lockout' for somebody at a locked door,
   * 'car' for somebody at a car,
   * 'urgent' for somebody who needs us today,
   * 'planned' for somebody who can wait.
   */
  readonly advice: Advice
  /** Time at which the server stored it, ISO 8601. */
  readonly storedAt: string
  /** Idempotency key; the status banner derives the status page's address from it. */
  readonly key: string
}

type Advice = 'lockout' | 'car' | 'urgent' | 'planned'

/** Session storage key. The name is that of stored values. */
const SENT_SUBMISSION_KEY = 'requestReceipt'

/** What the thank-you page goes by: where somebody stands, and whether they can wait. */
interface Urgency {
  readonly isLockout: boolean
  readonly isCar: boolean
  readonly isPlanned: boolean
}

/** Picks the data to repeat from this submission; its texts are those of the page's language. */
export const sentSubmissionOf = (
  {
    phone,
    service,
    address,
    timeframe,
  }: Pick<SubmissionInput, 'phone' | 'service' | 'address' | 'timeframe'>,
  { isLockout, isCar, isPlanned, ...rest }: Pick<SentSubmission, 'key' | 'storedAt'> & Urgency,
): SentSubmission => ({
  phone,
  service,
  address,
  timeframe,
  advice: isPlanned ? 'planned' : isCar ? 'car' : isLockout ? 'lockout' : 'urgent',
  ...rest,
})

/**
 * Saves the sent submission for this tab.
 * @returns false if storage is blocked or full: then the page must not be left for /thank-you
 */
export function saveSentSubmission(sent: SentSubmission): boolean {
  try {
    sessionStorage.setItem(SENT_SUBMISSION_KEY, JSON.stringify(sent))
    return true
  } catch {
    return false
  }
}

/** Returns the submission that this tab sent last, if any. */
export function readSentSubmission(): SentSubmission | null {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(SENT_SUBMISSION_KEY) ?? 'null')
    return isSentSubmission(saved) ? saved : null
  } catch {
    // Storage is blocked, or the value is not ours.
    return null
  }
}

function isSentSubmission(value: unknown): value is SentSubmission {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['phone', 'service', 'address', 'timeframe', 'advice', 'storedAt', 'key'].every(
      (name) => typeof (value as Record<string, unknown>)[name] === 'string',
    )
  )
}
