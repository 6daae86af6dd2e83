import type { AnswerMessages } from '#copy/answers.ts'
import { baseTown, region, whileLicensed } from '#copy/es/place.ts'

export const answers: AnswerMessages = {
  place: `en ${baseTown}, ${region}`,
  titles: {
    price: 'Precio',
    arrival: 'Cuándo llegamos',
    duration: 'Duración del trabajo',
    who: 'Quién va',
    ready: 'Tenga listo',
    payment: 'Pago',
  },
  offers: {
    emergencyLockout: 'Abrir una puerta cuesta desde {emergencyPrice}.',
    lockInstallation:
      'Instalar una cerradura cuesta desde {installationPrice}; la cerradura va aparte.',
  },
  refusal: 'Si por teléfono dice que no, no le cobramos nada.',
  arrival: 'Por lo general, de {from} a {to} minutos después de su llamada.',
  duration: 'Por lo general, de {from} a {to} minutos.',
  locksmith: whileLicensed(
    'Va un cerrajero con licencia. Le enseña la licencia antes de empezar.',
    'Va un cerrajero de {businessName}.',
  ),
  locksmithInMarkedVan: whileLicensed(
    'Va un cerrajero con licencia, en una van con nuestro nombre. Le enseña la licencia antes de empezar.',
    'Va un cerrajero de {businessName}, en una van con nuestro nombre.',
  ),
  payment: 'Usted paga cuando ya todo funcione.',
  insurance: 'Con seguro de {price}.',
  languages: 'Se habla {list}.',
  locksmiths: 'Nuestros cerrajeros',
  experience: '{count} años en el oficio',
  groups: {
    emergency: {
      price: 'Abrir una cerradura de alta seguridad, o más de una, cuesta más.',
      arrival: 'Contestamos 24/7 y le decimos a qué hora llegamos.',
      duration:
        'Si la puerta solo se cerró de golpe, es lo más rápido. Otra cerradura, un baúl cerrado o taladrar toma más tiempo.',
      ready:
        'Identificación con foto y una prueba de que es suyo: un contrato, un recibo (bill) o el registro.',
    },
    residential: {
      price: 'Lo demás depende de la cerradura, de la puerta y de cuántas sean.',
      arrival:
        '¿Lo necesita hoy? Llame a cualquier hora y le decimos cuándo podemos ir. Si puede esperar, escoja el día.',
      duration:
        'Una cerradura con una llave que sirva es lo más rápido. Más puertas, un hueco nuevo o una pieza por encargo toman más tiempo.',
      ready:
        'Identificación con foto y un contrato, un recibo (bill) o los papeles del cierre (closing). Si alquila, el permiso del dueño.',
    },
    commercial: {
      price: 'Lo demás depende de la puerta, de la cerradura y de cuántas sean.',
      arrival:
        '¿Lo necesita hoy? Llame a cualquier hora y le decimos cuándo podemos ir. Si no, vamos antes de abrir o después de cerrar.',
      duration:
        'Una cerradura que quepa en los huecos de antes es lo más rápido. Más puertas, una puerta cortafuego o una pieza por encargo toman más tiempo.',
      ready:
        'Identificación con foto, un contrato o el registro del negocio, y el nombre de quien está a cargo.',
    },
    automotive: {
      price:
        'El precio de una llave depende del modelo, del tipo de llave y de si le queda una que sirva.',
      arrival:
        '¿La necesita hoy? Llame a cualquier hora y le decimos cuándo podemos ir. Si no, escoja un día.',
      duration:
        'Copiar una llave que sirva es lo más rápido. Si no queda ninguna, si algo está trabado o si el carro pide código, toma más tiempo.',
      ready: 'Identificación con foto, el registro o título, y todas las llaves que le queden.',
    },
  },
  photoId: 'Identificación con foto',
  idInside: '¿La identificación se quedó adentro? La revisamos al abrir.',
  soonQuestion: '¿Cuánto tardan en llegar?',
  soonFactors:
    'Depende de dónde esté nuestra van y del tráfico. Si esa hora no le sirve, no le cobramos nada.',
}
