import type { PriceMessages } from '#copy/price-text.ts'

/** Words around the price table. Figures come only from domain/business.ts. */
export const prices: PriceMessages = {
  language: 'es',
  ask: 'Pregunte el precio por teléfono',
  allPrices: 'Vea todos los precios y cargos',
  askFor: 'Pregunte el precio por teléfono:',
  from: 'desde {price}',
  range: '{price} a {highest}',
  includes: 'Incluye {what}.',
  more: 'Lo que sube el precio: {what}.',
  askTerm: {
    trip: 'Pregunte cuánto cuesta el viaje.',
    nightAndHoliday:
      'Pregunte si cuesta más de noche o en días feriados. El precio que le damos es para esa hora.',
  },
}
