/** Entries of business.json: hours, prices and terms. */
import { about } from './entry.ts'
import * as part from './parts.ts'
import { list, table } from './shapes.ts'
import * as valid from './values.ts'

export const OFFER = {
  priceRange: about(valid.priceRange, {
    en: ['Price range', 'One to four dollar signs.'],
    es: ['Nivel de precios', 'De uno a cuatro signos de dólar.'],
    example: '$$',
  }),
  hours: about(part.hours, {
    en: [
      'Hours of the shop',
      'When customers may come to your shop; without a shop 00:00 to 23:59. Not every day: add "days": "mon-fri".',
    ],
    es: [
      'Horario del local',
      'Cuándo puede ir la gente a su local; si no tiene local, 00:00 a 23:59. Si no abre todos los días, agregue "days": "mon-fri".',
    ],
    example: { opens: '00:00', closes: '23:59' },
  }),
  appointmentHours: about(list(valid.firstHour), {
    en: [
      'Appointments',
      'First full hours of the two-hour windows that the form offers for another day; empty for none.',
    ],
    es: [
      'Citas',
      'El formulario ofrece rangos de dos horas para otro día: escriba a qué hora en punto empieza cada uno. Vacío si no da citas.',
    ],
    example: [8, 10, 12, 14, 16, 18],
  }),
  rating: about(part.rating.nullable(), {
    en: ['Rating', 'Average out of 5 and number of ratings; empty for none.'],
    es: ['Calificación', 'Promedio sobre 5 y número de calificaciones; vacío si no tiene.'],
    example: { value: 4.9, count: 150 },
  }),
  offers: about(part.offers, {
    en: [
      'Starting prices',
      'The two prices that the pages quote, in dollars. The second is empty for installation by quote.',
    ],
    es: [
      'Precios “desde”',
      'Los dos precios que dicen las páginas, en dólares. Deje vacío el segundo si el precio de la instalación se da por teléfono.',
    ],
    example: {
      emergencyLockout: { name: 'Emergency lockout', price: 49 },
      lockInstallation: { name: 'Lock installation', price: 99 },
    },
  }),
  prices: about(table(valid.nonEmptyText, part.servicePrice), {
    en: [
      'Prices',
      'By service: lowest price and what is in it, what an ordinary job costs by day and by night (no night for work by appointment), cases with a price of their own, and the most that it can cost, with what. Empty: the pages say to call for a quote.',
    ],
    es: [
      'Precios',
      'Por servicio: el precio más bajo y qué incluye, cuánto cuesta un trabajo normal de día y de noche (la noche se deja vacía si el trabajo es con cita), los casos con precio propio, y cuánto cuesta como máximo y por qué. Vacío: las páginas piden llamar para saber el precio.',
    ],
    example: {
      'House Lockout': {
        from: 49,
        to: 290,
        includes: 'the trip and one door',
        total: { day: { from: 49, to: 110 }, night: { from: 89, to: 150 } },
        cases: [
          {
            what: 'Drilled, with a new cylinder',
            day: { from: 150, to: 250 },
            night: { from: 190, to: 290 },
          },
        ],
        more: 'a lock drilled at night',
      },
    },
  }),
  terms: about(part.terms, {
    en: [
      'Terms',
      'Beside the prices, a sentence or two each, in both languages. Empty leaves the line out.',
    ],
    es: [
      'Condiciones',
      'Junto a los precios, una o dos frases cada una, en los dos idiomas. Vacío: la línea no aparece.',
    ],
    example: {
      trip: null,
      nightAndHoliday: null,
      tax: null,
      payment: { en: 'Cash, cards and Zelle.', es: 'Efectivo, tarjetas y Zelle.' },
      warranty: null,
      cancellation: null,
    },
  }),
  quoteIncludesAll: about(valid.booleanValue, {
    en: [
      'One total',
      'Yes: the price by phone is one total with trip, night or holiday charge, parts and sales tax, and the pages say so.',
    ],
    es: [
      'Un solo total',
      'Sí: el precio por teléfono es un total con viaje, recargo de noche o feriado, piezas e impuesto de ventas, y las páginas lo dicen.',
    ],
    example: true,
  }),
}
