import type { ThankYouCopy } from '#copy/page-types.ts'

export const thankYou: ThankYouCopy = {
  meta: {
    title: 'Su solicitud',
    description:
      'Tenemos su solicitud y le llamaremos con un precio. Vea qué hacer mientras espera y a qué número llamar si algo cambia.',
  },
  sent: {
    heading: ['Gracias.', 'Tenemos su solicitud.'],
    lead: 'Un cerrajero le llamará al {visitorPhone} con un precio. Por favor, tenga el teléfono a la mano.',
    plannedLead:
      'Un cerrajero le llamará al {visitorPhone} con un precio. No hace falta que esté pendiente del teléfono: la página de su solicitud dice para cuándo le confirmamos.',
  },
  unknown: {
    heading: ['No encontramos', 'ninguna solicitud.'],
    lead: 'Si la envió desde otra ventana u otro teléfono, llámenos y la buscamos.',
  },
  inside: {
    lead: 'Llame ya al 911: hay un niño o una mascota encerrados.',
    heading: 'Hasta que llegue la ayuda',
    items: [
      {
        title: 'Llame primero al 911',
        text: 'Los bomberos pueden romper un vidrio o forzar la puerta.',
      },
      { title: 'Quédese ahí', text: 'Póngase a la vista y siga hablándoles.' },
      {
        title: 'No ocupe su teléfono',
        text: 'Le llamamos. Si abren antes de que lleguemos, cancele en la página de su solicitud.',
      },
    ],
    guides: [{ path: '/guides/while-you-wait', text: 'Qué más hacer mientras espera' }],
  },
  waiting: {
    heading: 'Mientras espera',
    items: [
      {
        title: '¿Hay alguien encerrado o herido, o huele a humo o a gas?',
        text: 'Llame ya al 911.',
      },
      {
        title: 'Espere donde haya luz',
        text: 'La entrada de un edificio, una tienda o la puerta de un vecino.',
      },
      {
        title: 'Busque su identificación',
        text: 'Si se quedó adentro, la vemos al abrir.',
      },
      {
        title: 'No fuerce la cerradura',
        text: 'Una llave doblada o rota complica el trabajo.',
      },
    ],
    guides: [
      { path: '/guides/while-you-wait', text: 'Qué más hacer mientras espera' },
      { path: '/guides/locksmith-scams', text: 'Qué preguntar antes de que empiecen' },
    ],
  },
  inCar: {
    heading: 'Mientras espera',
    items: [
      {
        title: 'Quédese junto al carro',
        text: '¿Hay un niño o una mascota adentro? Llame ya al 911.',
      },
      {
        title: 'Busque su identificación y el registro',
        text: 'Si están en el carro, los vemos al abrir.',
      },
      {
        title: 'No haga palanca en la puerta',
        text: 'Una puerta doblada o un vidrio rayado sale más caro que abrir el carro.',
      },
    ],
    guides: [
      { path: '/guides/while-you-wait', text: 'Qué más hacer mientras espera' },
      { path: '/guides/locksmith-scams', text: 'Qué preguntar antes de que empiecen' },
    ],
  },
  planned: {
    heading: 'Antes de que llamemos',
    items: [
      {
        title: 'Cuente las cerraduras',
        text: 'El precio depende de cuántas puertas, cerraduras y llaves son.',
      },
      {
        title: 'Tome una foto',
        text: 'Con una foto de la cerradura o de la llave sabemos qué llevar.',
      },
      {
        title: '¿Cambió de idea?',
        text: 'Díganoslo cuando le llamemos, o cancele en la página de su solicitud.',
      },
    ],
    guides: [{ path: '/guides/locksmith-scams', text: 'Qué preguntar antes de que empiecen' }],
  },
  summary: {
    heading: 'Lo que nos envió',
    service: 'Servicio',
    where: 'Dónde',
    when: 'Cuándo',
    wrong: '¿Algo está mal? Díganoslo cuando le llamemos, o llámenos ahora.',
  },
  returnHome: 'Ir al inicio',
  pictureAlt:
    'Una cerradura cortada por la mitad: la llave está hasta el fondo y todos los pines están en línea.',
}
