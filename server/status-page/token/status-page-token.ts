import type { ReadSecret } from '#server/secrets/secret.ts'
import { tokenOfKey, signedToken } from './derive-token.ts'

/** The columns of a submission from which its token is derived. */
export interface TokenSource {
  readonly id: string
  readonly idempotencyKey: string | null
}

/**
 * Derives the status page's token of a submission, the same at each call: for the answer, for a
 * repeated submission and for the mail. Rejects when the secret cannot be read.
 */
export const statusPageToken = async (
  readSecret: ReadSecret,
  { id, idempotencyKey }: TokenSource,
): Promise<string> => tokenOfKey(idempotencyKey) ?? signedToken(await readSecret(), id)
