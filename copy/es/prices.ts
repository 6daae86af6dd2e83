import type { PriceMessages } from '#copy/price-text.ts'

/** Words around the price table. Figures come only from domain/business.ts. */
export const prices: PriceMessages = {
  language: 'es',
  quote: 'Llame y le damos el precio',
  allPrices: 'Vea todos los precios y cargos',
  quoteFor: 'Llame y le damos el precio de:',
  from: 'desde {price}',
  range: '{price} a {highest}',
  includes: 'Incluye {what}.',
  more: 'Lo que sube el precio: {what}.',
  total:
    'Antes de que salgamos, usted ya sabe el total, con viaje, cargo de noche, piezas e impuesto.',
  itemized:
    'Antes de que salgamos, usted ya sabe cuánto le cuesta y si hay cargo por viaje, noche, piezas o impuesto.',
  includedTerms: {
    trip: 'El total que le damos incluye el viaje.',
    nightAndHoliday:
      'El precio que le damos es para esa hora, con cualquier cargo de noche o de día feriado.',
    tax: 'El total que le damos incluye el impuesto de ventas.',
  },
  unsetTerms: {
    trip: 'Si cobramos el viaje, se lo decimos por teléfono, antes de salir.',
    nightAndHoliday:
      'Si hay cargo de noche o de día feriado, se lo decimos por teléfono, antes de salir.',
    tax: 'Por teléfono le decimos si se agrega el impuesto de ventas.',
    payment: 'Usted paga cuando ya todo funciona. Por teléfono le decimos cómo puede pagar.',
    warranty: 'Por teléfono le decimos cuánto dura la garantía del trabajo y de las piezas.',
    cancellation:
      'No debe nada hasta que diga que sí a un precio. Por teléfono le decimos qué pasa si cancela después.',
  },
}
