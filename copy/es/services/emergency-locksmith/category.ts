import {
  area,
  baseTown,
  inNewJersey,
  nearbyTowns,
  region,
  whileLicensed,
  withLicense,
} from '#copy/es/place.ts'
import type { CategoryCopy } from '#copy/types.ts'

export const emergencyLocksmith: CategoryCopy = {
  meta: {
    title: `Cerrajero de emergencia en ${baseTown}, ${region}`,
    description: `¿No puede entrar a su casa, carro o tienda? Un cerrajero${withLicense} va 24/7 en ${baseTown} y ${nearbyTowns}. Primero el precio.`,
  },
  heading: 'Cerrajero de emergencia',
  lead: `¿Se quedó afuera en ${area}? Un cerrajero${withLicense} abre casas, carros, tiendas y unidades de storage 24/7. Al llamar le damos el precio, desde {emergencyPrice}, y la hora de llegada. Usted paga después de que le abrimos.`,
  blurb: '¿Se quedó afuera? Llame ahora.',
  plateAlt:
    'Una puerta de entrada de noche: una lámpara arriba, el número de la casa al lado, una cerradura de latón y una llave en un gancho que se ve por el vidrio.',
  callouts: [
    { part: 'lamp', title: 'Lámpara', text: 'Espere donde haya luz' },
    { part: 'number', title: 'Número de casa', text: 'Dígalo con la esquina' },
    { part: 'lock', title: 'Cerradura', text: 'Díganos cuál está cerrada' },
    { part: 'key', title: 'Llave', text: 'Se quedó adentro de la casa' },
  ],
  promise: {
    heading: 'Qué pasa cuando usted llama',
    paragraphs: [
      'Díganos dónde está, qué está cerrado y si hay alguien encerrado. Le decimos el precio y a qué hora llegamos. Si dice que sí, salimos. En la puerta los dos nos identificamos. Abrimos, usted prueba y después paga.',
      'Muchas cerraduras de casa se abren con ganzúa. Muchos carros se abren con una cuña de aire y una varilla. Una cerradura abierta con ganzúa sigue sirviendo. Si hay que taladrar, eso va en una línea aparte de la orden de trabajo, y antes usted tiene que aprobarlo.',
      '¿Hay un niño o una mascota en un carro cerrado? ¿Hay algo en la estufa o huele a humo? Llame al 911 antes de llamarnos.',
    ],
  },
  chooser: {
    heading: '¿A dónde no puede entrar?',
    items: [
      {
        slug: 'car-lockout',
        title: 'A su carro',
        text: 'Las llaves están en la cabina o en el baúl, o el control no tiene batería. Si la llave se perdió, para muchos carros podemos hacer una nueva.',
      },
      {
        slug: 'house-lockout',
        title: 'A su casa',
        text: 'Una casa, un condominio o un apartamento. Trate de recordar si puso el cerrojo (deadbolt) o solo cerró la puerta.',
      },
      {
        slug: 'business-lockout',
        title: 'A su tienda u oficina',
        text: 'Puertas de vidrio, cortinas metálicas (gates) y almacenes. Tenga listo el código de la alarma y a alguien a cargo.',
      },
      {
        slug: 'storage-unit-lockout',
        title: 'A su storage',
        text: 'La llave se perdió o el candado está trabado. Lleve su contrato y averigüe cuándo está abierto el portón.',
      },
    ],
  },
  sceneLine: 'Primero el precio. Después salimos.',
  price: {
    heading: 'Cuánto cuesta un cerrajero de emergencia',
    paragraphs: [
      'Una apertura cuesta desde {emergencyPrice}. El precio depende del tipo de cerradura y de cuántas están cerradas.',
      'El precio que le damos es para el trabajo que usted describe. Si de noche o en día feriado cuesta más, ya va en el precio que le damos. Si el trabajo resulta ser otro, paramos, le explicamos y esperamos su respuesta.',
    ],
  },
  questions: {
    heading: 'Preguntas sobre emergencias',
    items: [
      {
        question: '¿Cómo sé que son cerrajeros de verdad?',
        answer: whileLicensed(
          inNewJersey(
            'Busque nuestra licencia, {license}, en la lista de la División de Asuntos del Consumidor (Division of Consumer Affairs) de New Jersey antes de que lleguemos. El cerrajero se la enseña antes de empezar.',
            'Compruebe nuestra licencia, {license}, con el estado antes de que lleguemos. El cerrajero se la enseña antes de empezar.',
          ),
          'El cerrajero le dice el nombre de nuestro negocio, {businessName}, y sabe el precio que le dimos. Si algo no coincide, no abra la puerta y llámenos.',
        ),
      },
      {
        question: 'Mi identificación se quedó adentro. ¿Qué hago?',
        answer:
          'Díganoslo por teléfono. Un vecino o el dueño de la vivienda puede decir que usted vive ahí, y vemos su identificación cuando la puerta esté abierta.',
      },
      {
        question: '¿Puedo enviar el formulario en vez de llamar?',
        answer:
          'Sí, nos llega a cualquier hora. Si está afuera en este momento, llamar es más rápido.',
      },
    ],
  },
}
