import { createSecret } from '#server/secrets/secret.ts'
import type { Store } from '#server/store/store.ts'
import { deriveStatusPageToken, signedToken } from './derive-token.ts'

/** A request, as far as its token follows from it. */
export interface TokenSource {
  /** UUID of the stored request. */
  readonly id: string
  readonly idempotencyKey: string | null
}

/**
 * The receipt's token of a request, the same each time it is asked for: for the
 * answer, for a repeat of it, and for the mail (R124). Rejects when the store does.
 */
export type StatusPageTokenFactory = (request: TokenSource) => Promise<string>

export function createStatusPageTokens(
  store: Pick<Store, 'getSetting' | 'setSetting'>,
): StatusPageTokenFactory {
  const secret = createSecret(store)
  return async ({ id, idempotencyKey }) =>
    deriveStatusPageToken(idempotencyKey) ?? signedToken(await secret(), id)
}
