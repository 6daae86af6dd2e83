import type { AnswerMessages } from '#copy/answers.ts'
import { baseCity, region, whileLicensed } from '#copy/es/place.ts'

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
  arrivalOnCall: 'Cuando llame, le decimos a qué hora llegamos, de día o de noche.',
  duration: 'Por lo general, el trabajo toma de {from} a {to} minutos.',
  locksmith: whileLicensed(
    'Un cerrajero que primero le muestra su licencia.',
    'Un cerrajero de {businessName}.',
  ),
  locksmithInMarkedVan: whileLicensed(
    'Un cerrajero en una van con nuestro nombre, que primero le muestra su licencia.',
    'Un cerrajero de {businessName}, en una van con nuestro nombre.',
  ),
  licenseCheck: whileLicensed('Usted puede verificar el número con el estado.', null),
  insurance: 'Con seguro de {price}.',
  languages: 'Hablamos {list}.',
  otherLanguage: 'Puede enviarnos el formulario en español.',
  locksmiths: 'Nuestros cerrajeros',
  experience: '{count} años en el oficio',
  groups: {
    emergency: {
      price:
        'El precio depende de la cerradura y de cuántas haya que abrir. También pueden contar la hora y la distancia.',
      duration:
        'Cuánto toma el trabajo depende de la cerradura, de cuántas sean y de si abren con ganzúa.',
      ready:
        'Identificación con foto y una prueba de que es suyo: contrato, recibo (bill) o registro del carro.',
    },
    residential: {
      price: 'El precio depende de la cerradura, de la puerta y de cuántas sean.',
      duration:
        'Cuánto toma el trabajo depende de la cerradura, de cuántas puertas sean y de si tenemos la pieza.',
      ready:
        'Identificación con foto y contrato, recibo (bill) o papeles de compra. Si alquila, el permiso del dueño.',
    },
    commercial: {
      price: 'El precio depende de la puerta, de la cerradura o barra, y de cuántas sean.',
      duration:
        'Cuánto toma el trabajo depende de cuántas puertas sean, de la cerradura o barra y de si tenemos la pieza.',
      ready:
        'Identificación con foto, contrato o registro del negocio, y el nombre de la persona a cargo.',
    },
    automotive: {
      price: 'El precio depende del modelo, del tipo de llave y de si le queda una que sirva.',
      duration:
        'Cuánto toma el trabajo depende del modelo, del tipo de llave y de si le queda una que sirva.',
      ready: 'Identificación con foto, el registro o título, y todas las llaves que le queden.',
    },
  },
  photoId: 'Identificación con foto',
  idInside: '¿La identificación se quedó adentro? La revisamos al abrir.',
  soonQuestion: '¿Cuánto tardan en llegar?',
}
