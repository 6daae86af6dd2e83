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
  more: 'Cuesta más con: {what}.',
  total:
    'Le damos un solo total para este momento, con viaje, cargo de noche, piezas e impuesto, antes de salir.',
  itemized:
    'Le damos el precio para este momento y, antes de salir, le decimos si hay cargo por viaje, noche, piezas o impuesto.',
  includedTerms: {
    trip: 'El total que le damos incluye el viaje.',
    nightAndHoliday:
      'Le damos el precio para este momento, con cualquier cargo de noche o de día feriado incluido.',
    tax: 'El total que le damos incluye el impuesto de ventas.',
  },
  unsetTerms: {
    trip: 'Si hay cargo por el viaje, se lo decimos por teléfono, antes de salir.',
    nightAndHoliday:
      'Le damos el precio para este momento y le decimos si hay cargo de noche o de día feriado, antes de salir.',
    tax: 'Por teléfono le decimos si se suma el impuesto de ventas.',
    payment: 'Usted paga cuando ya funciona. Por teléfono le decimos cómo puede pagar.',
    warranty: 'Por teléfono le decimos cuánto dura la garantía del trabajo y de las piezas.',
    cancellation:
      'No debe nada hasta que diga que sí a un precio. Por teléfono le decimos qué se aplica después.',
  },
}
