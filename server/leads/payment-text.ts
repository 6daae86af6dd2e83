import { cleanLine } from '#domain/text/clean-text.ts'
import type { Language } from '#domain/text/language.ts'
import { formatCents } from '#domain/lead/money.ts'
import type { LeadPayment, PaymentMethod } from '#domain/lead/payment.ts'

/** Names of the payment methods, for staff. */
export const METHOD_NAMES: Readonly<Record<Language, Readonly<Record<PaymentMethod, string>>>> = {
  en: { cash: 'cash', card: 'card', check: 'check', transfer: 'transfer', invoice: 'invoice' },
  es: {
    cash: 'efectivo',
    card: 'tarjeta',
    check: 'cheque',
    transfer: 'transferencia',
    invoice: 'factura',
  },
}

/** Formats what staff recorded about the price in one line; '' if nothing is recorded. */
export function paymentText(
  { agreedCents, paidCents, method, note }: LeadPayment,
  language: Language,
): string {
  const [agreed, paid] = language === 'es' ? ['acordado', 'pagado'] : ['agreed', 'paid']
  return [
    agreedCents === null ? '' : `${formatCents(agreedCents)} ${agreed}`,
    paidCents === null ? '' : `${formatCents(paidCents)} ${paid}`,
    method === null ? '' : METHOD_NAMES[language][method],
    cleanLine(note ?? ''),
  ]
    .filter(Boolean)
    .join(', ')
}
