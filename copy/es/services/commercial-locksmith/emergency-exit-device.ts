import { area, baseTown, region, townAndCounty, withLicense } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const emergencyExitDevice: ServiceCopy = {
  meta: {
    title: `Barras de pánico en ${baseTown}, ${region}`,
    description: `Un cerrajero${withLicense} arregla e instala barras de pánico, barras cortafuego y alarmas de salida en ${townAndCounty}. 24/7.`,
  },
  heading: 'Barra de pánico (salida de emergencia)',
  lead: `¿Se traba la barra de pánico, o un inspector le dejó un aviso? La arreglamos o instalamos una nueva en ${area}, 24/7. Díganos qué tipo de barra es o léanos su etiqueta, y le decimos cuánto cuesta.`,
  blurb: 'Barras y alarmas de salida: arregladas o nuevas.',
  plateAlt:
    'Una barra de pánico a lo ancho de una puerta: la barra que se empuja, el pestillo al final de la caja, la contrachapa y, dentro de la barra, el fijador de llave hexagonal que la mantiene abajo.',
  callouts: [
    { part: 'bar', title: 'Barra', text: 'Un empujón abre la puerta' },
    { part: 'latch', title: 'Pestillo', text: 'Debe soltar y volver a agarrar' },
    { part: 'strike', title: 'Contrachapa', text: 'En el marco de la puerta' },
    { part: 'dogging', title: 'Fijador', text: 'Fija la barra; no en cortafuego' },
  ],
  promise: {
    heading: 'Qué debe hacer una barra de pánico',
    paragraphs: [
      'Usted empuja la barra y la puerta tiene que abrir con un empujón suave, aun a oscuras. Cuando la puerta se cierra, tiene que volver a enganchar para que nadie entre de la calle. Si solo hace una de las dos cosas, nosotros la arreglamos.',
      'Arreglamos y cambiamos todos los tipos comunes, sus manijas de afuera y sus alarmas. También ajustamos el cierrapuertas y la contrachapa. Muchas barras “rotas” resultan ser una puerta caída o una varilla doblada.',
    ],
  },
  whenToCall: {
    heading: 'Cuándo llamar por una puerta de salida',
    items: [
      'La barra está dura.',
      'La puerta se cierra pero no engancha.',
      'La alarma de la salida pita, o alguien le quitó la batería.',
      'Alguien le puso una cadena a la puerta.',
      'Un inspector dejó un aviso sobre la puerta.',
    ],
  },
  comparison: {
    heading: '¿Barra de pánico o barra cortafuego?',
    columns: ['Barra de pánico', 'Barra cortafuego'],
    rows: [
      {
        label: 'Dónde va',
        cells: ['En salidas sin clasificación contra fuego', 'En puertas cortafuego (fire doors)'],
      },
      {
        label: '¿Se puede fijar la barra abajo (“dogging”)?',
        cells: ['Sí, con llave hexagonal o llave común', 'No, la puerta tiene que enganchar'],
      },
      {
        label: 'Cómo puede quedar abierta',
        cells: [
          'Con el fijador',
          'Solo con un retenedor eléctrico que la suelta cuando suena la alarma de incendios',
        ],
      },
      {
        label: 'Para qué está probada',
        cells: ['Para dejar salir a la gente', 'Para dejar salir y contener un incendio'],
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta una barra de pánico',
    paragraphs: [
      'El precio depende del tipo. La que menos cuesta es una barra sencilla de sobreponer, y la que más, una con varillas verticales. Las barras cortafuego cuestan más. Una manija de afuera con llave, una alarma o piezas eléctricas van en líneas aparte.',
      'Muchas veces solo hay que ajustar la contrachapa o el cierrapuertas, y ese es un trabajo pequeño. Díganos cómo es la puerta y le damos el precio por teléfono.',
    ],
  },
  ready: {
    heading: 'Qué decirnos por teléfono',
    items: [
      {
        icon: 'scan',
        title: 'Lo que dicen las etiquetas',
        text: 'Están del lado de las bisagras de la puerta y en la punta de la barra.',
      },
      {
        icon: 'document',
        title: 'El aviso del inspector si le dejó uno',
        text: 'Léanoslo por teléfono.',
      },
      {
        icon: 'clock',
        title: 'Una hora en que no haya nadie',
        text: 'Trabajamos a esa hora. Así la salida está libre cuando hace falta.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre barras de pánico',
    items: [
      {
        question: '¿Mi puerta necesita barra de pánico?',
        answer:
          'Los códigos de construcción la piden en escuelas, en lugares donde se reúne mucha gente y en cuartos de alto peligro. En su caso decide el inspector de incendios de su ciudad (fire official).',
      },
      {
        question: 'Hay gente que se mete por la salida. ¿Qué hago?',
        answer:
          'Quite la manija de afuera, ponga una alarma de salida y arregle la contrachapa y el cierrapuertas. Una barra que abre con demora se permite solo en algunos lugares, y tiene que estar conectada a la alarma de incendios.',
      },
      {
        question: '¿Puedo cerrar la salida con llave por dentro?',
        answer:
          'Ciérrela para la gente de afuera, no para la de adentro. Los códigos permiten una cerradura con llave, con un letrero, en la puerta principal de algunas tiendas y oficinas. El inspector de incendios le puede decir si la suya es una de ellas.',
      },
    ],
  },
  related: { heading: 'Servicios para sus otras puertas' },
  aside: {
    heading: 'Pida una reparación de barra de pánico',
    hint: 'Escoja para cuándo. En la próxima página, díganos qué hace la puerta.',
  },
}
