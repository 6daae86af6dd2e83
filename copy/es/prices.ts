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
  itemized:
    'Le decimos el total y qué incluye: el viaje, el cargo de noche si lo hay, las piezas y el impuesto.',
  includedTerms: {
    trip: 'El total que le damos incluye el viaje.',
    nightAndHoliday: 'El total que le damos incluye cualquier cargo de noche o de día feriado.',
    tax: 'El total que le damos incluye el impuesto de ventas.',
  },
  unsetTerms: {
    trip: 'Si cobramos el viaje, se lo decimos con el precio, antes de que acepte.',
    nightAndHoliday:
      'De noche y en días feriados puede costar más. Si hay un cargo, ya va en el precio que le damos: usted lo sabe antes de aceptar.',
    tax: 'Si hay impuesto de ventas, se lo decimos con el precio.',
    payment:
      'Usted paga al final, cuando ya todo funcione. ¿Tarjeta, efectivo o una app? Díganos cómo quiere pagar y se lo confirmamos por teléfono.',
    warranty:
      'Antes de que acepte, le decimos por cuánto tiempo garantizamos el trabajo y las piezas.',
    cancellation:
      'Si cancela antes de aceptar un precio, no le cobramos nada. Si cancelar después cuesta algo, se lo decimos antes de que acepte.',
  },
}
