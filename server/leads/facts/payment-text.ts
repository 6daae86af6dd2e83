import { PAYMENT_MESSAGES } from '#copy/server/payment.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import type { Language } from '#domain/text/language.ts'
import { formatCents } from '#domain/lead/money.ts'
import type { LeadPayment } from '#domain/lead/payment.ts'

/** Formats what staff recorded about the price in one line; '' if nothing is recorded. */
export function paymentText(
  { agreedCents, paidCents, method, note }: LeadPayment,
  language: Language,
): string {
  const messages = PAYMENT_MESSAGES[language]
  return [
    agreedCents === null ? '' : messages.agreed(formatCents(agreedCents)),
    paidCents === null ? '' : messages.paid(formatCents(paidCents)),
    method === null ? '' : messages.methods[method],
    cleanLine(note ?? ''),
  ]
    .filter(Boolean)
    .join(', ')
}
