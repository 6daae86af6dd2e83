import { perFacts } from '#domain/business/per-facts.ts'
import type { AnswerMessages } from '#copy/answers.ts'
import { inNewJersey } from '#copy/es/place.ts'

/** Texts around the owner's facts, in the card of each page and on the page about the business. */
export const answers = perFacts((): AnswerMessages => ({
  titles: {
    price: 'Precio',
    day: 'De día',
    night: 'De noche',
    arrival: 'Cuándo llegamos',
    ready: 'Tenga a mano',
    duration: 'Cuánto suele durar',
  },
  arrival: 'Por lo general, {minutes}.',
  arrivalAtNight: 'De noche, {minutes}.',
  plannedArrival: 'Con cita, o enseguida si es urgente.',
  byAppointment: 'Con cita.',
  minutes: 'entre {from} y {to} minutos después de su llamada',
  nightMinutes: 'entre {from} y {to}',
  minutesByTown: 'entre {from} y {to} minutos en {town}, entre {farFrom} y {farTo} en {farTown}',
  nightMinutesByTown: 'entre {from} y {to} en {town}, entre {farFrom} y {farTo} en {farTown}',
  townMinutes: 'Llegamos {minutes}.',
  ready:
    'Una identificación con foto y, para un carro, el registro. Si están adentro, los vemos al abrir.',
  duration: 'De {from} a {to} minutos.',
  durationInHours: 'De {from} a {to} horas.',
  durationUpToHours: 'De {from} minutos a {to} horas.',
  markedVan: 'La van lleva nuestro nombre.',
  insurance: 'Tenemos un seguro de {price}.',
  languages: 'Hablamos {list}.',
  locksmiths: 'Nuestros cerrajeros',
  experience: '{count} años en el oficio',
  underLicense: inNewJersey('Trabaja bajo nuestra licencia {license}', ''),
  lookUp: 'Verificar esta licencia',
}))
