import { createSecret } from '#server/secrets/secret.ts'
import type { Store } from '#server/store/store.ts'
import { deriveStatusPageToken, signedToken } from './derive-token.ts'

/** The columns of a submission from which its token is derived. */
export interface TokenSource {
  /** UUID of the stored submission. */
  readonly id: string
  readonly idempotencyKey: string | null
}

/**
 * Derives the status page's token of a submission, the same at each call: for the answer, for a
 * repeated submission and for the mail (R124). Rejects when the store does.
 */
export type StatusPageTokenFactory = (request: TokenSource) => Promise<string>

export function createStatusPageTokens(
  store: Pick<Store, 'getSetting' | 'setSetting'>,
): StatusPageTokenFactory {
  const secret = createSecret(store)
  return async ({ id, idempotencyKey }) =>
    deriveStatusPageToken(idempotencyKey) ?? signedToken(await secret(), id)
}
