import type { AnswerMessages } from '#copy/answers.ts'
import { baseTown, region } from '#copy/es/place.ts'

/** Texts around the owner's facts, in the card of each page and on the page about the business. */
export const answers: AnswerMessages = {
  place: `en ${baseTown}, ${region}`,
  titles: {
    price: 'Precio',
    day: 'De día',
    night: 'De noche',
    arrival: 'Cuándo llegamos',
    duration: 'Cuánto dura el trabajo',
    refusal: 'Si dice que no',
    warranty: 'Garantía',
  },
  arrival: 'Por lo general, entre {from} y {to} minutos después de su llamada.',
  duration: 'Por lo general, entre {from} y {to} minutos.',
  durationInHours: 'Por lo general, entre {from} y {to} horas.',
  markedVan: 'La van lleva nuestro nombre.',
  insurance: 'Tenemos seguro de {price}.',
  languages: 'Hablamos {list}.',
  locksmiths: 'Nuestros cerrajeros',
  experience: '{count} años en el oficio',
  lookUp: 'Verificar esta licencia',
  soonQuestion: '¿Cuánto tardan en llegar?',
  soonFactors: 'Depende del tráfico y de dónde esté la van.',
}
