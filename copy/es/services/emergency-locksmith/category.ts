import { area, baseTown, inNewJersey, nearbyTowns, region, whileLicensed } from '#copy/es/place.ts'
import type { CategoryCopy } from '#copy/types.ts'

export const emergencyLocksmith: CategoryCopy = {
  meta: {
    title: `Cerrajero de emergencia en ${baseTown}, ${region}`,
    description: `¿No puede entrar a su casa, carro o tienda? Cerrajero de emergencia a domicilio, las 24 horas, en ${baseTown} y ${nearbyTowns}. El precio, antes de salir.`,
  },
  heading: 'Cerrajero de emergencia',
  lead: `¿Se quedó afuera? Abrimos casas, carros, tiendas y storages 24/7 en ${area}, desde {emergencyPrice}. Usted sabe el precio y la hora por teléfono, y paga cuando ya esté abierto.`,
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
      'Díganos dónde está, qué se cerró y si hay alguien encerrado. Le decimos el precio y a qué hora llegamos. Si dice que sí, salimos. En la puerta nos identificamos los dos. Abrimos, usted prueba y después paga.',
      'Muchas cerraduras de casa se abren con ganzúa, y muchos carros, con una cuña de aire y una varilla. La cerradura sigue sirviendo. Si hay que taladrar, va en una línea aparte de la orden de trabajo, y usted lo aprueba antes.',
      '¿Hay un niño o una mascota en un carro cerrado, o algo en la estufa? ¿Huele a humo o a gas? Llame al 911 antes de llamarnos a nosotros.',
    ],
  },
  chooser: {
    heading: '¿A dónde no puede entrar?',
    items: [
      {
        slug: 'car-lockout',
        title: 'A su carro',
        text: 'Las llaves están en la cabina o en el baúl, o el control se quedó sin batería. Y si la perdió, para muchos carros hacemos una nueva.',
      },
      {
        slug: 'house-lockout',
        title: 'A su casa',
        text: 'Una casa, un condominio o un apartamento. Trate de recordar si puso el cerrojo (deadbolt) o si la puerta solo se cerró.',
      },
      {
        slug: 'business-lockout',
        title: 'A su tienda u oficina',
        text: 'Puertas de vidrio, cortinas metálicas (gates) y almacenes. Tenga listo el código de la alarma y a alguien a cargo.',
      },
      {
        slug: 'storage-unit-lockout',
        title: 'A su storage',
        text: 'La llave se perdió o el candado está trabado. Lleve su contrato y averigüe hasta qué hora abre el portón.',
      },
    ],
  },
  sceneLine: 'Primero el precio. Después salimos.',
  price: {
    heading: 'Cuánto cuesta un cerrajero de emergencia',
    paragraphs: [
      'Depende de qué cerradura es y de cuántas están cerradas. Si el trabajo resulta ser otro, paramos, le explicamos y usted decide.',
    ],
  },
  questions: {
    heading: 'Preguntas sobre emergencias',
    items: [
      {
        question: '¿Cómo sé que son cerrajeros de verdad?',
        answer: whileLicensed(
          inNewJersey(
            'Busque nuestra licencia, {license}, en la lista de la División de Asuntos del Consumidor (Division of Consumer Affairs) de New Jersey antes de que lleguemos. El cerrajero también se la enseña antes de empezar.',
            'Compruebe nuestra licencia, {license}, con el estado antes de que lleguemos. El cerrajero también se la enseña antes de empezar.',
          ),
          'El cerrajero le dice el nombre de nuestro negocio, {businessName}, y sabe el precio que le dimos. Si algo no coincide, no abra la puerta y llámenos.',
        ),
      },
      {
        question: 'Mi identificación se quedó adentro. ¿Qué hago?',
        answer:
          'Díganoslo por teléfono. Un vecino o el dueño (landlord) puede decir que usted vive ahí, y la identificación la vemos al abrir.',
      },
      {
        question: '¿Puedo enviar el formulario en vez de llamar?',
        answer:
          'Sí, nos llega a cualquier hora. Pero si está afuera en este momento, llamar es más rápido.',
      },
    ],
  },
}
