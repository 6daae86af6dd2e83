import { area, baseTown, region, townAndArea } from '#copy/es/place.ts'
import type { PricingCopy } from '#copy/page-types.ts'

export const pricing: PricingCopy = {
  meta: {
    title: `Precios de cerrajero en ${baseTown}, ${region}`,
    description: `Cuánto cuesta un cerrajero en ${townAndArea}: abrir puertas y carros, cerraduras, llaves de carro, cargos, pago y qué cambia el precio.`,
  },
  heading: 'Precios de cerrajería',
  lead: `En ${area}, abrir una puerta cuesta desde {emergencyPrice}. Instalar una cerradura cuesta desde {installationPrice}, más la cerradura. Llame 24/7 y le damos el precio de su trabajo antes de salir. Si no acepta, no le cobramos nada.`,
  groups: {
    emergency: 'Precios por abrir puertas y carros',
    residential: 'Precios para la casa',
    commercial: 'Precios para el negocio',
    automotive: 'Precios de llaves de carro',
  },
  terms: {
    heading: 'Cargos, pago y otras preguntas',
    items: [
      { term: 'trip', title: 'Cargo por el viaje' },
      { term: 'nightAndHoliday', title: 'Noches y días feriados' },
      { term: 'tax', title: 'Impuesto de ventas' },
      { term: 'payment', title: 'Cómo puede pagar' },
      { term: 'warranty', title: 'Garantía' },
      { term: 'cancellation', title: 'Si usted cancela' },
    ],
  },
  how: {
    heading: 'Cómo le damos su precio',
    paragraphs: [
      'Llame al {phone} y díganos qué está cerrado o qué necesita. En la misma llamada le decimos el total y qué cargos incluye, y va en la primera línea de la orden de trabajo.',
      'Si el trabajo resulta ser otro, paramos, le decimos el precio nuevo y usted decide. Puede decir que no.',
    ],
  },
}
