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
  least: 'Lo más barato: {what}.',
  more: 'Lo que sube el precio: {what}.',
  total: 'El total incluye el viaje, cualquier cargo de noche, las piezas y el impuesto.',
  itemized: 'El precio que le damos dice si hay cargo por viaje, noche, piezas o impuesto.',
  includedTerms: {
    trip: 'El total que le damos incluye el viaje.',
    nightAndHoliday:
      'El precio que le damos es para esa hora, con cualquier cargo de noche o de día feriado.',
    tax: 'El total que le damos incluye el impuesto de ventas.',
  },
  unsetTerms: {
    trip: 'Si cobramos el viaje, se lo decimos junto con el precio, antes de salir.',
    nightAndHoliday:
      'Puede ser. Si hay cargo de noche o de día feriado, va en el precio que le damos para esa hora, y lo sabe antes de aceptar.',
    tax: 'Si se agrega el impuesto de ventas, se lo decimos junto con el precio.',
    payment:
      'Usted paga cuando ya todo funciona. Al llamar, díganos cómo quiere pagar y le decimos si se puede.',
    warranty:
      'Antes de que acepte, le decimos cuánto dura la garantía del trabajo y de las piezas.',
    cancellation:
      'Si cancela antes de aceptar un precio, no debe nada. Si cancelar después cuesta algo, se lo decimos antes de que acepte.',
  },
}
