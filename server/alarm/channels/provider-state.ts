/** Whether a provider accepts what we are configured with. */

import type { HttpReply } from './http-request.ts'
import { isSuccess } from './send-outcome.ts'

/** 'refused' with what the provider says; 'unknown' if it did not answer. No reason has a secret. */
export type ProviderState =
  | { readonly state: 'ok' }
  | {
      readonly state: 'refused'
      readonly reason: string
      /** Staff members whose own keys are refused. */
      readonly staff?: readonly string[]
    }
  | { readonly state: 'unknown'; readonly reason: string }

/** Not accepted: the credentials, or the account. */
const REFUSED_STATUSES: readonly number[] = [401, 403]

export const isRefused = (reply: HttpReply): boolean =>
  reply.kind === 'answered' && REFUSED_STATUSES.includes(reply.status)

/** Says what an answer means that has no meaning of its own. */
export function stateOf(reply: HttpReply): ProviderState {
  if (reply.kind !== 'answered') return { state: 'unknown', reason: reply.error }
  if (isSuccess(reply)) return { state: 'ok' }
  const reason = `status ${reply.status}`
  return { state: isRefused(reply) ? 'refused' : 'unknown', reason }
}
