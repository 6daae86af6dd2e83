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
  includedTerms: {
    trip: 'El total que le damos incluye el viaje.',
    nightAndHoliday: 'El total que le damos incluye cualquier cargo de noche o de día feriado.',
    tax: 'El total que le damos incluye el impuesto de ventas.',
  },
}
