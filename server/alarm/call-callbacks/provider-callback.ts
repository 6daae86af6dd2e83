/** A status of a call or text message, as Twilio reports it. Any order, doubled and late ones are harmless. */

import type { App } from '#server/app.ts'
import { OPTED_OUT_CODE } from '#server/alarm/channels/twilio/client.ts'
import { recordProviderStatus } from '#server/alarm/sending/provider-status.ts'
import type { ProviderStatus } from '#server/db/tables/notice.ts'

export type ProviderCallback = Pick<ProviderStatus, 'providerId' | 'status' | 'sequence'> & {
  /** Twilio's error code. */
  readonly error?: string
}

/** Reads a status from the form that Twilio posts. */
export function readCallback(
  form: URLSearchParams,
  sid: 'CallSid' | 'MessageSid',
  state: 'CallStatus' | 'MessageStatus',
): ProviderCallback {
  const sequence = Number.parseInt(form.get('SequenceNumber') ?? '', 10)
  const error = /^\d{1,6}$/.exec(form.get('ErrorCode') ?? '')?.[0]
  return {
    providerId: form.get(sid) ?? '',
    status: form.get(state) ?? '',
    sequence: Number.isNaN(sequence) ? null : sequence,
    ...(error !== undefined && { error }),
  }
}

/**
 * Final statuses at Twilio (https://www.twilio.com/docs/voice/api/call-resource, message-resource).
 */
const MISSED_STATUSES = new Set(['busy', 'failed', 'no-answer', 'canceled', 'undelivered'])
const DONE_STATUSES = new Set(['completed', 'delivered', 'read'])

function meaningOf(status: string): ProviderStatus['meaning'] {
  if (MISSED_STATUSES.has(status)) return 'missed'
  return DONE_STATUSES.has(status) ? 'done' : 'open'
}

/** Records the status of a call or SMS; an unanswered call brings the next step forward. */
export async function recordCallback(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  noticeId: string,
  { error: code, ...callback }: ProviderCallback,
): Promise<void> {
  const { status } = callback
  const error = code === undefined ? null : `${status}, code ${code}`
  const hasOptedOut = code === String(OPTED_OUT_CODE)
  const recorded = { ...callback, meaning: meaningOf(status), error, hasOptedOut }
  await db.write((tx) => recordProviderStatus(tx, noticeId, recorded, clock()))
}
