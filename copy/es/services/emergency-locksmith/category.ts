import { perFacts } from '#domain/business/per-facts.ts'
import { offeredList } from '#copy/offered.ts'
import { area, baseTown, inNewJersey, nearbyTowns, whileLicensed } from '#copy/es/place.ts'
import type { CategoryCopy } from '#copy/types.ts'

export const emergencyLocksmith = perFacts((): CategoryCopy => ({
  meta: {
    title: `Cerrajero de emergencia, ${baseTown()}`,
    description: `¿No puede entrar a su ${offeredList(
      'es',
      [
        ['House Lockout', 'casa'],
        ['Car Lockout', 'carro'],
        ['Business Lockout', 'tienda'],
        ['Storage Unit Lockout', 'storage'],
      ],
      'casa',
      'or',
    )}? Cerrajero de emergencia las 24 horas en ${baseTown()} y ${nearbyTowns()}, desde {emergencyPrice}.`,
  },
  heading: 'Cerrajero de emergencia',
  warning: '¿Niño o mascota en un carro, estufa prendida, humo o gas? Llame primero al 911.',
  lead: `Abrimos ${offeredList(
    'es',
    [
      ['House Lockout', 'casas'],
      ['Car Lockout', 'carros'],
      ['Business Lockout', 'tiendas'],
      ['Storage Unit Lockout', 'storage'],
    ],
    'puertas',
  )}, 24/7, en ${area()}, desde {emergencyPrice} de día y {nightPrice} de noche. Antes de salir le decimos el total y a qué hora llegamos.`,
  blurb: 'Le abrimos a cualquier hora.',
  plateAlt:
    'Una puerta de entrada de noche: una lámpara arriba, el número de la casa al lado, una cerradura de latón y una llave en un gancho que se ve por el vidrio.',
  callouts: [
    { part: 'lamp', title: 'Lámpara', text: 'Espere donde haya luz' },
    { part: 'number', title: 'Número de casa', text: 'Dígalo con la esquina' },
    { part: 'lock', title: 'Cerradura', text: 'Díganos cuál está cerrada' },
    { part: 'key', title: 'Llave', text: 'Quizás un vecino tiene otra' },
  ],
  promise: {
    heading: 'Qué pasa cuando usted llama',
    paragraphs: [
      'El precio depende de qué se cerró y de qué cerradura tiene; la hora de llegada, de dónde está usted. Le decimos las dos cosas, y usted dice sí o no. En la puerta le decimos quiénes somos, y usted nos enseña que vive ahí o que el carro es suyo.',
      'Muchas cerraduras de casa se abren con ganzúa, y la mayoría de los carros, con una cuña y una varilla. El taladro es lo último, y solo con su permiso. Usted prueba la cerradura y después paga.',
    ],
  },
  chooser: {
    heading: '¿Qué necesita abrir?',
    items: [
      {
        slug: 'car-lockout',
        title: 'Su carro',
        text: 'Las llaves quedaron adentro o en el baúl, o el control no tiene pila.',
      },
      {
        slug: 'house-lockout',
        title: 'Su casa',
        text: 'Trate de acordarse: ¿puso el cerrojo (deadbolt), o la puerta solo se cerró?',
      },
      {
        slug: 'business-lockout',
        title: 'Su tienda u oficina',
        text: 'Tenga a la mano el código de la alarma y el teléfono del dueño.',
      },
      {
        slug: 'storage-unit-lockout',
        title: 'Su storage',
        text: 'Se perdió la llave o se trabó el candado. ¿El portón está abierto a esta hora?',
      },
    ],
  },
  sceneLine: 'Primero le damos el precio; después salimos.',
  price: { heading: 'Cuánto cuesta un cerrajero de emergencia', paragraphs: [] },
  questions: {
    heading: 'Preguntas sobre emergencias',
    items: [
      {
        question: '¿Cómo sé que son cerrajeros de verdad?',
        answer: whileLicensed(
          inNewJersey(
            'Mientras espera, busque nuestra licencia, {license}, en la lista de la División de Asuntos del Consumidor de New Jersey (Division of Consumer Affairs). En la orden de trabajo están el nombre y la licencia de su cerrajero.',
            'Mientras espera, compruebe nuestra licencia, {license}, con el estado. En la orden de trabajo están el nombre y la licencia de su cerrajero.',
          ),
          'El cerrajero le dice el nombre de nuestro negocio, {businessName}, y el precio que usted oyó por teléfono. Si algo no coincide, no abra la puerta y llámenos.',
        ),
      },
      {
        question: 'Mi identificación se quedó adentro. ¿Qué hago?',
        answer:
          'La vemos en cuanto se abre la puerta. También ayuda que un vecino o el dueño (landlord) diga que usted vive ahí.',
      },
      {
        question: '¿Puedo enviar el formulario en vez de llamar?',
        answer: 'Sí, a cualquier hora. Pero si está afuera en este momento, es más rápido llamar.',
      },
    ],
  },
}))
