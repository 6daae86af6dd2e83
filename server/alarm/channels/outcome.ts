import type { SendOutcome } from '../channel.ts'
import { type HttpReply, retryAfterMs } from './http-call.ts'

type Answer = HttpReply & { readonly kind: 'answered' }
type Failure = SendOutcome & { readonly outcome: 'failed' }

export const sent = (providerId: string | null = null): SendOutcome => ({
  outcome: 'sent',
  providerId,
})

export const isSuccess = ({ status }: Answer): boolean => status >= 200 && status < 300

/** Another try may end otherwise: a limit, an outage, a time-out (RFC 9110, 15.5.9, 15.6; RFC 6585, 4). */
const mayPass = (status: number): boolean =>
  status === 408 || status === 425 || status === 429 || status >= 500

/** A refusal by its status alone. */
export function refusedBy(
  { status, headers }: Answer,
  now: number,
  more: Partial<Pick<Failure, 'permanent' | 'gone' | 'error'>> = {},
): SendOutcome {
  const wait = retryAfterMs(headers, now)
  return {
    outcome: 'failed',
    permanent: !mayPass(status),
    gone: 'no',
    error: `status ${status}`,
    ...more,
    ...(wait !== undefined && { retryAfterMs: wait }),
  }
}

/** No answer, where a second message does no harm: it is simply tried again. */
export const notReached = ({ error }: Exclude<HttpReply, Answer>): SendOutcome => ({
  outcome: 'failed',
  permanent: false,
  gone: 'no',
  error,
})

/** No answer, where a second message would ring twice (R103). */
export function maybeReached(reply: Exclude<HttpReply, Answer>): SendOutcome {
  return reply.kind === 'never-sent'
    ? notReached(reply)
    : { outcome: 'unknown', error: reply.error }
}
