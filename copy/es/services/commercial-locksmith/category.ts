import { perFacts } from '#domain/business/per-facts.ts'
import { capitalized, offeredList, whileOffered } from '#copy/offered.ts'
import { area, baseTown, inNewJersey, region, state, whileLicensed } from '#copy/es/place.ts'
import type { CategoryCopy } from '#copy/types.ts'
import { whileServed } from '#copy/while-town-served.ts'

export const commercialLocksmith = perFacts((): CategoryCopy => ({
  meta: {
    title: `Cerrajero comercial, ${baseTown()} ${region()}`,
    description: `Cerrajero comercial en ${area()}, 24/7: ${offeredList(
      'es',
      [
        ['Commercial Lock Rekey', 'cambio de llaves'],
        ['Commercial Lock Replacement', 'cerraduras'],
        ['Master Key System', 'llave maestra'],
        ['Access Control', 'tarjetas'],
        ['Emergency Exit Device', 'barras de pánico'],
      ],
      'cerraduras',
    )} para tiendas, oficinas y edificios.`,
  },
  heading: 'Cerrajero comercial',
  lead: `${capitalized(
    offeredList(
      'es',
      [
        ['Commercial Lock Replacement', 'ponemos'],
        ['Commercial Lock Replacement', 'cambiamos'],
        [null, 'reparamos'],
      ],
      '',
    ),
  )} cerraduras (chapas) de tiendas, oficinas y edificios en ${area()}, 24/7. ${whileOffered('Commercial Lock Replacement', 'Poner una cuesta desde {installationPrice}, más la cerradura. ')}Si son muchas puertas, le cotizamos por escrito, puerta por puerta.`,
  blurb: 'Tiendas, oficinas, edificios.',
  plateAlt: `Plano de una tienda vista desde arriba: ${offeredList(
    'es',
    [
      [null, 'la puerta del frente a la calle'],
      [null, 'la puerta de una oficina'],
      ['Access Control', 'un lector de tarjeta en el almacén'],
      ['Emergency Exit Device', 'una barra de pánico atrás'],
    ],
    '',
  )}.`,
  callouts: [
    { part: 'front', title: 'Puerta del frente', text: 'La que más se usa en el día' },
    {
      part: 'office',
      title: 'Oficina',
      text: whileOffered('Master Key System', 'Con llave propia y la maestra', 'Con llave propia'),
    },
    { part: 'reader', title: 'Almacén', text: 'Abre con tarjeta' },
    { part: 'exit', title: 'Salida de atrás', text: 'Empuje la barra para salir' },
  ],
  promise: {
    heading: 'Por dónde empezar en su negocio',
    paragraphs: [
      'Haga una lista: qué puertas tiene y quién debe abrir cada una. Con la lista en la mano se ve qué le falta a cada puerta.',
      `A una tienda pequeña puede bastarle un cilindro nuevo, que es donde entra la llave. ${whileOffered(['Access Control', 'Emergency Exit Device'], `${whileServed('Secaucus', 'Un almacén grande cerca de Secaucus Road', 'Un almacén grande')} puede necesitar lectores de tarjeta en dos puertas y una barra de pánico en otra. `)}La cerradura que está buena se queda.`,
      'Si trabajamos en una salida, la probamos: mientras haya gente adentro, todos tienen que poder salir. Y a una puerta contra incendios (fire door) le ponemos solo piezas certificadas para ella.',
    ],
  },
  chooser: {
    heading: '¿Qué necesita su negocio?',
    items: [
      {
        slug: 'lock-replacement',
        title: 'Cambiar una cerradura gastada',
        text: 'La manija se cae, la puerta no cierra bien o el cerrojo del frente se traba.',
      },
      {
        slug: 'lock-rekey',
        title: 'Alguien se fue con una llave',
        text: 'La cerradura está buena: solo hay que cambiar las llaves (rekey).',
      },
      {
        slug: 'emergency-exit-device',
        title: 'Reparar la salida de emergencia',
        text: 'La barra se traba, la alarma pita o alguien le puso una cadena.',
      },
      {
        slug: 'master-key',
        title: 'Una sola llave para todo',
        text: 'Usted abre todas las puertas; cada empleado o inquilino, solo la suya.',
      },
      {
        slug: 'access-control',
        title: 'Abrir con tarjeta o código',
        text: 'Sin cambiar llaves cada vez que alguien se va.',
      },
    ],
  },
  sceneLine: 'Usted decide quién abre cada puerta.',
  price: { heading: 'Cuánto cuesta un cerrajero para su negocio', paragraphs: [] },
  questions: {
    heading: 'Preguntas sobre cerraduras de negocio',
    items: [
      {
        question: '¿Quién puede autorizar el trabajo?',
        answer:
          'El dueño, quien firmó el contrato de alquiler o alguien a quien ellos autoricen. Las llaves y los códigos se entregan solo a esa persona.',
      },
      {
        question: '¿Pueden trabajar con el negocio cerrado?',
        answer:
          'Sí: antes de que abra o después de que cierre. De día también, una puerta a la vez.',
      },
      ...whileLicensed(
        [
          {
            question: '¿Tienen licencia para este trabajo?',
            answer: inNewJersey(
              'Sí. New Jersey les da licencia a los cerrajeros, y la nuestra es la {license}. La puede buscar en la lista de la División de Asuntos del Consumidor (Division of Consumer Affairs).',
              `Sí. Nuestra licencia de ${state()} es la {license}.`,
            ),
          },
        ],
        [],
      ),
      {
        question: '¿Conocen el código de construcción para mi puerta?',
        answer:
          'Las reglas comunes, sí, y le decimos lo que vemos. La última palabra la tiene el inspector de construcción o de incendios de su ciudad.',
      },
    ],
  },
}))
