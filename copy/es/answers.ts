import type { AnswerMessages } from '#copy/answers.ts'
import { baseTown, region } from '#copy/es/place.ts'

/** Textos con los datos del dueño, en la tarjeta de cada página y en /es/nosotros. */
export const answers: AnswerMessages = {
  place: `en ${baseTown}, ${region}`,
  titles: {
    price: 'Precio',
    night: 'De noche y feriados',
    trip: 'Viaje',
    arrival: 'Llegamos',
    duration: 'El trabajo toma',
    refusal: 'Si dice que no',
    warranty: 'Garantía',
  },
  arrival: 'Por lo general, de {from} a {to} minutos después de su llamada.',
  duration: 'Por lo general, de {from} a {to} minutos.',
  insurance: 'Con seguro de {price}.',
  languages: 'Se habla {list}.',
  locksmiths: 'Nuestros cerrajeros',
  experience: '{count} años en el oficio',
  soonQuestion: '¿Cuánto tardan en llegar?',
  soonFactors:
    'Depende de dónde esté nuestra van y del tráfico. Si esa hora no le sirve, no le cobramos nada.',
}
