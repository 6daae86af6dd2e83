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
  total: 'El total incluye el viaje, cualquier cargo de noche, las piezas y el impuesto.',
  itemized: 'Junto con el precio le decimos si hay cargo por viaje, noche, piezas o impuesto.',
  includedTerms: {
    trip: 'El total que le damos incluye el viaje.',
    nightAndHoliday:
      'El precio que le damos es para esa hora, con cualquier cargo de noche o de día feriado.',
    tax: 'El total que le damos incluye el impuesto de ventas.',
  },
  unsetTerms: {
    trip: 'Si cobramos el viaje, se lo decimos junto con el precio, antes de salir.',
    nightAndHoliday:
      'Si hay cargo de noche o de día feriado, se lo decimos junto con el precio, antes de salir.',
    tax: 'Si se agrega el impuesto de ventas, se lo decimos junto con el precio.',
    payment: 'Usted paga cuando ya todo funciona. Antes de aceptar, ya sabe cómo puede pagar.',
    warranty:
      'Antes de que acepte, le decimos cuánto dura la garantía del trabajo y de las piezas.',
    cancellation:
      'No debe nada hasta que acepte un precio. Antes le decimos qué pasa si cancela después.',
  },
}
