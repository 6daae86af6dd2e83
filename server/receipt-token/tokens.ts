import { randomBytes } from 'node:crypto'
import { ALTCHA_SECRET_KEY } from '#server/captcha/altcha.ts'
import type { Store } from '#server/store/store.ts'
import { receiptTokenOf, signedToken } from './token.ts'

/** A request, as far as its token follows from it. */
export interface Tokened {
  /** UUID of the stored request. */
  readonly id: string
  readonly idempotencyKey: string | null
}

/**
 * The receipt's token of a request, the same each time it is asked for: for the
 * answer, for a repeat of it, and for the mail (R124). Rejects when the store does.
 */
export type ReceiptTokens = (request: Tokened) => Promise<string>

/** What the server signs hangs on its one secret; a database whose row was deleted gets another. */
export function createReceiptTokens(
  store: Pick<Store, 'getSetting' | 'setSetting'>,
): ReceiptTokens {
  const secret = async (): Promise<string> => {
    const kept = await store.getSetting(ALTCHA_SECRET_KEY)
    if (kept) return kept
    const made = randomBytes(32).toString('hex')
    await store.setSetting(ALTCHA_SECRET_KEY, made)
    return made
  }
  return async ({ id, idempotencyKey }) =>
    receiptTokenOf(idempotencyKey) ?? signedToken(await secret(), id)
}
