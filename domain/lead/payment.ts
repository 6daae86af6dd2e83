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
