import type { SubmissionInput } from '#domain/submission/input.ts'

/** Data that the thank-you page repeats: enough to notice a mistake, no more. */
export interface SentSubmission {
  readonly phone: string
  readonly service: string
  readonly address: string
  readonly timeframe: string
  /**
   * What the page advises: 'inside' for a child or a pet that is locked in,
   * 'lockout' for somebody at a locked door,
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

type Advice = 'inside' | 'lockout' | 'car' | 'urgent' | 'planned'

/** Session storage key. The name is that of stored values. */
const SENT_SUBMISSION_KEY = 'requestReceipt'

/** What the thank-you page goes by: where somebody stands, and whether they can wait. */
interface Urgency {
  readonly isLockedIn: boolean
  readonly isLockout: boolean
  readonly isCar: boolean
  readonly isPlanned: boolean
}

function adviceOf({ isLockedIn, isLockout, isCar, isPlanned }: Urgency): Advice {
  if (isLockedIn) return 'inside'
  if (isPlanned) return 'planned'
  if (isCar) return 'car'
  return isLockout ? 'lockout' : 'urgent'
}

/** Picks the data to repeat from this submission; its texts are those of the page's language. */
export const sentSubmissionOf = (
  {
    phone,
    service,
    address,
    timeframe,
  }: Pick<SubmissionInput, 'phone' | 'service' | 'address' | 'timeframe'>,
  urgency: Pick<SentSubmission, 'key' | 'storedAt'> & Urgency,
): SentSubmission => ({
  phone,
  service,
  address,
  timeframe,
  advice: adviceOf(urgency),
  storedAt: urgency.storedAt,
  key: urgency.key,
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
