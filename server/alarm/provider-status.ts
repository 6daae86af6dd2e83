import type { ProviderStatus } from '#server/store/alarm/notice.ts'

/** A status callback of Twilio's. Any order, doubled and late ones are harmless. */
export interface ProviderCallback {
  readonly providerId: string
  /** Twilio's own word: queued, ringing, in-progress, completed, busy, failed, no-answer, canceled, … */
  readonly status: string
  /** SequenceNumber; null where there is none (SMS). */
  readonly sequence: number | null
  readonly error?: string
}

/** Final statuses at Twilio (https://www.twilio.com/docs/voice/api/call-resource, message-resource). */
const MISSED_CALL_STATUSES: readonly string[] = [
  'busy',
  'failed',
  'no-answer',
  'canceled',
  'undelivered',
]
const COMPLETED_CALL_STATUSES: readonly string[] = ['completed', 'delivered', 'read']

const statusMeaning = (status: string): ProviderStatus['meaning'] =>
  MISSED_CALL_STATUSES.includes(status)
    ? 'missed'
    : COMPLETED_CALL_STATUSES.includes(status)
      ? 'done'
      : 'open'

/** Converts a callback into what the store records. */
export const toProviderStatus = ({
  providerId,
  status,
  sequence,
  error,
}: ProviderCallback): ProviderStatus => ({
  providerId,
  status,
  sequence,
  meaning: statusMeaning(status),
  error: error === undefined ? null : `${status}, code ${error}`,
})
