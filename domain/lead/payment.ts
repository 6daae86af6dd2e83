/** What staff record about the price when a lead is closed; each value is optional. */

export const PAYMENT_METHODS = ['cash', 'card', 'check', 'transfer', 'invoice'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export interface LeadPayment {
  readonly agreedCents: number | null
  readonly paidCents: number | null
  readonly method: PaymentMethod | null
  /** One line for staff and owner; `null` if there is none. */
  readonly note: string | null
}

export const parsePaymentMethod = (text: string | null | undefined): PaymentMethod | null =>
  PAYMENT_METHODS.find((method) => method === text) ?? null

/** What was paid of a job that is done. `refunded`: nothing any more, after something was paid. */
export type PaymentState = 'unpaid' | 'part' | 'paid' | 'refunded'

/** @param earlier what was recorded before, in its order */
export function paymentState(
  { agreedCents, paidCents }: Pick<LeadPayment, 'agreedCents' | 'paidCents'>,
  earlier: readonly Pick<LeadPayment, 'paidCents'>[] = [],
): PaymentState {
  if (!paidCents) return earlier.some((one) => (one.paidCents ?? 0) > 0) ? 'refunded' : 'unpaid'
  return paidCents < (agreedCents ?? 0) ? 'part' : 'paid'
}
