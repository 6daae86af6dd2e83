import type { SendOutcome } from '#server/alarm/channel.ts'
import { type HttpReply, retryAfterMs } from './http-request.ts'

export type HttpAnswer = HttpReply & { readonly kind: 'answered' }
type HttpFailure = SendOutcome & { readonly outcome: 'failed' }

export const sentOutcome = (providerId: string | null = null): SendOutcome => ({
  outcome: 'sent',
  providerId,
})

export const isSuccess = ({ status }: HttpAnswer): boolean => status >= 200 && status < 300

/**
 * Statuses that may be temporary: limit, outage, time-out (RFC 9110, 15.5.9, 15.6; RFC 6585, 4).
 */
const isRetryable = (status: number): boolean =>
  status === 408 || status === 425 || status === 429 || status >= 500

/** Converts a refusal by its status. */
export function refusedOutcome(
  { status, headers }: HttpAnswer,
  now: number,
  more: Partial<Pick<HttpFailure, 'permanent' | 'gone' | 'error' | 'hasOptedOut'>> = {},
): SendOutcome {
  const wait = retryAfterMs(headers, now)
  return {
    outcome: 'failed',
    permanent: !isRetryable(status),
    gone: 'no',
    error: `status ${status}`,
    ...more,
    ...(wait !== undefined && { retryAfterMs: wait }),
  }
}

/** Converts a missing answer for a channel where a duplicate is harmless: it is retried. */
export const unreachableOutcome = ({ error }: Exclude<HttpReply, HttpAnswer>): SendOutcome => ({
  outcome: 'failed',
  permanent: false,
  gone: 'no',
  error,
})

/** Converts a missing answer for a channel where a duplicate would call twice. */
export function unknownOutcome(reply: Exclude<HttpReply, HttpAnswer>): SendOutcome {
  return reply.kind === 'never-sent'
    ? unreachableOutcome(reply)
    : { outcome: 'unknown', error: reply.error }
}
