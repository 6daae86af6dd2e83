import type { ProviderStatus } from '#server/store/alarm/notice.ts'

/** A status callback of Twilio's. Any order, doubled and late ones are harmless. */
export interface ProviderCallback {
  readonly providerId: string
  /**
   * Twilio's own word: queued, ringing, in-progress, completed, busy, failed, no-answer, canceled,
   * …
   */
  readonly status: string
  /** SequenceNumber; `null` where there is none (SMS). */
  readonly sequence: number | null
  readonly error?: string
}

/**
 * Final statuses at Twilio (https://www.twilio.com/docs/voice/api/call-resource, message-resource).
 */
const MISSED_STATUSES = new Set(['busy', 'failed', 'no-answer', 'canceled', 'undelivered'])
const DONE_STATUSES = new Set(['completed', 'delivered', 'read'])

/** Converts a callback into what the store records. */
export const toProviderStatus = ({ error, ...callback }: ProviderCallback): ProviderStatus => ({
  ...callback,
  meaning: statusMeaning(callback.status),
  error: error === undefined ? null : `${callback.status}, code ${error}`,
})

function statusMeaning(status: string): ProviderStatus['meaning'] {
  if (MISSED_STATUSES.has(status)) return 'missed'
  return DONE_STATUSES.has(status) ? 'done' : 'open'
}
