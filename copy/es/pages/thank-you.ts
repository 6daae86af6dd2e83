import type { ThankYouCopy } from '#copy/page-types.ts'

export const thankYou: ThankYouCopy = {
  meta: {
    title: 'Solicitud recibida',
    description:
      'Tenemos su solicitud de cerrajero y le llamaremos con un precio. Vea qué hacer mientras espera y a qué número llamar si algo cambia.',
  },
  sent: {
    heading: ['Gracias.', 'Tenemos su solicitud.'],
    lead: 'Un cerrajero le llamará al {visitorPhone} con un precio. Por favor, tenga el teléfono a la mano.',
  },
  unknown: {
    heading: ['No encontramos', 'ninguna solicitud.'],
    lead: 'Si envió una desde otra ventana u otro teléfono, llámenos y vemos si la tenemos.',
  },
  waiting: {
    heading: 'Mientras espera',
    items: [
      {
        title: 'Espere donde haya luz',
        text: 'Un lobby, una tienda o los escalones de un vecino.',
      },
      {
        title: 'Busque su identificación',
        text: 'Si está adentro, la vemos cuando la puerta ya esté abierta.',
      },
      {
        title: 'No fuerce la cerradura',
        text: 'Si la llave se dobla o se rompe, el trabajo toma más tiempo.',
      },
    ],
    guides: [
      { path: '/guides/while-you-wait', text: 'Más cosas que hacer mientras espera' },
      { path: '/guides/locksmith-scams', text: 'Qué preguntar antes de que empiecen' },
    ],
  },
  planned: {
    heading: 'Antes de que llamemos',
    items: [
      {
        title: 'Cuente las cerraduras',
        text: 'Puertas, cerraduras y llaves: el precio depende de ellas.',
      },
      {
        title: 'Tome una foto',
        text: 'Una foto de la cerradura o de la llave dice más que su nombre.',
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
