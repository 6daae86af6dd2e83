import type { prices as english } from '#app/content/en/prices.ts'
import type { Shape } from '#app/content/shape.ts'

/** The words around the price table (R162). Figures come from domain/business.ts alone. */
export const prices: Shape<typeof english> = {
  ask: 'Pregunte el precio por teléfono',
  allPrices: 'Vea todos los precios y cargos',
  askFor: 'Pregunte el precio por teléfono:',
  includes: (what) => `Incluye ${what}.`,
  more: (what) => `Lo que sube el precio: ${what}.`,
  askTerm: {
    trip: 'Pregunte cuánto cuesta el viaje.',
    nightAndHoliday:
      'Pregunte si cuesta más de noche o en días feriados. El precio que le damos es para esa hora.',
  },
}
