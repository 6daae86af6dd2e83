import type { AnswerMessages } from '#copy/answers.ts'
import { baseCity, region } from '#copy/es/place.ts'

export const answers: AnswerMessages = {
  place: `en ${baseCity}, ${region}`,
  titles: {
    price: 'Precio',
    arrival: 'Cuándo llegamos',
    who: 'Quién va',
    ready: 'Tenga a mano',
    payment: 'Pago',
  },
  offers: {
    emergencyLockout: 'Abrimos desde {emergencyPrice}.',
    lockInstallation: 'Instalar una cerradura cuesta desde {installationPrice}.',
  },
  priceChange:
    'No debe nada hasta que diga que sí. Después, el precio cambia solo si cambia el trabajo y usted está de acuerdo.',
  arrival: 'Por lo general, de {from} a {to} minutos después de su llamada, de día o de noche.',
  arrivalOnCall: 'En la llamada le damos la hora de llegada, de día o de noche.',
  duration: 'Por lo general, el trabajo toma de {from} a {to} minutos.',
  durationOnCall: 'También le decimos cuánto toma el trabajo.',
  locksmith: 'Un cerrajero que primero le muestra su licencia.',
  locksmithInMarkedVan:
    'Un cerrajero en una van con nuestro nombre, que primero le muestra su licencia.',
  insurance: 'Con seguro de {price}.',
  languages: 'Hablamos {list}.',
  otherLanguage: 'Puede enviarnos el formulario en español.',
  locksmiths: 'Nuestros cerrajeros',
  experience: '{count} años en el oficio',
  id: 'Identificación con foto y una prueba de que es suyo: contrato, recibo (bill) o registro del carro.',
  idInside: '¿La identificación se quedó adentro? La revisamos al abrir.',
  soonQuestion: '¿Cuánto tardan en llegar?',
}
