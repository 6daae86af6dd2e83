import type { SubmissionInput } from '#domain/submission.ts'

/** What the thank-you page says back: enough to notice a mistake, no more. */
export interface SentSubmission {
  readonly phone: string
  readonly service: string
  readonly address: string
  readonly timeframe: string
  /** When the server stored it, ISO 8601; '' where it is not known. */
  readonly storedAt: string
  /** The key under which it was sent: the status banner finds the submission by it. */
  readonly key: string
}

const RECEIPT_KEY = 'requestReceipt'

/** What is said back of this submission. */
export const sentSubmissionOf = (
  { phone, service, address, timeframe }: SubmissionInput,
  { key, storedAt }: Pick<SentSubmission, 'key' | 'storedAt'>,
): SentSubmission => ({ phone, service, address, timeframe, storedAt, key })

/** Keeps the receipt for this tab; a browser without storage shows the page without it. */
export function saveSentSubmission(receipt: SentSubmission): void {
  try {
    sessionStorage.setItem(RECEIPT_KEY, JSON.stringify(receipt))
  } catch {
    // Blocked or full.
  }
}

/** The receipt of the request that this tab sent last, if any. */
export function readSentSubmission(): SentSubmission | null {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(RECEIPT_KEY) ?? 'null')
    // A form that was loaded before a new release kept no time.
    return isReceipt(saved) ? { storedAt: '', ...saved } : null
  } catch {
    // Blocked, or not ours.
    return null
  }
}

function isReceipt(value: unknown): value is Omit<SentSubmission, 'storedAt'> {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['phone', 'service', 'address', 'timeframe', 'key'].every(
      (name) => typeof (value as Record<string, unknown>)[name] === 'string',
    )
  )
}
