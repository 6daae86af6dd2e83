import { area, baseTown, inNewJersey, nearbyTowns, whileLicensed } from '#copy/es/place.ts'
import { prices } from '#copy/es/prices.ts'
import { termQuestion } from '#copy/price-text.ts'
import type { CategoryCopy } from '#copy/types.ts'

export const emergencyLocksmith: CategoryCopy = {
  meta: {
    title: `Cerrajero de emergencia, ${baseTown}`,
    description: `¿No puede entrar a su casa, carro, tienda o storage? Cerrajero de emergencia a domicilio, las 24 horas, en ${baseTown} y ${nearbyTowns}.`,
  },
  heading: 'Cerrajero de emergencia',
  lead: `Abrimos casas, carros, tiendas y storages a domicilio, 24/7, en ${area}, desde {emergencyPrice}. Usted sabe el total y a qué hora llegamos antes de que salgamos.`,
  blurb: 'Le abrimos a cualquier hora.',
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
      'El precio depende de tres cosas: dónde está, qué se cerró y si existe una llave. Le decimos un solo total, y usted dice sí o no. En la puerta nos identificamos los dos: usted ve nuestra licencia, y nosotros, que la casa o el carro es suyo.',
      'La mayoría de las cerraduras de casa se abren con ganzúa, y la mayoría de los carros, con una cuña y una varilla. El taladro es lo último, y solo con su permiso. Antes de pagar, usted prueba la cerradura.',
      '¿Hay un niño o una mascota en un carro cerrado, algo en la estufa, olor a humo o a gas? Llame primero al 911.',
    ],
  },
  chooser: {
    heading: '¿A dónde no puede entrar?',
    items: [
      {
        slug: 'car-lockout',
        title: 'A su carro',
        text: 'Las llaves quedaron en la cabina o en el baúl, o el control está sin batería.',
      },
      {
        slug: 'house-lockout',
        title: 'A su casa',
        text: 'Trate de recordar: ¿puso el cerrojo (deadbolt), o la puerta solo se cerró?',
      },
      {
        slug: 'business-lockout',
        title: 'A su tienda u oficina',
        text: 'Tenga a la mano el código de la alarma y a alguien a cargo.',
      },
      {
        slug: 'storage-unit-lockout',
        title: 'A su storage',
        text: 'Se perdió la llave o se trabó el candado. ¿El portón está abierto a esta hora?',
      },
    ],
  },
  sceneLine: 'Primero el precio. Después salimos.',
  price: { heading: 'Cuánto cuesta un cerrajero de emergencia', paragraphs: [] },
  questions: {
    heading: 'Preguntas sobre emergencias',
    items: [
      {
        question: '¿Cómo sé que son cerrajeros de verdad?',
        answer: whileLicensed(
          inNewJersey(
            'Mientras espera, busque nuestra licencia, {license}, en la lista de la División de Asuntos del Consumidor de New Jersey (Division of Consumer Affairs). El mismo número está en la orden de trabajo.',
            'Mientras espera, compruebe nuestra licencia, {license}, con el estado. El mismo número está en la orden de trabajo.',
          ),
          'El cerrajero le dice el nombre de nuestro negocio, {businessName}, y el precio que usted oyó por teléfono. Si algo no coincide, no abra la puerta y llámenos.',
        ),
      },
      {
        question: 'Mi identificación se quedó adentro. ¿Qué hago?',
        answer:
          'Un vecino o el dueño (landlord) puede decir que usted vive ahí. La identificación es lo primero que vemos cuando se abre la puerta.',
      },
      ...termQuestion(
        { question: '¿Y si digo que no cuando ya llegaron?' },
        'cancellation',
        prices,
      ),
      ...termQuestion({ question: '¿Cómo puedo pagar?' }, 'payment', prices),
      {
        question: '¿Puedo enviar el formulario en vez de llamar?',
        answer: 'Sí, a cualquier hora. Pero si está afuera en este momento, llamar es más rápido.',
      },
    ],
  },
}
