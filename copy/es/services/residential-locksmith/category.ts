import { perFacts } from '#domain/business/per-facts.ts'
import { capitalized, offeredList, whileOffered } from '#copy/offered.ts'
import { area, baseTown, region } from '#copy/es/place.ts'
import type { CategoryCopy } from '#copy/types.ts'

export const residentialLocksmith = perFacts((): CategoryCopy => ({
  meta: {
    title: `Cerrajero residencial, ${baseTown()} ${region()}`,
    description: `Cerrajero residencial a domicilio en ${area()}, 24/7: ${offeredList(
      'es',
      [
        ['Lock Rekey', 'cambio de llaves'],
        ['Lock Replacement', 'cerraduras nuevas'],
        ['Lock Repair', 'reparaciones'],
        ['Gate Locks', 'portones'],
      ],
      'cerraduras',
    )}, en casas y apartamentos.`,
  },
  heading: 'Cerrajero residencial',
  lead: `Vamos a su casa o apartamento, 24/7, en ${area()}: ${offeredList(
    'es',
    [
      ['Lock Rekey', 'cambiamos llaves'],
      ['Lock Repair', 'reparamos cerraduras (chapas, llavines)'],
      ['Lock Replacement', 'ponemos cerraduras nuevas'],
    ],
    'trabajamos en sus cerraduras',
  )}.${whileOffered('Lock Replacement', ' Poner una cuesta desde {installationPrice}, más la cerradura.')}`,
  blurb: 'Casas y apartamentos.',
  plateAlt: whileOffered(
    'Gate Locks',
    'La puerta de una casa y el portón de enfrente: un cerrojo encima de una perilla, un llavero con las llaves repartidas en años y una cerradura en el portón del jardín.',
    'La puerta de una casa: un cerrojo encima de una perilla y un llavero con las llaves repartidas en años.',
  ),
  callouts: [
    { part: 'deadbolt', title: 'Cerrojo', text: 'Deadbolt: el que no deja entrar' },
    { part: 'knob', title: 'Perilla', text: 'Solo mantiene cerrada la puerta' },
    { part: 'keys', title: 'Llaves viejas', text: '¿Quién tiene una todavía?' },
    { part: 'gate', title: 'Portón', text: 'Lleva cerradura para exteriores' },
  ],
  promise: {
    heading: `¿${capitalized(
      offeredList(
        'es',
        [
          ['Lock Rekey', 'cambiar las llaves'],
          ['Lock Repair', 'reparar'],
          ['Lock Replacement', 'poner una nueva'],
        ],
        'qué cerradura',
        'or',
      ),
    )}?`,
    paragraphs: [
      ...whileOffered(
        'Lock Rekey',
        [
          '¿Hay copias de su llave en otras manos? Le cambiamos las llaves (rekey): la cerradura es la misma, con pines y llaves nuevas. Casi siempre cuesta menos que poner otra.',
        ],
        [],
      ),
      ...whileOffered(
        'Lock Repair',
        [
          '¿Se traba? Mire la puerta. La casa se asienta y la madera se hincha o se encoge, así que revisamos las bisagras y el marco antes de echarle la culpa a la cerradura.',
        ],
        [],
      ),
      ...whileOffered(
        'Lock Replacement',
        [
          'La cerradura se cambia si está gastada, es débil o no es para esa puerta. Si basta con algo más barato, no le vendemos una nueva.',
        ],
        [],
      ),
    ],
  },
  chooser: {
    heading: '¿Qué le pasa a su cerradura?',
    items: [
      {
        slug: 'lock-replacement',
        title: 'Está gastada o es débil',
        text: 'La llave gira sin agarrar, la puerta solo tiene perilla o usted quiere un teclado.',
      },
      {
        slug: 'lock-rekey',
        title: 'Otros tienen su llave',
        text: 'Usted se acaba de mudar, o alguien se fue con una.',
      },
      {
        slug: 'lock-repair',
        title: 'Se traba o da vueltas',
        text: 'La ajustamos o le cambiamos la pieza que falla.',
      },
      {
        slug: 'gate-locks',
        title: 'El portón no cierra con llave',
        text: 'Está caído, o la cerradura se oxidó.',
      },
    ],
  },
  sceneLine: 'Llaves nuevas para su casa. Las viejas ya no abren.',
  price: {
    heading: 'Cuánto cuesta un cerrajero para su casa',
    paragraphs: ['Si son varias puertas, le damos el total por todas.'],
  },
  questions: {
    heading: 'Preguntas sobre cerraduras de casa',
    items: [
      {
        question: 'Me acabo de mudar. ¿Cambio las llaves o la cerradura?',
        answer:
          'Por lo general, las llaves (rekey): las viejas ya no sirven y las cerraduras se quedan. Cambie solo la cerradura que esté gastada o que no le guste.',
      },
      {
        question: '¿Tengo que estar en casa?',
        answer:
          'No, pero tiene que estar otro adulto que pueda autorizar el trabajo: díganos quién.',
      },
      {
        question: 'Vivo en un apartamento. ¿De quién es la cerradura?',
        answer:
          'La de la entrada es del edificio. La de su puerta la puede cambiar usted si es un condominio, según el reglamento. Si renta, pídale permiso al dueño (landlord); muchos quieren una copia de la llave.',
      },
      {
        question: '¿Pueden cambiar la cerradura de un buzón?',
        answer:
          'Sí, si es suya. En un panel de buzones, muchas veces es del dueño del edificio. Un panel del correo (Postal Service) solo lo puede abrir el correo.',
      },
      {
        question: '¿Trabajan de noche y los fines de semana?',
        answer:
          'Sí. Lo urgente, a cualquier hora. Para lo que puede esperar, escoja en el formulario un rango de dos horas, de día, y le llamamos.',
      },
    ],
  },
}))
