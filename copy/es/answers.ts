import type { AnswerMessages } from '#copy/answers.ts'
import { baseTown, region, whileLicensed } from '#copy/es/place.ts'

export const answers: AnswerMessages = {
  place: `en ${baseTown}, ${region}`,
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
    'Si no acepta el precio, no debe nada. Después de aceptarlo, no se agrega nada sin su permiso.',
  arrival: 'Por lo general, de {from} a {to} minutos después de su llamada, de día o de noche.',
  duration: 'Por lo general, el trabajo toma de {from} a {to} minutos.',
  locksmith: whileLicensed(
    'Un cerrajero con licencia. Usted la ve antes de que empiece el trabajo.',
    'Un cerrajero de {businessName}.',
  ),
  locksmithInMarkedVan: whileLicensed(
    'Un cerrajero con licencia, en una van con nuestro nombre. Usted la ve antes de que empiece el trabajo.',
    'Un cerrajero de {businessName}, en una van con nuestro nombre.',
  ),
  licenseCheck: whileLicensed(
    'Antes de que lleguemos, puede comprobar el número con el estado.',
    null,
  ),
  insurance: 'Con seguro de {price}.',
  languages: 'Hablamos {list}.',
  otherLanguage: 'Puede enviarnos el formulario en español.',
  locksmiths: 'Nuestros cerrajeros',
  experience: '{count} años en el oficio',
  groups: {
    emergency: {
      price:
        'El precio depende de la cerradura y de cuántas sean. Si la hora o la distancia suman algo, va en el precio que le damos.',
      arrival:
        'Contestamos 24/7. Díganos dónde está y le damos una hora de llegada. Si es muy tarde para usted, no debe nada.',
      duration:
        'El trabajo toma más tiempo con otra cerradura, el baúl cerrado o una que no abra con ganzúa.',
      ready:
        'Identificación con foto y una prueba de que vive ahí o de que el carro es suyo: contrato, recibo (bill) o registro.',
    },
    residential: {
      price: 'El precio depende de la cerradura, de la puerta y de cuántas sean.',
      arrival:
        '¿La puerta no cierra? Llame a cualquier hora y le decimos cuándo podemos llegar. Si puede esperar, elija el día que le convenga.',
      duration:
        'El trabajo toma más tiempo con más puertas, un hueco nuevo o una pieza por encargo.',
      ready:
        'Identificación con foto y contrato, recibo (bill) o documentos del cierre (closing). Si alquila, el permiso del dueño.',
    },
    commercial: {
      price: 'El precio depende de la puerta, de la cerradura o barra, y de cuántas sean.',
      arrival:
        '¿No puede cerrar el negocio? Llame a cualquier hora y le decimos cuándo podemos llegar. El trabajo planeado puede ser antes de abrir o después de cerrar.',
      duration:
        'El trabajo toma más tiempo con más puertas, una puerta cortafuego o una pieza por encargo.',
      ready:
        'Identificación con foto, contrato o registro del negocio, y el nombre de la persona a cargo.',
    },
    automotive: {
      price: 'El precio depende del modelo, del tipo de llave y de si le queda una que sirva.',
      arrival:
        '¿Se quedó varado? Llame a cualquier hora y le decimos cuándo podemos llegar. Si puede esperar, elija el día que le convenga.',
      duration:
        'El trabajo toma más tiempo si no queda ninguna llave, si algo está trabado o si el carro pide código.',
      ready: 'Identificación con foto, el registro o título, y todas las llaves que le queden.',
    },
  },
  photoId: 'Identificación con foto',
  idInside: '¿La identificación se quedó adentro? La revisamos al abrir.',
  soonQuestion: '¿Cuánto tardan en llegar?',
  soonFactors: 'Depende de dónde esté la van y del tráfico.',
}
