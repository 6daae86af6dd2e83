import type { PaymentMethod } from '#domain/lead/payment.ts'
import type { Language } from '#domain/text/language.ts'

interface PaymentMessages {
  readonly methods: Readonly<Record<PaymentMethod, string>>
  readonly agreed: (amount: string) => string
  readonly paid: (amount: string) => string
}

/** What staff recorded about the price, in parts of one line. */
export const PAYMENT_MESSAGES: Readonly<Record<Language, PaymentMessages>> = {
  en: {
    methods: {
      cash: 'cash',
      card: 'card',
      check: 'check',
      transfer: 'transfer',
      invoice: 'invoice',
    },
    agreed: (amount) => `${amount} agreed`,
    paid: (amount) => `${amount} paid`,
  },
  es: {
    methods: {
      cash: 'efectivo',
      card: 'tarjeta',
      check: 'cheque',
      transfer: 'transferencia',
      invoice: 'factura',
    },
    agreed: (amount) => `${amount} acordado`,
    paid: (amount) => `${amount} pagado`,
  },
}
