import { atSpanishTime } from '#domain/time/spanish-time.ts'

/** Messages of the quote and the payment on the board. */
export const PRICE_MESSAGES_EN = {
  quote: 'Quote',
  agreed: (time: string) => `The customer agreed at ${time}.`,
  signInForPayment: 'Sign in again to see what was paid',
  notAgreed: 'The customer has not agreed yet.',
  writeQuote: 'Write a quote',
  changeQuote: 'Change the quote',
  total: 'Total, in dollars',
  includes: 'What it includes',
  quoteHint:
    'The customer reads it on the status page and presses “I agree”. A change needs a new agreement.',
  sendQuote: 'Show it to the customer',
  payment: 'Payment',
  states: { unpaid: 'not paid', part: 'part paid', paid: 'paid', refunded: 'refunded' },
  paymentHint:
    'Fill in what you know. A customer with an email address gets a receipt, with the price paid and how; the rest they do not see.',
  tripHint:
    'Nobody was there. If your terms have a fee for the trip, write what was paid: the customer gets a receipt.',
  textReceipt: 'Text the receipt to the customer',
  priceAgreed: 'Price agreed, in dollars',
  pricePaid: 'Price paid, in dollars',
  method: 'Paid by',
  note: 'Note for staff',
  savePayment: 'Save the payment',
  amountWrong: 'Write an amount in dollars, such as 149 or 149.50.',
  includesWrong: (length: number) => `Write what it includes, up to ${length} characters.`,
  quotesFull: 'This request has too many quotes. Call the customer.',
}

export const PRICE_MESSAGES_ES: typeof PRICE_MESSAGES_EN = {
  quote: 'Precio ofrecido',
  agreed: (time) => `El cliente aceptó ${atSpanishTime(time)}`,
  signInForPayment: 'Entre otra vez para ver lo que se pagó',
  notAgreed: 'El cliente todavía no lo ha aceptado.',
  writeQuote: 'Ofrecer un precio por escrito',
  changeQuote: 'Cambiar el precio ofrecido',
  total: 'Total, en dólares',
  includes: 'Qué incluye',
  quoteHint:
    'El cliente lo lee en su página y toca “Acepto”. Si cambia el precio, tiene que aceptar otra vez.',
  sendQuote: 'Mostrárselo al cliente',
  payment: 'Pago',
  states: { unpaid: 'sin pagar', part: 'pagado en parte', paid: 'pagado', refunded: 'reembolsado' },
  paymentHint:
    'Anote lo que sepa. Un cliente con correo electrónico recibe un recibo, con el precio pagado y cómo se pagó; lo demás no lo ve.',
  tripHint:
    'No había nadie. Si sus condiciones tienen un cargo por el viaje, anote lo que se pagó: el cliente recibe un recibo.',
  textReceipt: 'Enviar el recibo por mensaje',
  priceAgreed: 'Precio acordado, en dólares',
  pricePaid: 'Precio pagado, en dólares',
  method: 'Forma de pago',
  note: 'Nota para el equipo',
  savePayment: 'Guardar el pago',
  amountWrong: 'Escriba una cantidad en dólares, como 149 o 149.50.',
  includesWrong: (length) => `Escriba qué incluye, hasta ${length} caracteres.`,
  quotesFull: 'Esta solicitud ya tiene demasiados precios. Llame al cliente.',
}
