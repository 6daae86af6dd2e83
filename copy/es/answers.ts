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
    emergencyLockout: 'Aperturas desde {emergencyPrice}.',
    lockInstallation: 'Instalación de cerraduras desde {installationPrice}.',
  },
  priceChange: 'Solo cambia si cambia el trabajo, y solo si usted está de acuerdo.',
  arrival: 'Normalmente de {from} a {to} minutos después de su llamada, de día o de noche.',
  arrivalOnCall: 'Por teléfono le damos la hora de llegada, de día o de noche.',
  duration: 'El trabajo normalmente toma de {from} a {to} minutos.',
  durationOnCall: 'También le decimos cuánto debe tomar el trabajo.',
  locksmith: 'Un cerrajero con licencia.',
  locksmithInMarkedVan: 'Un cerrajero con licencia, en una van rotulada.',
  insurance: 'Asegurado por {price}.',
  languages: 'Hablamos {list}.',
  otherLanguage: 'Puede mandarnos el formulario en español.',
  id: 'Identificación con foto, y algo que muestre que la casa, el negocio o el carro es suyo.',
  idInside: '¿La identificación se quedó adentro? La revisamos después de abrir.',
  soonQuestion: '¿Cuánto tardan en llegar?',
}
