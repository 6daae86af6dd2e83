import type { PriceMessages } from '#copy/price-text.ts'

/** Words around the price table. Figures come only from business.json. */
export const prices: PriceMessages = {
  language: 'es',
  quote: 'Precio por teléfono',
  allPrices: 'Ver la lista de precios',
  quoteFor: 'Precio por teléfono:',
  from: 'desde {price}',
  fromInAll: 'desde {price} en total',
  dayAndNight: '{price} de día y {nightPrice} de noche',
  range: 'entre {price} y {highest}',
  usual: 'Lo normal',
  total: 'por lo general, {price}{what}.',
  times: { day: 'de día', night: 'de noche' },
  includes: 'Incluye {what}.',
  priceIncludes: 'De cada total de día, {price} son por {what}.',
  most: 'Como máximo, {price}.',
  mostFor: 'Como máximo, {price}: {what}.',
  more: 'Cuesta más con {what}.',
  includedTerms: {
    trip: 'El viaje está incluido en el total.',
    nightAndHoliday: 'El total ya incluye cualquier cargo de noche o de día feriado.',
    tax: 'El impuesto de ventas (sales tax) está incluido en el total.',
  },
}
