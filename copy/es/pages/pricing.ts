import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, region, townAndArea } from '#copy/es/place.ts'
import type { PricingCopy } from '#copy/page-types.ts'

export const pricing = perFacts((): PricingCopy => ({
  meta: {
    title: `Precios de cerrajero, ${baseTown()} ${region()}`,
    description: `Cuánto cobra un cerrajero en ${townAndArea()}: abrir una puerta, desde {emergencyPrice}. También cerraduras, llaves de carro, cargos y formas de pago.`,
  },
  heading: `¿Cuánto cobra un cerrajero en ${area()}?`,
  lead: `Abrir una puerta cuesta desde {emergencyPrice} de día y {nightPrice} de noche. Poner una cerradura cuesta desde {installationPrice}, más la cerradura. Para saber su total, llame a cualquier hora: la cotización es gratis y se la damos antes de salir.`,
  groups: {
    emergency: 'Abrir puertas y carros',
    residential: 'Cerraduras de casa',
    commercial: 'Cerraduras de negocio',
    automotive: 'Llaves de carro',
  },
  terms: {
    heading: 'Cargos, pago y garantía',
    items: [
      { term: 'trip', title: 'Cargo por el viaje' },
      { term: 'cancellation', title: 'Si al final no quiere' },
      { term: 'nightAndHoliday', title: 'Noches y días feriados' },
      { term: 'tax', title: 'Impuesto de ventas' },
      { term: 'payment', title: 'Cómo puede pagar' },
      { term: 'warranty', title: 'Garantía' },
    ],
  },
  how: {
    heading: 'Cómo saber el total de su trabajo',
    paragraphs: [
      'Llame al {phone} y díganos qué se cerró o se dañó, dónde está y cuántas cerraduras son. En la misma llamada le decimos el total, y ese precio va en la orden de trabajo antes de que empecemos.',
      'Si el trabajo resulta ser otro, paramos, le decimos el precio nuevo y usted decide.',
    ],
  },
}))
